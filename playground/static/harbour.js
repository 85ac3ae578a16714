// The side of the page: which channel is shown, what time it is. Asks for the present state every second and draws it.

const frame = document.getElementById("discord");
const notice = document.getElementById("notice");
const channelList = document.getElementById("channels");
const people = document.getElementById("people");
const languages = new Intl.DisplayNames("en", { type: "language" });
const skips = [...document.querySelectorAll("[data-seconds]")];
const seen = {}; // the newest message of each channel when it was last shown
let first = true; // what is there when the page opens counts as seen
let alive = false; // whether the frame has shown its channel
let state = null;

const say = (text) => {
  notice.textContent = text;
  notice.hidden = !text;
};

async function ask(path, body) {
  const request = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, request).catch(() => null);
  if (!answer) return say("The playground has stopped. Start it again with: make play");
  if (!answer.ok) return say(await answer.text());
  say("");
  draw(await answer.json());
}

function draw(next) {
  state = next;
  document.getElementById("server").textContent = state.server;
  document.getElementById("clock").textContent = new Date(state.time).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  channelList.replaceChildren(...state.channels.map(drawChannel));
  people.replaceChildren(...state.people.map(drawPerson));
  first = false;
  if (frame.dataset.page !== state.frame) {
    frame.dataset.page = state.frame;
    alive = false;
    frame.contentWindow.location.replace(state.frame);
  }
}

function drawChannel(channel) {
  const button = document.createElement("button");
  const shown = channel.id === state.shown;
  if (shown || first) seen[channel.id] = channel.latest;
  button.textContent = channel.name;
  button.classList.toggle("thread", channel.thread);
  button.classList.toggle("unread", channel.latest !== seen[channel.id]);
  if (shown) button.setAttribute("aria-current", "true");
  button.onclick = () => show(channel.id);
  const item = document.createElement("li");
  item.append(button);
  return item;
}

function drawPerson({ name, language }) {
  const item = document.createElement("li");
  item.textContent = `${name} reads ${languages.of(new Intl.Locale(language).language)}`;
  return item;
}

const show = (channel) => ask("/harbour/show", { channel });

async function skip(seconds) {
  skips.forEach((button) => (button.disabled = true));
  await ask("/harbour/skip", { seconds });
  skips.forEach((button) => (button.disabled = false));
}

// A page loaded anew starts as the first person, and everybody in the middle of the channel: become who we were, and go to the newest message.
function settle() {
  const page = frame.contentWindow;
  const picker = page.document.getElementById("viewer-picker");
  if (!page.simcordPreview?.ready || page.simcordPreview.viewerId !== picker.value) return setTimeout(settle, 100);
  const person = sessionStorage.getItem("person");
  if (person !== picker.value && [...picker.options].some((option) => option.value === person)) {
    picker.value = person;
    return picker.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const timeline = page.document.getElementById("channel-timeline");
  timeline.scrollTop = timeline.scrollHeight;
}

const newest = () => [...frame.contentDocument.querySelectorAll("#channel-timeline [data-message-id]")].at(-1)?.dataset.messageId;

// A button far up is answered below, out of sight: go there. An answer that changes the clicked message stays where it is.
function showAnswer(before) {
  if (!frame.contentWindow.simcordPreview?.ready) return setTimeout(showAnswer, 100, before);
  const last = newest();
  const answer = last !== before && frame.contentDocument.querySelector(`[data-message-id="${last}"] .message-ephemeral-note`);
  if (answer) settle();
}

// Discord offers what a command's option may be before anything is typed; simcord waits for a letter.
function suggest(field) {
  if (!field.matches(".command-option-input") || field.value || !frame.contentDocument.querySelector(".command-empty")) return;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// simcord gives up a page that did not ask for ten minutes, as happens when a laptop sleeps: load it again.
function revive() {
  if (frame.contentWindow.simcordPreview?.authorized) alive = true;
  else if (alive) {
    alive = false;
    frame.contentWindow.location.reload();
  }
}

// Links to channels lead to discord.com, and channel names nowhere: both mean the channels of this page.
function followChannel(event) {
  const link = event.target.closest('a[href^="https://discord.com/channels/"]');
  const id = link && new URL(link.href).pathname.split("/")[3];
  const name = event.target.closest(".mention")?.textContent;
  const channel = state.channels.find((candidate) => candidate.id === id || `#${candidate.name}` === name);
  if (!link && !channel) return;
  event.preventDefault();
  if (channel) show(channel.id);
  else say("That message is in a channel that is gone.");
}

frame.addEventListener("load", () => {
  const page = frame.contentDocument;
  page.addEventListener("click", followChannel, true);
  page.addEventListener("change", (event) => {
    if (event.target.id !== "viewer-picker") return;
    sessionStorage.setItem("person", event.target.value);
    setTimeout(settle, 100);
  }, true);
  page.addEventListener("submit", () => setTimeout(settle, 100), true); // what one sends, and the answer, are to be seen
  page.addEventListener("focusin", (event) => setTimeout(suggest, 0, event.target));
  page.addEventListener("click", (event) => {
    if (event.target.closest(".component-button")) setTimeout(showAnswer, 100, newest());
  }, true);
  if (frame.contentWindow.location.pathname === "/frame") settle();
});
skips.forEach((button) => (button.onclick = () => skip(Number(button.dataset.seconds))));

await ask("/harbour/state");
setInterval(() => {
  ask("/harbour/state");
  revive();
}, 1000);
