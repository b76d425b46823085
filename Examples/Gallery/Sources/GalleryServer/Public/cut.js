// The part of a recording that becomes a film.

// In seconds.
const longestFilm = 30;

export class Cut {
  #timeline;
  #send;
  #button = document.getElementById("export-film");
  #form = document.getElementById("cut");
  #from = document.getElementById("cut-from");
  #to = document.getElementById("cut-to");

  constructor(timeline, send) {
    this.#timeline = timeline;
    this.#send = send;
    this.#button.addEventListener("click", () => (this.#form.hidden ? this.#open() : this.close()));
    this.#form.addEventListener("input", () => this.#show());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send({ film: this.#part });
      this.close();
    });
    this.#form.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape") return;
      this.close();
      this.#button.focus();
    });
  }

  close() {
    this.#form.hidden = true;
    this.#button.setAttribute("aria-expanded", "false");
    this.#timeline.part = null;
  }

  get #part() { return [Number(this.#from.value), Number(this.#to.value)]; }

  // Begins with the last seconds before the moment that is shown.
  #open() {
    const { start, end, time } = this.#timeline;
    const last = Math.ceil(time * 10) / 10;
    for (const input of [this.#from, this.#to]) Object.assign(input, { min: 0, max: Math.ceil(end * 10) / 10 });
    this.#to.value = last;
    this.#from.value = Math.max(last - longestFilm, Math.floor(start * 10) / 10);
    this.#form.hidden = false;
    this.#button.setAttribute("aria-expanded", "true");
    this.#show();
    this.#from.focus();
  }

  #show() {
    const [from, to] = this.#part;
    const isTooLong = to - from > longestFilm;
    this.#to.setCustomValidity(to <= from ? "The end comes after the start." : isTooLong ? "A film is 30 seconds at most." : "");
    this.#timeline.part = to > from ? [from, to] : null;
  }
}
