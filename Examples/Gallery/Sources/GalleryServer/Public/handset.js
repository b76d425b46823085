// A phone on the page: its connection, its pictures, and what touches it.

import { Connection } from "./connection.js";
import { Device } from "./device.js";
import { Elements } from "./elements.js";
import { Frames } from "./frames.js";
import { Grips } from "./grips.js";
import { Hands } from "./hands.js";
import { Ticks } from "./ticks.js";

export class Handset {
  #body;
  #hands;
  #grips;
  #elements;
  #ticks;
  #connection;
  #handlers;
  // Whether an earlier moment is shown; the phone's own clock stands meanwhile.
  #isAway = false;
  // What the phone's accessibility elements are now.
  #told = [];
  frames = new Frames();

  // `handlers` has `wishes` and `message`, and may have `connected`, `lost`, `late`, `resized` and `touched`;
  // `broadcast` sends on what touches this phone.
  constructor(parent, { id, title, label, phone, hz, handlers, broadcast }) {
    this.#body = new Device(parent, { id, title, label }, () => {
      this.#grips?.show(this.size);
      handlers.resized?.();
    });
    const { screen } = this;
    screen.tabIndex = 0;
    screen.setAttribute("role", "application");
    const part = (name) => this.#body.part(name);
    this.#handlers = handlers;
    const touch = (message) => {
      handlers.touched?.(message);
      broadcast(message);
    };
    this.#hands = new Hands(screen, part("fingers"), touch, (ms) => this.#ticks.time(ms));
    this.#grips = new Grips(this.device, () => this, touch, () => handlers.resized?.());
    this.#elements = new Elements(part("elements"), touch, (share) => {
      const [width, height] = this.size;
      this.#hands.scroll(0, share * height, { x: width / 2, y: height / 2 });
    });
    this.#ticks = new Ticks(hz, (message) => {
      this.#hands.flush();
      this.#connection.send(message);
    }, () => handlers.late?.());
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
      message: (message, text) => this.#receive(message, text),
    });
  }

  get screen() { return this.#body.screen; }
  get device() { return this.#body.device; }
  get figure() { return this.#body.figure; }
  get size() { return this.#body.size; }
  get extent() { return this.#body.extent; }
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

  // Stops the phone's clock, but for the frames that are waited for; `isAlone` tells whether no other phone runs beside it.
  stand(isAlone) { this.#ticks.stand(isAlone); }

  showTip(text) { this.#body.showTip(text); }

  // Shows an earlier moment, from the pictures that have come; the phone's clock stands until it is back.
  look(time) {
    const picture = this.frames.at(time);
    if (picture === null) return null;
    this.#isAway = true;
    this.#ticks.hold();
    this.#elements.clear();
    this.#body.show(picture);
    return picture;
  }

  // Shows what the phone shows now.
  comeBack() {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#draw();
    this.#elements.show(this.#told);
    this.#ticks.release();
  }

  // The phone goes on from an earlier moment.
  goOn(time) {
    this.#isAway = false;
    this.#elements.show(this.#told);
    this.#ticks.release();
    this.send({ from: time });
  }

  enter() {
    this.#elements.enter();
  }

  remove() {
    this.#ticks.rest();
    this.#connection.close();
    this.figure.remove();
  }

  #receive(message, text) {
    if (message.frame !== undefined) this.#show(message, text);
    else if (message.room !== undefined) this.#clear();
    else if (message.elements) this.#tell(message.elements);
    else if (message.rest) this.#ticks.rest();
    else if (message.wake) this.#ticks.wake();
    else if (message.ended !== undefined) this.#stop(message.ended);
    this.#handlers.message?.(message);
  }

  #clear() {
    this.frames.clear();
    this.#isAway = false;
    this.#body.clear();
    this.#hands.clear();
    this.#tell([]);
    this.#body.part("over").hidden = true;
    this.#ticks.release();
    this.#ticks.wake();
  }

  #show(message, text) {
    this.#ticks.answered();
    this.frames.add(message, text);
    if (!this.#isAway) this.#draw();
  }

  #tell(elements) {
    this.#told = elements;
    if (!this.#isAway) this.#elements.show(elements);
  }

  #draw() {
    if (this.frames.last !== null) this.#body.show(this.frames.last, { hasPointers: true });
  }

  #stop(sentence) {
    this.#ticks.rest();
    const over = this.#body.part("over");
    over.querySelector("p").textContent = sentence;
    over.hidden = false;
  }
}
