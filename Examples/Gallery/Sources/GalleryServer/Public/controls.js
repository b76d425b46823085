// The controls: the room's moves, the transition's methods, and the phone's settings.

const transitionCalls = ["pause", "reverse", "finish", "cancel"];
const moveKeys = { push: "n", pop: "b", popToRoot: "t", present: "p", dismiss: "d" };
const settings = [["right-to-left", "rightToLeft"], ["reduce-motion", "reduceMotion"], ["dark", "dark"]];
const speedKeys = { 1: 1, 2: 0.25, 3: 0.1 };

export class Controls {
  #send;
  #elements;
  #moves = [];
  #settings = { rightToLeft: false, reduceMotion: false, dark: false };
  #isPaused = false;
  #isInFlight = false;
  #isScrubbing = false;

  constructor(send) {
    this.#send = send;
    this.#elements = Object.fromEntries(
      ["moves", ...transitionCalls, "scrub", "speeds", "rotate", "fold", ...settings.map(([id]) => id), "restart", "keys"]
        .map((id) => [id, document.getElementById(id)]),
    );
    this.#listen();
  }

  // The settings of the phone that another one can start with.
  get settings() {
    const { dark, reduceMotion } = this.#settings;
    return { dark, reduceMotion };
  }

  // Creates a button for each move of the room.
  showMoves(moves) {
    this.#moves = moves;
    this.#elements.moves.replaceChildren(...moves.map(({ do: call, title }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.id = moveName(call);
      button.textContent = title;
      if (moveKeys[call]) button.title = moveKeys[call].toUpperCase();
      button.addEventListener("click", () => this.#act(call));
      return button;
    }));
    this.#listKeys();
  }

  show({ phase, progress }) {
    this.#isPaused = phase === "paused";
    this.#isInFlight = phase !== "idle";
    const { pause, scrub } = this.#elements;
    if (!this.#isScrubbing) scrub.value = progress;
    for (const id of [...transitionCalls, "scrub"]) this.#elements[id].disabled = phase === "idle";
    pause.textContent = this.#isPaused ? "Resume" : "Pause";
  }

  showSpeed(speed) {
    for (const button of this.#elements.speeds.children) {
      button.setAttribute("aria-pressed", Number(button.dataset.speed) === speed);
    }
  }

  showSettings(values) {
    this.#settings = values;
    for (const [id, name] of settings) this.#elements[id].setAttribute("aria-pressed", values[name] ?? false);
  }

  #act(call) {
    this.#send({ do: call });
  }

  #pauseOrResume() {
    this.#act(this.#isPaused ? "resume" : "pause");
  }

  #toggle(setting) {
    this.#act({ [setting]: !this.#settings[setting] });
  }

  #listen() {
    const { pause, scrub, speeds, rotate, fold, restart } = this.#elements;
    pause.addEventListener("click", () => this.#pauseOrResume());
    for (const id of ["reverse", "finish", "cancel"]) {
      this.#elements[id].addEventListener("click", () => this.#act(id));
    }
    rotate.addEventListener("click", () => this.#act("rotate"));
    fold.addEventListener("click", () => this.#act("fold"));
    for (const [id, name] of settings) {
      this.#elements[id].addEventListener("click", () => this.#toggle(name));
    }
    restart.addEventListener("click", () => this.#send({ restart: true }));
    scrub.addEventListener("input", () => {
      this.#isScrubbing = true;
      this.#act({ scrub: Number(scrub.value) });
    });
    for (const end of ["change", "pointerup", "pointercancel"]) {
      scrub.addEventListener(end, () => { this.#isScrubbing = false; });
    }
    for (const button of speeds.children) {
      button.addEventListener("click", () => this.#send({ speed: Number(button.dataset.speed) }));
    }
    addEventListener("keydown", (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.repeat) return;
      if (event.target.closest("input, select, textarea, [role=tab]") && event.key !== "Escape") return;
      if (event.key === " " && this.#isPressed(event.target)) return;
      const action = this.#action(event.key.toLowerCase());
      if (!action) return;
      event.preventDefault();
      action();
    });
    // Some browsers press a button only as space comes up.
    addEventListener("keyup", (event) => {
      if (event.key === " " && this.#isInFlight && event.target.closest(".elements")) event.preventDefault();
    });
  }

  // Whether space is for what has the focus. What is on the phone's screen can wait: in flight, space catches.
  #isPressed(target) {
    if (!target.closest("button, a, summary")) return false;
    return !target.closest(".elements") || !this.#isInFlight;
  }

  #action(key) {
    if (key in speedKeys) return () => this.#send({ speed: speedKeys[key] });
    const move = this.#moves.find(({ do: call }) => moveKeys[call] === key);
    if (move) return () => this.#act(move.do);
    return {
      " ": () => this.#pauseOrResume(),
      r: () => this.#act("reverse"), f: () => this.#act("finish"), c: () => this.#act("cancel"),
      o: () => this.#act("rotate"), u: () => this.#act("fold"),
      l: () => this.#toggle("rightToLeft"), m: () => this.#toggle("reduceMotion"), k: () => this.#toggle("dark"),
      escape: () => this.#send({ escape: true }),
    }[key];
  }

  #listKeys() {
    const moves = this.#moves
      .filter(({ do: call }) => moveKeys[call])
      .map(({ do: call, title }) => [moveKeys[call].toUpperCase(), title.toLowerCase()]);
    const rest = [
      ["space", "pause"], ["R", "reverse"], ["C", "cancel"], ["F", "finish"], ["O", "rotate"], ["U", "fold"],
      ["K", "dark"], ["L", "right to left"], ["M", "reduce motion"], ["1 2 3", "speed"], ["esc", "back"],
      ["shift", "keeps a finger down"],
    ];
    this.#elements.keys.replaceChildren(...[...moves, ...rest].flatMap(([keys, words]) => {
      const entry = document.createElement("span");
      for (const key of keys.split(" ")) {
        const cap = document.createElement("kbd");
        cap.textContent = key;
        entry.append(cap, " ");
      }
      entry.append(words);
      return [entry, " "];
    }));
  }
}

// The id of a call's button: a word, or `select-0` for a tab.
function moveName(call) {
  return typeof call === "string" ? call : Object.entries(call)[0].join("-");
}
