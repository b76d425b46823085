// The inspector: readings, buttons and the log.

const longestLog = 2000;

export class Inspector {
  #send;
  #elements;
  #phase = "idle";
  #isScrubbing = false;
  log = [];

  constructor(send) {
    this.#send = send;
    this.#elements = Object.fromEntries(
      ["phase", "progress", "velocity", "push", "pop", "pause", "reverse", "finish", "cancel", "scrub", "log",
        "speeds", "clear", "restart"].map((id) => [id, document.getElementById(id)]),
    );
    this.#listen();
    this.show({ phase: "idle", progress: 0, velocity: 0 });
  }

  show({ phase, progress, velocity }) {
    const { phase: badge, scrub, pause } = this.#elements;
    this.#phase = phase;
    badge.value = phase.replace("(", " (");
    badge.dataset.kind = phase.split("(")[0];
    this.#elements.progress.value = written(progress, 3);
    this.#elements.velocity.value = `${written(velocity, 2)} /s`;
    if (!this.#isScrubbing) scrub.value = progress;
    const isIdle = phase === "idle";
    for (const id of ["pause", "reverse", "finish", "cancel", "scrub"]) {
      this.#elements[id].disabled = isIdle;
    }
    pause.textContent = this.#isHeld ? "Resume" : "Pause";
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

  // Says the same call again in the row that is there, with how often it came.
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
    this.show({ phase: "idle", progress: 0, velocity: 0 });
  }

  showSpeed(speed) {
    for (const button of this.#elements.speeds.children) {
      button.setAttribute("aria-pressed", Number(button.dataset.speed) === speed);
    }
  }

  get #isHeld() {
    return this.#phase === "held";
  }

  #listen() {
    const { push, pop, pause, reverse, finish, cancel, scrub, speeds, clear, restart, log } = this.#elements;
    const act = (name) => this.#send({ do: name });
    const pauseOrResume = () => act(this.#isHeld ? "resume" : "pause");
    push.addEventListener("click", () => act("push"));
    pop.addEventListener("click", () => act("pop"));
    pause.addEventListener("click", pauseOrResume);
    reverse.addEventListener("click", () => act("reverse"));
    finish.addEventListener("click", () => act("finish"));
    cancel.addEventListener("click", () => act("cancel"));
    restart.addEventListener("click", () => this.#send({ restart: true }));
    clear.addEventListener("click", () => log.replaceChildren());
    scrub.addEventListener("input", () => {
      this.#isScrubbing = true;
      this.#send({ do: { scrub: Number(scrub.value) } });
    });
    for (const end of ["change", "pointerup", "pointercancel"]) {
      scrub.addEventListener(end, () => { this.#isScrubbing = false; });
    }
    for (const button of speeds.children) {
      button.addEventListener("click", () => this.#send({ speed: Number(button.dataset.speed) }));
    }

    const keys = {
      " ": pauseOrResume,
      n: () => act("push"), b: () => act("pop"),
      r: () => act("reverse"), f: () => act("finish"), c: () => act("cancel"),
      1: () => this.#send({ speed: 1 }),
      2: () => this.#send({ speed: 0.25 }),
      3: () => this.#send({ speed: 0.1 }),
    };
    addEventListener("keydown", (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.repeat) return;
      if (event.key === " " && event.target.closest("button, a, input")) return;
      const action = keys[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    });
  }
}

// What comes with every move of a finger is not worth a row each.
function repeatedCall(text) {
  return text.match(/^.*\bupdateInteractiveTransition\(/)?.[0];
}

// Writes a call so that it may be broken after a point or a bracket.
function write(element, text) {
  const parts = text.split(/(?<=[.(])/);
  element.replaceChildren(...parts.flatMap((part) => [part, document.createElement("wbr")]));
}

function written(number, digits) {
  const text = number.toFixed(digits).replace(/^-(0\.0*)$/, "$1");
  return text.replace("-", "−");
}
