// The first run: while nobody touches the phone, a recorded finger shows what can be done.

// How long the page waits before the first run, and before it repeats, in milliseconds.
const firstPause = 1200;
const pause = 5000;
// A page that nobody touches plays the first run this often, and then rests.
const mostRuns = 3;
// What is said when the first run is over, and for how many milliseconds.
const invitation = "Your turn";
const invitationTime = 4000;

export class Tour {
  #phone;
  #tips = document.getElementById("tips");
  #button = document.getElementById("show-me");
  #mayStart;
  #compare;
  #isReady;
  #send;
  #runs = 0;
  #timer = null;
  #invitationTimer = null;
  // The rooms that have been shown already.
  #visited = new Set();
  #isPlaying = false;

  // `mayStart` tells whether the first run may begin by itself, and `isReady` whether all phones are there; `compare` is
  // called in the first room, and `send` with what all phones are told.
  constructor({ phone, mayStart, compare, isReady, send }) {
    this.#phone = phone;
    this.#mayStart = mayStart;
    this.#compare = compare;
    this.#isReady = isReady;
    this.#send = send;
    this.#button.addEventListener("click", () => this.play());
  }

  // A room has been entered; `tips` are the lines of its first run, which begins by itself at the first visit.
  enter(room, tips, hasDemo) {
    this.stop();
    this.#dismiss();
    this.#runs = this.#visited.has(room) ? mostRuns : 0;
    this.#visited.add(room);
    this.#button.disabled = !hasDemo;
    this.#tips.replaceChildren(...tips.map((tip) => {
      const item = document.createElement("li");
      item.textContent = tip;
      return item;
    }));
    if (hasDemo && this.#visited.size === 1) this.#compare();
    if (hasDemo) this.#wait(firstPause);
  }

  play() {
    clearTimeout(this.#timer);
    this.#dismiss();
    this.#isPlaying = true;
    this.#runs += 1;
    this.#send({ demo: true });
  }

  // Somebody has touched the phone, or asked for something: nothing plays by itself any more.
  stop() {
    clearTimeout(this.#timer);
    this.#runs = mostRuns;
    if (this.#isPlaying) this.#invite();
    this.#isPlaying = false;
  }

  // Hands the phone over.
  #invite() {
    this.showTip(invitation);
    clearTimeout(this.#invitationTimer);
    this.#invitationTimer = setTimeout(() => this.#dismiss(), invitationTime);
  }

  #dismiss() {
    clearTimeout(this.#invitationTimer);
    this.#invitationTimer = null;
    this.showTip(null);
  }

  // The phone has told a tip, or that there is none any more.
  hear(tip) {
    if (tip !== null || this.#invitationTimer === null) this.showTip(tip);
  }

  // The phone has told its state.
  follow(state) {
    if (state === "demo" || !this.#isPlaying) return;
    this.#isPlaying = false;
    this.#invite();
    this.#wait(pause);
  }

  showTip(text) {
    this.#phone()?.showTip(text);
    for (const item of this.#tips.children) {
      if (item.textContent === text) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
  }

  #wait(milliseconds) {
    clearTimeout(this.#timer);
    if (this.#runs >= mostRuns || !this.#mayStart()) return;
    this.#timer = setTimeout(() => {
      if (document.hidden || !this.#isReady()) this.#wait(milliseconds);
      else this.play();
    }, milliseconds);
  }
}
