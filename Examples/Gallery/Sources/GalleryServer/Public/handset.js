// A phone on the page: its connection, its picture, and what touches it.

import { Connection } from "./connection.js";
import { Elements } from "./elements.js";
import { Grips } from "./grips.js";
import { Hands } from "./hands.js";
import { Layers } from "./layers.js";
import { Ticks } from "./ticks.js";

// The size of the upright phone's screen, and of the frame around it, in points.
const shape = [393, 852];
const frame = 26;

export class Handset {
  #parts;
  #layers;
  #hands;
  #grips;
  #elements;
  #ticks;
  #connection;
  #handlers;
  // The size of the screen, and of the whole phone as it is turned, in points.
  size = shape;
  extent = shape.map((length) => length + frame);

  // `handlers` has `wishes` and `message`, and may have `connected`, `lost`, `resized` and `touched`; `broadcast`
  // sends on what touches this phone.
  constructor(parent, { id, title, label = title, phone, hz, handlers, broadcast }) {
    const figure = document.getElementById("handset").content.firstElementChild.cloneNode(true);
    const part = (name) => figure.querySelector(`.${name}`);
    this.#parts = {
      figure, device: part("device"), screen: part("screen"), tip: part("tip"), over: part("over"),
    };
    const { screen } = this.#parts;
    if (id) screen.id = id;
    screen.tabIndex = 0;
    screen.setAttribute("role", "application");
    screen.setAttribute("aria-label", label);
    figure.querySelector("figcaption").textContent = title;
    parent.append(figure);
    this.#handlers = handlers;
    const touch = (message) => {
      handlers.touched?.(message);
      broadcast(message);
    };
    this.#layers = new Layers(this.#parts.screen);
    this.#hands = new Hands(this.#parts.screen, part("fingers"), touch);
    this.#grips = new Grips(part("device"), () => this, touch, () => handlers.resized?.());
    this.#elements = new Elements(part("elements"), touch, (share) => {
      const [width, height] = this.size;
      this.#hands.scroll(0, share * height, { x: width / 2, y: height / 2 });
    });
    this.#ticks = new Ticks(hz, (message) => {
      this.#hands.flush();
      this.#connection.send(message);
    });
    part("over").querySelector("button").addEventListener("click", () => this.send({ restart: true }));
    this.#connection = new Connection(phone, {
      wishes: () => ({ ...handlers.wishes(), elements: true }),
      connected: () => {
        this.#ticks.wake();
        handlers.connected?.();
      },
      lost: () => {
        this.#ticks.rest();
        handlers.lost?.();
      },
      message: (message) => this.#receive(message),
    });
  }

  get screen() { return this.#parts.screen; }
  get device() { return this.#parts.device; }
  get figure() { return this.#parts.figure; }
  get phone() { return this.#connection.phone; }
  // Whether a pointer gives the phone another size.
  get isPulled() { return this.#grips.isHeld; }

  // Sends a message, and asks for frames until the phone is at rest again.
  send(message) {
    this.#connection.send(message);
    this.#ticks.wake();
  }

  // Waits until a number of frames have come, or nothing moves any more.
  pass(frames) { return this.#ticks.pass(frames); }

  // Waits until a condition holds.
  until(isMet) { return this.#ticks.until(isMet); }

  // Stops the phone's clock, but for the frames that are waited for.
  stand() { this.#ticks.stand(); }

  showTip(text) {
    this.#parts.tip.hidden = !text;
    if (text) this.#parts.tip.textContent = text;
  }

  enter() {
    this.#elements.enter();
  }

  remove() {
    this.#ticks.rest();
    this.#connection.close();
    this.#parts.figure.remove();
  }

  #receive(message) {
    if (message.frame !== undefined) this.#show(message);
    else if (message.room !== undefined) this.#clear();
    else if (message.elements) this.#elements.show(message.elements);
    else if (message.rest) this.#ticks.rest();
    else if (message.wake) this.#ticks.wake();
    else if (message.ended !== undefined) this.#stop(message.ended);
    this.#handlers.message?.(message);
  }

  #clear() {
    this.#layers.clear();
    this.#hands.clear();
    this.#elements.clear();
    this.#parts.over.hidden = true;
    this.#ticks.wake();
  }

  #show({ screen, hasPhoneSize, landscape, statusBar, set, gone, fingers = [] }) {
    this.#ticks.answered();
    const { device } = this.#parts;
    device.dataset.statusBar = statusBar;
    device.dataset.island = landscape ? "left" : "top";
    this.#resize(screen, hasPhoneSize);
    this.#layers.update(set, gone);
    this.#hands.showOthers(fingers);
  }

  #stop(sentence) {
    this.#ticks.rest();
    this.#parts.over.querySelector("p").textContent = sentence;
    this.#parts.over.hidden = false;
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
    this.#grips.show(this.size);
    this.#handlers.resized?.();
  }
}

// The width and height of a phone that is turned by a share of a quarter, in points.
function extentOfTurned(turn) {
  const [cos, sin] = [Math.cos, Math.sin].map((f) => f((turn * Math.PI) / 2));
  const [across, along] = shape.map((length) => length + frame);
  return [across * cos + along * sin, along * cos + across * sin];
}
