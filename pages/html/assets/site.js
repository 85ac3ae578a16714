"use strict";

/** Show times in the reader's time zone and language. */
function localizeTimes() {
  const options = { dateStyle: "medium", timeStyle: "short" };
  const format = new Intl.DateTimeFormat(document.documentElement.lang, options);
  for (const time of document.querySelectorAll("time[datetime]")) {
    const at = new Date(time.dateTime);
    if (!Number.isNaN(at.getTime())) {
      time.title = time.textContent;
      time.textContent = format.format(at);
    }
  }
}

/** Show one phase at a time, chosen with a slider. Without this script, all phases are listed. */
function addSlider(section) {
  const phases = [...section.querySelectorAll(".phase")].reverse();
  if (phases.length < 2) {
    return;
  }
  const bar = document.createElement("div");
  const earlier = makeButton("‹", section.dataset.earlier);
  const later = makeButton("›", section.dataset.later);
  const range = document.createElement("input");
  const output = document.createElement("output");
  const last = phases.length - 1;
  bar.className = "slider";
  Object.assign(range, { type: "range", min: "0", max: String(last), step: "1" });
  range.setAttribute("aria-label", section.dataset.choose);
  bar.append(earlier, range, later, output);

  function show(number, isChosen) {
    const chosen = Math.max(0, Math.min(last, number));
    phases.forEach((phase, index) => { phase.hidden = index !== chosen; });
    range.value = String(chosen);
    range.setAttribute("aria-valuetext", phases[chosen].querySelector("h3").textContent);
    output.textContent = `${chosen} / ${last}`;
    earlier.disabled = chosen === 0;
    later.disabled = chosen === last;
    if (isChosen) {
      history.replaceState(null, "", chosen === last ? location.pathname : `#phase-${chosen}`);
    }
  }

  function readHash() {
    const found = /^#phase-(\d+)$/.exec(location.hash);
    show(found ? Number(found[1]) : last, false);
  }

  range.addEventListener("input", () => show(Number(range.value), true));
  earlier.addEventListener("click", () => show(Number(range.value) - 1, true));
  later.addEventListener("click", () => show(Number(range.value) + 1, true));
  window.addEventListener("hashchange", readHash);
  section.querySelector("h2").after(bar);
  readHash();
}

function makeButton(sign, label) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = sign;
  button.setAttribute("aria-label", label);
  return button;
}

localizeTimes();
document.querySelectorAll(".phases").forEach(addSlider);
