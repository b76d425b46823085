// What a release did to the speed, in numbers: of the phone, and of those beside it.

const untouched = "Catch it in flight and throw it: the speed of your finger, and that of the screen after it, are shown here.";

export class Releases {
  #own = document.getElementById("release");
  #shown = null;

  constructor() {
    this.clear();
  }

  // Forgets the releases of all phones.
  clear() {
    this.#shown = null;
    this.#own.textContent = untouched;
    this.#own.dataset.state = "none";
    for (const line of document.querySelectorAll(".beside .speeds")) line.textContent = "under the same finger";
    for (const line of document.querySelectorAll(".aside .speeds")) line.replaceChildren();
  }

  // Shows the last release up to a moment, as the recording has it.
  show(event) {
    if (!event || event === this.#shown) return;
    this.#shown = event;
    write(this.#own, event.release, "Let go at");
  }

  // Shows what a phone beside the first one did: a release, or that it didn't hear the finger for some seconds.
  showBeside(variant, { release, unheard }) {
    const line = document.querySelector(`.beside [data-variant="${variant}"]`).nextElementSibling;
    const small = document.querySelector(`.aside[data-companion="${variant}"] .speeds`);
    for (const each of small ? [line, small] : [line]) {
      if (release) write(each, release, null);
      else writeUnheard(each, unheard);
    }
  }

  // A phone beside the first one is gone.
  forget(variant) {
    const line = document.querySelector(`.beside [data-variant="${variant}"]`).nextElementSibling;
    line.textContent = "under the same finger";
    delete line.dataset.state;
  }
}

function write(line, { before, after, way, held, free }, opening) {
  const isInPoints = way !== null || free;
  const unit = isInPoints ? "pt/s" : "/s";
  const number = (speed) => strong(`${isInPoints ? Math.abs(Math.round(speed)) : Math.abs(speed).toFixed(2)} ${unit}`);
  const isStill = Math.abs(before) < (isInPoints ? 0.5 : 0.005);
  const hasTurned = before * after < 0 && Math.abs(after) > (isInPoints ? 0.5 : 0.005);
  const verb = hasTurned ? "went back at " : "went on at ";
  // What the finger did is said once, of the first phone.
  const start = !held ? ["not held: "] : opening ? [`${opening} `, number(before), ", "] : [];
  // A card's springs slow it down within the first frame.
  const isKept = Math.abs(after - before) < (free ? 0.3 : 0.1) * Math.abs(before) + 5;
  line.dataset.state = held && !hasTurned && isKept ? "kept" : "lost";
  if (isStill && opening) line.replaceChildren("Let go at rest, and it started from rest.");
  else line.replaceChildren(...start, verb, number(after));
}

function writeUnheard(line, seconds) {
  line.dataset.state = "lost";
  line.replaceChildren("didn’t hear the finger for ", strong(`${seconds.toFixed(2)} s`));
}

function strong(text) {
  const element = document.createElement("strong");
  element.textContent = text;
  return element;
}
