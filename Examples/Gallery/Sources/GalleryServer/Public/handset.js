// A phone on the page: its connection, its picture, and what touches it.

import { Connection } from "./connection.js";
import { Elements } from "./elements.js";
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

  #show({ screen, statusBar, set, gone, fingers = [] }) {
    this.#ticks.answered();
    this.#parts.device.dataset.statusBar = statusBar;
    this.#resize(screen);
    this.#layers.update(set, gone);
    this.#hands.showOthers(fingers);
  }

  #stop(sentence) {
    this.#ticks.rest();
    this.#parts.over.querySelector("p").textContent = sentence;
    this.#parts.over.hidden = false;
  }

  // The phone turns with its screen: its body by as much as the screen has changed from upright to lying.
  #resize([width, height]) {
    if (width === this.size[0] && height === this.size[1]) return;
    this.size = [width, height];
    const { device } = this.#parts;
    const [short, long] = shape;
    const turn = Math.min(Math.max((width - short) / (long - short), 0), 1);
    const [cos, sin] = [Math.cos, Math.sin].map((f) => f((turn * Math.PI) / 2));
    const [across, along] = [short + frame, long + frame];
    this.extent = [across * cos + along * sin, along * cos + across * sin];
    device.style.setProperty("--width", `${width}px`);
    device.style.setProperty("--height", `${height}px`);
    device.style.setProperty("--turn", turn);
    device.style.setProperty("--device-width", `${this.extent[0]}px`);
    device.style.setProperty("--device-height", `${this.extent[1]}px`);
    device.dataset.pose = height > 2 * width ? "upright" : width > 2 * height ? "lying" : "turning";
    this.#handlers.resized?.();
  }
}
