// The phones beside the first one, which move with UIKit's own transition or with the old percent-driven way, under
// the same finger.

const titles = { system: "UIKit, iOS 18", percentDriven: "Percent-driven" };

// What a phone beside the first one showed at the moments of the first one.
class Moments {
  // Pairs of a moment of the first phone and one of the other, in order.
  #pairs = [];

  note(moment, time) {
    while (this.#pairs.at(-1)?.moment > moment || this.#pairs.at(-1)?.time > time) this.#pairs.pop();
    this.#pairs.push({ moment, time });
  }

  // The other phone's moment at one of the first; its first one, if it came later.
  at(moment) {
    const isBefore = (pair) => pair.moment <= moment + 1e-9;
    let [low, high] = [0, this.#pairs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.#pairs[middle])) low = middle + 1;
      else high = middle;
    }
    return this.#pairs[Math.max(low - 1, 0)]?.time ?? 0;
  }
}

// Some are small: in a window that has room for one phone, one stands beside that, or shows its number alone.
export class Companions {
  #parent;
  #box = document.getElementById("beside");
  #legend = document.querySelector(".legend");
  #handsets = new Map();
  // Those of the room.
  #variants = [];
  // Of phones that run by themselves; recordings have the first phone's moments.
  #moments = new Map();
  // Whether an earlier moment is shown.
  #isAway = false;
  #options;

  // `options` has `makePhone` and `wishes` for a new phone, `loaded` for one that shows a recording, `hz`, `broadcast`,
  // `moment` with that of the first phone, or null if it shows a recording, `compared` with a variant and its frame,
  // `forgotten` with a variant, and `changed`.
  constructor(parent, options) {
    this.#parent = parent;
    this.#options = options;
    this.#box.addEventListener("click", ({ target }) => {
      const { variant } = target.dataset;
      if (variant) this.#toggle(variant);
    });
  }

  get handsets() { return [...this.#handsets.values()]; }
  get small() { return this.handsets.filter(isSmall); }
  get large() { return this.handsets.filter((handset) => !isSmall(handset)); }
  // Whether all of them show their room.
  get areReady() { return this.handsets.every(({ frames }) => frames.last !== null); }

  // Opens a companion, if the room has it.
  open(variant, { small = false } = {}) {
    if (!this.#variants.includes(variant) || this.#handsets.has(variant)) return;
    this.#open(variant, small);
    this.#showPressed();
  }

  // Shows which companions a room has, and lets the open ones follow to it.
  enter(room, variants) {
    this.#variants = variants;
    this.#box.hidden = variants.length === 0;
    for (const button of this.#box.querySelectorAll("[data-variant]")) {
      button.closest(".beside").hidden = !variants.includes(button.dataset.variant);
    }
    for (const [variant, handset] of this.#handsets) {
      if (variants.includes(variant)) handset.send({ open: room });
      else this.#close(variant);
    }
    this.#showPressed();
  }

  // Shows an earlier moment of the first phone.
  look(moment) {
    this.#isAway = true;
    for (const [variant, handset] of this.#handsets) handset.look(this.#timeOf(variant, moment));
  }

  // Shows what the phones show now.
  comeBack() {
    if (!this.#isAway) return;
    this.#isAway = false;
    for (const handset of this.handsets) handset.comeBack();
  }

  // The phones go on from an earlier moment of the first one.
  goOn(moment) {
    if (!this.#isAway) return;
    this.#isAway = false;
    for (const [variant, handset] of this.#handsets) handset.goOn(this.#timeOf(variant, moment));
  }

  #timeOf(variant, moment) { return this.#moments.get(variant)?.at(moment) ?? moment; }

  send(message) {
    for (const handset of this.#handsets.values()) handset.send(message);
  }

  #toggle(variant) {
    const handset = this.#handsets.get(variant);
    if (!handset) this.open(variant);
    else if (isSmall(handset)) this.#enlarge(handset);
    else this.#close(variant);
  }

  #enlarge({ figure }) {
    figure.classList.remove("aside");
    figure.style.removeProperty("--scale");
    figure.inert = false;
    this.#options.changed();
    this.#showPressed();
  }

  #open(variant, small) {
    const handset = this.#options.makePhone(this.#parent, {
      title: titles[variant],
      variant,
      hz: this.#options.hz(),
      handlers: {
        wishes: () => ({ ...this.#options.wishes(), variant }),
        message: (message) => {
          if (message.room !== undefined) this.#moments.delete(variant);
          if (message.frame !== undefined) this.#note(variant, message);
          if (message.full !== undefined) this.#close(variant);
        },
        resized: () => this.#options.changed(),
        loaded: () => this.#options.loaded(),
      },
      broadcast: this.#options.broadcast,
    });
    // A small one is looked at; its number stands beside its button, too.
    handset.figure.classList.toggle("aside", small);
    handset.figure.inert = small;
    handset.figure.dataset.companion = variant;
    this.#handsets.set(variant, handset);
    this.#options.changed();
  }

  #note(variant, message) {
    const moment = this.#options.moment();
    if (moment !== null) {
      if (!this.#moments.has(variant)) this.#moments.set(variant, new Moments());
      this.#moments.get(variant).note(moment, message.frame);
    }
    this.#options.compared(variant, message);
  }

  #close(variant) {
    this.#moments.delete(variant);
    this.#handsets.get(variant)?.remove();
    this.#handsets.delete(variant);
    this.#options.forgotten(variant);
    this.#options.changed();
    this.#showPressed();
  }

  #showPressed() {
    for (const button of this.#box.querySelectorAll("[data-variant]")) {
      const handset = this.#handsets.get(button.dataset.variant);
      button.setAttribute("aria-pressed", handset !== undefined && !isSmall(handset));
    }
    for (const item of this.#legend.querySelectorAll(".of-companion")) {
      item.hidden = !this.#handsets.has(item.dataset.variant);
    }
  }
}

function isSmall({ figure }) { return figure.classList.contains("aside"); }
