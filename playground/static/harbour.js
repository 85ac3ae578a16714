// The sidebar: the user, the channels and the clock. Requests the current state every second.

import { attend } from "./frame.js";

const $ = (id) => document.getElementById(id);
const frame = $("discord");
const skips = [...document.querySelectorAll(".skips button")];
const own = new Intl.DisplayNames("en", { type: "language" });
let state = null;
let opened = ""; // the view that is shown, and its first unread message when it was opened
let firstUnread = "";
let busy = false;

const say = (text) => {
  $("notice").textContent = text;
  $("notice").hidden = !text;
};

const remembered = (key) => sessionStorage.getItem(key) ?? "";

function where() {
  const looks = document.visibilityState === "visible" ? "yes" : "no";
  return new URLSearchParams({ person: remembered("person"), channel: remembered("channel"), looks });
}

async function ask(path, body) {
  const request = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const asked = `${remembered("person")}-${remembered("channel")}`;
  const answer = await fetch(`${path}?${where()}`, request).catch(() => null);
  if (!answer) return say("The playground has stopped. Start it again with: make play");
  if (!answer.ok) return say(await answer.text());
  const next = await answer.json();
  if (asked !== `${remembered("person")}-${remembered("channel")}`) return; // the user has changed since
  say("");
  draw(next);
}

function draw(next) {
  const known = state?.channels.length;
  state = next;
  sessionStorage.setItem("person", state.person);
  sessionStorage.setItem("channel", state.shown);
  const view = `${state.person}-${state.shown}`;
  if (opened !== view) [opened, firstUnread] = [view, state.firstUnread];
  drawSide();
  if (frame.dataset.page !== state.frame) {
    frame.dataset.page = state.frame;
    frame.contentWindow.location.replace(state.frame);
  }
  discord.mark(firstUnread, state.calling);
  if (known !== state.channels.length) discord.rename();
}

function drawSide() {
  $("server").textContent = state.server;
  $("time").textContent = new Date(state.time).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  const direct = state.channels.filter((channel) => channel.kind === "direct");
  list($("channels"), state.channels.filter((channel) => !direct.includes(channel)));
  list($("direct"), direct);
  const me = state.people.find((one) => one.id === state.person);
  choices($("person"), state.people.map((one) => [one.id, one.role ? `${one.name} (${one.role})` : one.name]), me.id);
  choices($("language"), state.languages.map((code) => [code, own.of(code)]), me.language);
  document.title = titled(state.channels.reduce((sum, channel) => sum + channel.mentions, 0));
  for (const button of skips) {
    const at = button.dataset.to && state.upcoming[button.dataset.to];
    button.disabled = busy || (button.dataset.to && !at);
    if (button.dataset.to) button.title = at ? new Date(at).toLocaleString() : "Nothing of that kind is coming";
  }
}

const titled = (mentions) => `${mentions ? `(${mentions}) ` : ""}Harbourmaster playground`;

function choices(select, options, chosen) {
  const drawn = JSON.stringify(options);
  if (select.dataset.drawn !== drawn) {
    select.dataset.drawn = drawn;
    select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  }
  if (document.activeElement !== select) select.value = chosen;
}

// Redraw only what has changed, so that a button keeps the focus.
function list(root, channels) {
  const drawn = JSON.stringify([state.shown, channels]);
  if (root.dataset.drawn === drawn) return;
  root.dataset.drawn = drawn;
  root.replaceChildren(...channels.map(drawChannel));
}

function drawChannel(channel) {
  const button = document.createElement("button");
  const isShown = channel.id === state.shown;
  button.append(Object.assign(document.createElement("span"), { textContent: channel.name }));
  button.className = channel.kind;
  button.classList.toggle("unread", channel.unread && !isShown);
  if (channel.mentions && !isShown) {
    const badge = Object.assign(document.createElement("b"), { textContent: channel.mentions });
    badge.setAttribute("aria-label", `${channel.mentions} mentions`);
    button.append(badge);
  }
  if (isShown) button.setAttribute("aria-current", "true");
  button.onclick = () => show(channel.id);
  const item = document.createElement("li");
  item.append(button);
  return item;
}

async function show(channel, message) {
  const isKnown = () => state.channels.some((candidate) => candidate.id === channel);
  if (!isKnown()) await ask("/harbour/state"); // for example a thread that was just created
  if (!isKnown()) return say("You don't have access to that.");
  sessionStorage.setItem("channel", channel);
  if (message) discord.jumpTo(message);
  await ask("/harbour/state");
}

async function be(person) {
  // Each user returns to the channel where they were.
  sessionStorage.setItem(`channel of ${state.person}`, state.shown);
  sessionStorage.setItem("person", person);
  sessionStorage.setItem("channel", remembered(`channel of ${person}`) || state.shown);
  await ask("/harbour/state");
}

async function skip(button) {
  const { to, seconds } = button.dataset;
  busy = true;
  drawSide();
  await ask("/harbour/skip", to ? { to } : { seconds: Number(seconds) });
  busy = false;
  drawSide();
}

const discord = attend(frame, {
  show,
  say,
  channel: (id) => state.channels.find((candidate) => candidate.id === id),
});

$("person").onchange = (event) => {
  event.target.blur();
  be(event.target.value);
};
$("language").onchange = (event) => {
  event.target.blur();
  ask("/harbour/speak", { person: state.person, language: event.target.value });
};
skips.forEach((button) => (button.onclick = () => skip(button)));
if (matchMedia("(max-width: 40rem)").matches) $("clock").open = false;

await ask("/harbour/state");
setInterval(() => {
  if (busy) return;
  ask("/harbour/state");
  discord.revive();
}, 1000);
