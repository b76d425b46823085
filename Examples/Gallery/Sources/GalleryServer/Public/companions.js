// The phones beside the first one, which move with UIKit's own transition or with the old percent-driven way, under
// the same finger.

const titles = { system: "UIKit’s own", percentDriven: "Percent-driven" };

export class Companions {
  #parent;
  #box = document.getElementById("beside");
  #legend = document.querySelector(".legend");
  #handsets = new Map();
  #options;

  // `options` has `makePhone` and `wishes` for a new phone, `loaded` for one that shows a recording, `hz`, `broadcast`, `compared` with a variant and its frame, `forgotten` with
  // a variant, and `changed`.
  constructor(parent, options) {
    this.#parent = parent;
    this.#options = options;
    this.#box.addEventListener("click", ({ target }) => {
      const { variant } = target.dataset;
      if (variant) this.#toggle(variant);
    });
  }

  get handsets() { return [...this.#handsets.values()]; }

  // Shows which companions a room has, and lets the open ones follow to it.
  enter(room, variants) {
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

  // Shows a moment on the phones that have recordings of it.
  look(time) {
    for (const handset of this.#handsets.values()) handset.look(time);
  }

  send(message) {
    for (const handset of this.#handsets.values()) handset.send(message);
  }

  #toggle(variant) {
    if (this.#handsets.has(variant)) this.#close(variant);
    else this.#open(variant);
    this.#showPressed();
  }

  #open(variant) {
    const handset = this.#options.makePhone(this.#parent, {
      title: titles[variant],
      variant,
      hz: this.#options.hz(),
      handlers: {
        wishes: () => ({ ...this.#options.wishes(), variant }),
        message: (message) => {
          if (message.frame !== undefined) this.#options.compared(variant, message);
          if (message.full !== undefined) this.#close(variant);
        },
        resized: () => this.#options.changed(),
        loaded: () => this.#options.loaded(),
      },
      broadcast: this.#options.broadcast,
    });
    this.#handsets.set(variant, handset);
    this.#options.changed();
  }

  #close(variant) {
    this.#handsets.get(variant)?.remove();
    this.#handsets.delete(variant);
    this.#options.forgotten(variant);
    this.#options.changed();
    this.#showPressed();
  }

  #showPressed() {
    for (const button of this.#box.querySelectorAll("[data-variant]")) {
      button.setAttribute("aria-pressed", this.#handsets.has(button.dataset.variant));
    }
    for (const item of this.#legend.querySelectorAll(".of-companion")) {
      item.hidden = !this.#handsets.has(item.dataset.variant);
    }
  }
}
