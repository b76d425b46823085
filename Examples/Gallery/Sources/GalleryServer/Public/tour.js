// The first run: while nobody touches the phone, a recorded finger shows what can be done.

// How long the page waits before the first run, and before it repeats, in milliseconds.
const firstPause = 1200;
const pause = 2500;
// A page that nobody touches plays the first run this often, and then rests.
const mostRuns = 3;

export class Tour {
  #phone;
  #tips = document.getElementById("tips");
  #button = document.getElementById("show-me");
  #mayStart;
  #runs = 0;
  #timer = null;
  #isPlaying = false;

  // `mayStart` tells whether the first run may begin by itself.
  constructor(phone, mayStart) {
    this.#phone = phone;
    this.#mayStart = mayStart;
    this.#button.addEventListener("click", () => this.play());
  }

  get isPlaying() { return this.#isPlaying; }

  // A room has been entered; `tips` are the lines of its first run.
  enter(tips, hasDemo) {
    this.stop();
    this.#runs = 0;
    this.#button.disabled = !hasDemo;
    this.#tips.replaceChildren(...tips.map((tip) => {
      const item = document.createElement("li");
      item.textContent = tip;
      return item;
    }));
    if (hasDemo) this.#wait(firstPause);
  }

  play() {
    clearTimeout(this.#timer);
    this.#isPlaying = true;
    this.#runs += 1;
    this.#phone().send({ demo: true });
  }

  // Somebody has touched the phone, or asked for something: nothing plays by itself any more.
  stop() {
    clearTimeout(this.#timer);
    this.#runs = mostRuns;
    this.#isPlaying = false;
    this.showTip(null);
  }

  // The phone has told its state.
  follow(state) {
    if (state === "demo" || !this.#isPlaying) return;
    this.#isPlaying = false;
    this.showTip(null);
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
      if (document.hidden) this.#wait(milliseconds);
      else this.play();
    }, milliseconds);
  }
}
