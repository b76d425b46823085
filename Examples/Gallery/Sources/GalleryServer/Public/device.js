// A phone that is drawn on the page: its body, its screen and the fingers on it.

import { Fingers } from "./fingers.js";
import { Layers } from "./layers.js";

// The size of the upright phone's screen, and of the frame around it, in points.
const shape = [393, 852];
const frame = 26;

export class Device {
  #parts;
  #layers;
  #fingers;
  #resized;
  // The size of the screen, and of the whole phone as it is turned, in points.
  size = shape;
  extent = shape.map((length) => length + frame);

  // `resized` is called when the phone has another size, or is turned.
  constructor(parent, { id, title, label = title }, resized) {
    const figure = document.getElementById("handset").content.firstElementChild.cloneNode(true);
    this.#parts = { figure, device: figure.querySelector(".device"), screen: figure.querySelector(".screen") };
    this.#resized = resized;
    const { screen } = this.#parts;
    if (id) screen.id = id;
    screen.setAttribute("aria-label", label);
    figure.querySelector("figcaption .title").textContent = title;
    parent.append(figure);
    this.#layers = new Layers(this.part("picture"));
    this.#fingers = new Fingers(this.part("fingers"));
  }

  get figure() { return this.#parts.figure; }
  get device() { return this.#parts.device; }
  get screen() { return this.#parts.screen; }

  // A part of the phone, by the name of its class.
  part(name) { return this.#parts.figure.querySelector(`.${name}`); }

  showTip(text) {
    const tip = this.part("tip");
    tip.hidden = !text;
    if (text) tip.textContent = text;
  }

  clear() {
    this.#layers.draw(new Map());
    this.#fingers.show([]);
  }

  // Draws a picture, without the fingers that are drawn as pointers of this page, if there are any.
  show({ screen, hasPhoneSize, landscape, statusBar, fingers, layers }, { hasPointers = false } = {}) {
    const { device } = this.#parts;
    device.dataset.statusBar = statusBar;
    device.dataset.island = landscape ? "left" : "top";
    this.#resize(screen, hasPhoneSize);
    this.#layers.draw(layers);
    this.#fingers.show(fingers.filter(([, , , isOwn]) => !(hasPointers && isOwn)));
  }

  // The phone's body turns with its screen, by as much as that has changed from upright to lying; around a screen of
  // another size it has that size.
  #resize([width, height], hasPhoneSize) {
    const [short, long] = shape;
    const turn = Math.min(Math.max((width - short) / (long - short), 0), 1);
    const isTurning = hasPhoneSize && Math.abs(width + height - short - long) < 1;
    const pose = !isTurning ? "resized" : turn === 0 ? "upright" : turn === 1 ? "lying" : "turning";
    const { device } = this.#parts;
    if (width === this.size[0] && height === this.size[1] && pose === device.dataset.pose) return;
    this.size = [width, height];
    this.extent = isTurning ? extentOfTurned(turn) : [width + frame, height + frame];
    device.style.setProperty("--width", `${width}px`);
    device.style.setProperty("--height", `${height}px`);
    device.style.setProperty("--turn", turn);
    device.style.setProperty("--device-width", `${this.extent[0]}px`);
    device.style.setProperty("--device-height", `${this.extent[1]}px`);
    device.dataset.pose = pose;
    this.#resized();
  }
}

// The width and height of a phone that is turned by a share of a quarter, in points.
function extentOfTurned(turn) {
  const [cos, sin] = [Math.cos, Math.sin].map((f) => f((turn * Math.PI) / 2));
  const [across, along] = shape.map((length) => length + frame);
  return [across * cos + along * sin, along * cos + across * sin];
}
