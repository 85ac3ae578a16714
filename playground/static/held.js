// Holds clicks and commands while another one is in progress. simcord drops them; Discord takes them all.

const PATIENCE = 20_000; // milliseconds until a held click counts as failed

const BUTTON = "button.component-button[data-control-key]";

export function holdActions({ page, status, failed }) {
  const held = new Map(); // what to do, by the name of the control: pressing twice counts once
  let timer = 0;
  let pressed = null; // the button under the pointer; a redraw may replace it before the pointer is released

  const isBusy = () => {
    const { pendingAction, awaitingRevision, publishedRevision } = status() ?? {};
    return Boolean(pendingAction) || (awaitingRevision ?? 0) > (publishedRevision ?? 0);
  };
  // A redraw may move a control within its message. Its key then contains another place, but the same custom id.
  const placeless = (key) => key.replace(/:component:[^:]*:/, ":");
  const isSame = (key, other) => placeless(key) === placeless(other ?? "");
  function control(key, inner) {
    const found = [...page().querySelectorAll("[data-control-key]")].filter((one) => isSame(key, one.dataset.controlKey));
    const exact = found.find((one) => one.dataset.controlKey === key) ?? found[0];
    return inner ? exact?.querySelector(inner) : exact;
  }

  function hold(key, perform) {
    if (!held.has(key)) held.set(key, { perform, until: Date.now() + PATIENCE });
    clearTimeout(timer);
    timer = setTimeout(release, 100);
  }

  function release() {
    const [next] = held;
    if (!next) return;
    const [key, { perform, until }] = next;
    const isLate = Date.now() > until;
    if (isLate || !isBusy()) {
      held.delete(key);
      if (isLate || !perform()) failed();
    }
    timer = setTimeout(release, 100);
  }

  function keep(event, key, perform) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (status().pendingAction?.controlKey !== key) hold(key, perform);
  }

  function press(key) {
    const button = control(key);
    button?.click();
    return Boolean(button);
  }

  function choose(key, value) {
    const trigger = control(key, ".select-trigger");
    if (trigger && trigger.getAttribute("aria-expanded") !== "true") trigger.click();
    const option = control(key, `.select-option[data-value="${CSS.escape(value)}"]`);
    option?.click();
    return Boolean(option);
  }

  function apply(key) {
    const button = control(key, ".select-apply");
    button?.click();
    return Boolean(button);
  }

  function onClick(event) {
    const button = event.target.closest?.(BUTTON);
    const menu = event.target.closest?.(".preview-select[data-control-key]");
    if (!isBusy()) return;
    if (button && !button.disabled) {
      button.classList.add("waiting");
      keep(event, button.dataset.controlKey, () => press(button.dataset.controlKey));
    } else if (menu && !menu.closest(".modal-dialog")) {
      const { controlKey } = menu.dataset;
      const option = event.target.closest(".select-option:not(.is-disabled)");
      if (option && !menu.querySelector(".select-apply")) {
        keep(event, controlKey, () => choose(controlKey, option.dataset.value));
      } else if (event.target.closest(".select-apply")) keep(event, controlKey, () => apply(controlKey));
    }
  }

  function submit(form) {
    if (form.isConnected) form.requestSubmit();
    return form.isConnected;
  }

  function onSubmit(event) {
    if (event.target.id !== "message-exact-form" && isBusy()) keep(event, "form", () => submit(event.target));
  }

  // Enter in the composer sends a command without a submit event, unless it chooses a suggestion.
  function onKeydown(event) {
    const form = event.target.closest?.("#channel-composer");
    const isSending = event.key === "Enter" && !event.shiftKey && !event.isComposing;
    if (!form || !isSending || event.target.matches("button:not(.command-chip)") || !isBusy()) return;
    if (event.target.getAttribute("aria-expanded") !== "true") keep(event, "form", () => submit(form));
  }

  // The browser reports no click if the button was redrawn while it was pressed.
  function onPointerUp(event) {
    const [lost, now] = [pressed, event.target.closest?.(BUTTON)];
    pressed = null;
    if (!lost || lost.isConnected) return;
    if (now && isSame(lost.dataset.controlKey, now.dataset.controlKey)) now.click();
    else failed();
  }

  page().addEventListener("pointerdown", (event) => (pressed = event.target.closest?.(BUTTON)), true);
  page().addEventListener("pointercancel", () => (pressed = null), true);
  page().addEventListener("pointerup", onPointerUp, true);
  page().addEventListener("click", onClick, true);
  page().addEventListener("submit", onSubmit, true);
  page().addEventListener("keydown", onKeydown, true);
}
