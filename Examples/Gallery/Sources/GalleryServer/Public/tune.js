// The controls of the transition's settings, and the Swift lines that give them.

import { lines } from "./code.js";

export class Tune {
  #form = document.getElementById("tuning");
  #swift = document.getElementById("swift");
  #send;
  #names = "";

  constructor(send) {
    this.#send = send;
  }

  show({ controls, swift }) {
    const names = controls.map(({ name, kind }) => `${name}:${kind}`).join();
    if (names !== this.#names) {
      this.#names = names;
      this.#form.replaceChildren(...controls.map((control) => this.#row(control)));
    }
    for (const control of controls) this.#update(control);
    this.#swift.replaceChildren(...lines(swift));
  }

  #row({ name, label, kind, ...control }) {
    const row = document.createElement("label");
    row.className = `setting ${kind}`;
    const title = document.createElement("span");
    title.className = "label";
    title.textContent = label;
    const input = document.createElement(kind === "choice" ? "select" : "input");
    input.dataset.name = name;
    if (kind === "slider") {
      const [min, max] = control.range;
      Object.assign(input, { type: "range", min, max, step: control.step });
    }
    input.addEventListener("input", () => {
      this.#send({ tune: { [name]: kind === "choice" ? input.value : Number(input.value) } });
    });
    const value = document.createElement("output");
    value.setAttribute("aria-live", "off");
    row.append(title, input, value);
    return row;
  }

  #update({ name, kind, value, choices, unit }) {
    const input = this.#form.querySelector(`[data-name="${name}"]`);
    if (kind === "choice") {
      input.replaceChildren(...choices.map(({ value, label }) => new Option(label, value)));
      input.value = value;
      return;
    }
    if (input !== document.activeElement) input.value = value;
    const text = `${Number(value.toFixed(3))}${unit ? ` ${unit}` : ""}`;
    input.nextElementSibling.textContent = text;
    input.setAttribute("aria-valuetext", text);
  }
}
