// The log: what touched the room, what decided, what the transition did, and the calls that UIKit made.

import { written } from "./readings.js";

const longestLog = 2000;

export class Log {
  #list = document.getElementById("log");
  #kinds = document.getElementById("log-kinds");
  // The calls by UIKit, as text.
  calls = [];

  // `seek` is called with the time of a row that is clicked.
  constructor(seek) {
    document.getElementById("clear").addEventListener("click", () => this.#list.replaceChildren());
    this.#kinds.addEventListener("click", ({ target }) => {
      if (target.dataset.shows) this.#show(target.dataset.shows);
    });
    this.#list.addEventListener("click", ({ target }) => {
      const row = target.closest("li");
      if (row) seek(Number(row.dataset.time));
    });
  }

  note({ t, kind, text, progress }) {
    if (kind === "call") {
      this.calls.push(text);
      if (this.calls.length > longestLog) this.calls.shift();
    }
    const list = this.#list;
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
    if (!this.#repeats(kind, text)) this.#append(t, kind, text, progress);
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }

  clear() {
    this.calls = [];
    this.#list.replaceChildren();
  }

  // Removes what came after a time.
  forget(after) {
    while (Number(this.#list.lastElementChild?.dataset.time) > after) this.#list.lastElementChild.remove();
  }

  #show(kind) {
    this.#list.dataset.shows = kind;
    for (const button of this.#kinds.children) {
      button.setAttribute("aria-pressed", button.dataset.shows === kind);
    }
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  #append(time, kind, text, progress) {
    const row = document.createElement("li");
    Object.assign(row.dataset, { kind, time });
    if (kind === "call" && repeatedCall(text)) Object.assign(row.dataset, { call: repeatedCall(text), count: 1 });
    if (kind === "mark") row.dataset.mark = text;
    const when = document.createElement("time");
    when.textContent = time.toFixed(3);
    const words = document.createElement("span");
    write(words, kind === "mark" ? `${text} at ${written(progress, 3)}` : text);
    row.append(when, words);
    this.#list.append(row);
    if (this.#list.childElementCount > longestLog) this.#list.firstElementChild.remove();
  }

  // Counts a repeated call in its existing row.
  #repeats(kind, text) {
    const row = this.#list.lastElementChild;
    if (kind !== "call" || !row?.dataset.call || row.dataset.call !== repeatedCall(text)) return false;
    row.dataset.count = Number(row.dataset.count) + 1;
    write(row.lastElementChild, `${text} ×${row.dataset.count}`);
    return true;
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
