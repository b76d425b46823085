// The inspector: readings and the log.

const longestLog = 2000;

export class Inspector {
  #elements;
  log = [];

  constructor() {
    this.#elements = Object.fromEntries(
      ["phase", "progress", "velocity", "log", "clear"].map((id) => [id, document.getElementById(id)]),
    );
    const { clear, log } = this.#elements;
    clear.addEventListener("click", () => log.replaceChildren());
  }

  show({ phase, progress, velocity }) {
    const badge = this.#elements.phase;
    badge.value = phase.replace("(", " (");
    badge.dataset.kind = phase.split("(")[0];
    this.#elements.progress.value = written(progress, 3);
    this.#elements.velocity.value = `${written(velocity, 2)} /s`;
  }

  note({ t, kind, text, progress }) {
    if (kind === "call") {
      this.log.push(text);
      if (this.log.length > longestLog) this.log.shift();
    }
    const list = this.#elements.log;
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
    if (!this.#repeats(kind, text)) this.#append(t, kind, text, progress);
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }

  #append(time, kind, text, progress) {
    const list = this.#elements.log;
    const row = document.createElement("li");
    row.dataset.kind = kind;
    if (kind === "call" && repeatedCall(text)) Object.assign(row.dataset, { call: repeatedCall(text), count: 1 });
    if (kind === "mark") row.dataset.mark = text;
    const when = document.createElement("time");
    when.textContent = time.toFixed(3);
    const words = document.createElement("span");
    write(words, kind === "mark" ? `${text} at ${written(progress, 3)}` : text);
    row.append(when, words);
    list.append(row);
    if (list.childElementCount > longestLog) list.firstElementChild.remove();
  }

  // Counts a repeated call in its existing row.
  #repeats(kind, text) {
    const row = this.#elements.log.lastElementChild;
    if (kind !== "call" || !row?.dataset.call || row.dataset.call !== repeatedCall(text)) return false;
    row.dataset.count = Number(row.dataset.count) + 1;
    write(row.lastElementChild, `${text} ×${row.dataset.count}`);
    return true;
  }

  clear() {
    this.log = [];
    this.#elements.log.replaceChildren();
  }
}

// Calls that come with every move of a finger share a row.
function repeatedCall(text) {
  return text.match(/^.*\bupdateInteractiveTransition\(/)?.[0];
}

// Allows line breaks after a period or a parenthesis.
function write(element, text) {
  const parts = text.split(/(?<=[.(])/);
  element.replaceChildren(...parts.flatMap((part) => [part, document.createElement("wbr")]));
}

function written(number, digits) {
  const text = number.toFixed(digits).replace(/^-(0\.0*)$/, "$1");
  return text.replace("-", "−");
}
