// Extends simcord's page in the frame: marks new messages, jumps to messages, follows links, shows pending actions.

import { holdActions } from "./held.js";

const THINKS = ["click", "select", "modal_submit", "run_command"];
const LINK = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const PATIENCE = 250; // milliseconds before an unanswered action is shown as pending

export function attend(frame, side) {
  let alive = false; // whether the frame has shown its channel
  let target = null; // the message to jump to
  let marks = { first: "", calling: [] };
  let asked = null; // the user's last action, until its outcome is known
  let isFailed = false; // whether an action has failed just before a reload
  let lost = 0; // how often in a row the outcome of an action was unknown
  let settling = 0;
  const page = () => frame.contentDocument;
  const find = (id) => page()?.getElementById(id);
  const status = () => frame.contentWindow.simcordPreview;
  const timeline = () => find("channel-timeline");
  const message = (id) => page()?.querySelector(`#channel-message-list [data-message-id="${id}"]`);

  function settle() {
    clearTimeout(settling); // another frame may replace one that is not ready yet
    if (!status()?.ready) return (settling = setTimeout(settle, 100));
    if (target) return focus();
    const fresh = marks.first && message(marks.first);
    if (fresh) fresh.scrollIntoView({ block: "nearest" });
    timeline().scrollTop = timeline().scrollHeight;
    decorate();
  }

  // simcord handles one request at a time and drops the others, so this repeats the request until it succeeds.
  function focus(tries = 30) {
    clearTimeout(settling);
    if (status()?.targetId === target || !tries) {
      target = null;
      return decorate();
    }
    if (status()?.ready) {
      find("message-exact-id").value = target;
      find("message-exact-form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    }
    settling = setTimeout(focus, 300, tries - 1);
  }

  // Mark the first unread message and mentions, and show the names of linked channels.
  function decorate() {
    if (!timeline()) return;
    for (const article of page().querySelectorAll("#channel-message-list [data-message-id]")) {
      article.classList.toggle("first-unread", article.dataset.messageId === marks.first);
      article.classList.toggle("calls-me", marks.calling.includes(article.dataset.messageId));
    }
    for (const link of page().querySelectorAll('a[href^="https://discord.com/channels/"]')) nameLink(link);
    offerJump();
  }

  // The name of a new channel, such as a table's thread, becomes known a moment later.
  function nameLink(link) {
    const [, id, message] = LINK.exec(link.href) ?? [];
    if (!id || (link.textContent !== link.href && !link.dataset.named)) return;
    const name = `#${side.channel(id)?.name ?? "no access"}${message ? " › message" : ""}`;
    if (link.textContent !== name) link.textContent = name;
    link.dataset.named = "yes";
    link.classList.add("mention");
  }

  // The sidebar marks new messages once a second, perhaps before the frame is ready.
  function offerJump() {
    if (!find("jump-newest")) return;
    const { scrollTop, scrollHeight, clientHeight } = timeline();
    const isBelow = scrollHeight - scrollTop - clientHeight > 200;
    find("jump-newest").hidden = !isBelow && find("history-newer").hidden;
  }

  // Newer messages are loaded in steps, so this continues until the timeline has been at its end for a second.
  function jumpToNewest(rest = 10, until = Date.now() + 10_000) {
    if (!find("history-newer")) return; // the frame now shows another channel
    const isCut = !find("history-newer").hidden;
    if (isCut && rest === 10) find("new-messages").click();
    timeline().scrollTo({ top: timeline().scrollHeight });
    if ((isCut || rest) && Date.now() < until) setTimeout(jumpToNewest, 100, isCut ? 9 : rest - 1, until);
  }

  // A pending button has moving dots; a pending command shows the start of its response.
  function think(control) {
    const action = status()?.pendingAction;
    const kind = action && THINKS.includes(action.kind) ? action.kind : null;
    find("thinking").hidden = kind !== "run_command" && kind !== "modal_submit";
    control?.classList.toggle("waiting", kind === "click" || kind === "select");
    return Boolean(action);
  }

  function watch(control) {
    const began = Date.now();
    const timer = setInterval(() => {
      if (!find("thinking")) return clearInterval(timer);
      if (Date.now() - began < PATIENCE && status()?.pendingAction) return;
      if (!think(control) && Date.now() - began > PATIENCE) clearInterval(timer);
    }, 100);
  }

  function fail() {
    if (!find("failed")) return;
    find("failed").hidden = false;
    setTimeout(() => find("failed") && (find("failed").hidden = true), 6000);
  }

  // simcord reports a rejected or failed action only in a hidden line.
  function report() {
    const { pendingAction, lastAction } = status() ?? {};
    if (pendingAction && THINKS.includes(pendingAction.kind)) asked = pendingAction.requestId;
    if (pendingAction || !asked || lastAction?.requestId !== asked) return;
    asked = null;
    const { rejected, settlement, acknowledgement, uncertain } = lastAction;
    if (rejected || uncertain || settlement !== "settled" || acknowledgement === "unacknowledged") fail();
  }

  const newest = () => [...page().querySelectorAll("#channel-timeline [data-message-id]")].at(-1)?.dataset.messageId;

  // The response to a button far up appears below, out of view, so scroll to it. A changed message stays in view.
  function showAnswer(before) {
    if (!status()?.ready) return setTimeout(showAnswer, 100, before);
    const last = newest();
    if (last !== before && message(last)?.querySelector(".message-ephemeral-note")) settle();
  }

  // Discord lists the values of an option before the user types; simcord waits for a letter.
  function suggest(field) {
    if (!field.matches(".command-option-input") || field.value || !page().querySelector(".command-empty")) return;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  // In simcord, links lead to discord.com, and names of channels, commands and threads lead nowhere. Open them here.
  function follow(event) {
    const link = event.target.closest("a[href]");
    const [, id, message] = (link && LINK.exec(link.href)) ?? [];
    const thread = event.target.closest(".thread-summary")?.closest("[data-message-id]").dataset.messageId;
    const mentioned = event.target.closest(".mention[data-channel]")?.dataset.channel;
    const command = event.target.closest(".command-mention")?.textContent;
    if (!id && !thread && !mentioned && !command) return;
    event.preventDefault();
    if (command) write(command);
    else side.show(id ?? thread ?? mentioned, message);
  }

  function write(command) {
    const field = find("channel-composer-input");
    if (!field) return;
    field.value = command;
    field.focus();
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function furnish() {
    const stage = find("channel-layout");
    const add = (tag, id, text) => {
      const element = Object.assign(page().createElement(tag), { id, textContent: text, hidden: true });
      find("channel-composer").before(element);
      return element;
    };
    if (!stage || find("thinking")) return;
    add("p", "thinking", "Harbourmaster is thinking…").setAttribute("role", "status");
    add("p", "failed", "This interaction failed").setAttribute("role", "alert");
    const rights = "You do not have permission to send messages in this channel.";
    find("channel-composer").after(Object.assign(page().createElement("p"), { id: "no-rights", textContent: rights }));
    const jump = add("button", "jump-newest", "Jump to the newest");
    jump.type = "button";
    jump.onclick = () => jumpToNewest();
    timeline().addEventListener("scroll", offerJump, { passive: true });
    new MutationObserver(decorate).observe(find("channel-message-list"), { childList: true, subtree: true });
    new MutationObserver(report).observe(find("action-status"), { childList: true, characterData: true, subtree: true });
  }

  function listen() {
    page().addEventListener("click", follow, true);
    page().addEventListener("submit", (event) => {
      if (event.target.id !== "message-exact-form") settling = setTimeout(settle, 100); // show what the user sent
      watch();
    }, true);
    page().addEventListener("focusin", (event) => setTimeout(suggest, 0, event.target));
    page().addEventListener("click", (event) => {
      const control = event.target.closest(".component-button, .select-commit, [role=option]");
      if (event.target.closest(".component-button")) setTimeout(showAnswer, 100, newest());
      if (control) watch(control);
    }, true);
  }

  frame.addEventListener("load", () => {
    if (frame.contentWindow.location.pathname !== "/frame") return;
    alive = false;
    holdActions({ page, status, failed: fail });
    listen();
    furnish();
    settle();
    if (isFailed) fail();
    isFailed = false;
  });

  return {
    jumpTo(id) {
      target = id;
      if (message(id) && status()?.ready) focus();
    },
    mark(first, calling) {
      const changed = JSON.stringify(marks) !== JSON.stringify({ first, calling });
      marks = { first, calling };
      if (changed) decorate();
    },
    // Names of links to new channels.
    rename: () => timeline() && decorate(),
    // simcord closes a page that made no request for ten minutes, for example on a sleeping laptop. Load it again.
    // It also accepts no further action after one whose response was lost.
    revive() {
      lost = status()?.transport.uncertainRequestId ? lost + 1 : 0;
      if (lost > 2) {
        lost = 0;
        isFailed = true;
        frame.contentWindow.location.reload();
      } else if (status()?.authorized) alive = true;
      else if (alive) {
        alive = false;
        frame.contentWindow.location.reload();
      }
    },
  };
}
