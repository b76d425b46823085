// What touches a phone's screen: pointers, wheels and trackpads.

import { addFinger, placeFinger } from "./fingers.js";

// A wheel has no end: it has ended when it was still for this long, in milliseconds.
const wheelRest = 120;
const pixelsPerLine = 18;
// A wheel turns in jerks: more than this many pixels are spread over some frames.
const mostAtOnce = 24;
const shareOfJerk = 0.3;

export class Hands {
  #screen;
  #view;
  #send;
  #time;
  // The finger of each pointer of this page, where it and its pointer are, and whether it stays there without its pointer.
  #own = new Map();
  // Where pointers have moved since the page last drew.
  #latest = new Map();
  #wheel = null;

  // `send` is called with messages for the phone; `time` gives the phone's time for that of an event, in milliseconds.
  constructor(screen, view, send, time) {
    this.#screen = screen;
    this.#view = view;
    this.#send = send;
    this.#time = time;
    this.#listenToPointers();
    screen.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
  }

  clear() {
    for (const { view } of this.#own.values()) view.remove();
    this.#own.clear();
    this.#latest.clear();
  }

  // Tells the phone of pointers that have moved since the page last drew: browsers deliver their moves only then.
  flush() {
    for (const event of this.#latest.values()) this.#tell(event, "moved");
  }

  #listenToPointers() {
    const screen = this.#screen;
    screen.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      event.preventDefault();
      screen.focus({ preventScroll: true });
      screen.setPointerCapture(event.pointerId);
      if (this.#own.has(event.pointerId)) return this.#takeBack(event);
      this.#own.set(event.pointerId, { view: addFinger(this.#view, "own"), isKept: false, dx: 0, dy: 0 });
      this.#tell(event, "began");
    });
    screen.addEventListener("pointermove", (event) => this.#tell(event, "moved"));
    // Not in every browser.
    screen.addEventListener("pointerrawupdate", (event) => {
      if (this.#own.has(event.pointerId)) this.#latest.set(event.pointerId, event);
    });
    screen.addEventListener("pointerup", (event) => {
      if (event.shiftKey && event.pointerType === "mouse") this.#keep(event);
      else this.#tell(event, "ended");
    });
    screen.addEventListener("pointercancel", (event) => this.#tell(event, "cancelled"));
    screen.addEventListener("lostpointercapture", (event) => this.#tell(event, "cancelled"));
    screen.addEventListener("contextmenu", (event) => event.preventDefault());
    screen.addEventListener("dragstart", (event) => event.preventDefault());
  }

  // Leaves a finger where it is when the mouse is released, so that the mouse can do something else.
  #keep(event) {
    const finger = this.#own.get(event.pointerId);
    if (!finger) return;
    this.#tell(event, "moved");
    finger.isKept = true;
    finger.view.classList.add("kept");
  }

  // Moves a kept finger on with the mouse, from wherever that is pressed.
  #takeBack(event) {
    const finger = this.#own.get(event.pointerId);
    this.#bind(finger, event);
    finger.isKept = false;
    finger.view.classList.remove("kept");
  }

  // Has a finger move on from where it is with a pointer that is somewhere else.
  #bind(finger, { clientX, clientY }) {
    const { x, y } = this.#locate({ clientX, clientY });
    Object.assign(finger, { dx: finger.x - x, dy: finger.y - y, pointer: { clientX, clientY }, layout: this.#layout() });
  }

  #tell(event, phase) {
    const finger = this.#own.get(event.pointerId);
    this.#latest.delete(event.pointerId);
    if (!finger || finger.isKept) return;
    // Where the phone has moved under a pointer, as when it unfolds, the finger stays on the phone.
    if (finger.pointer && finger.layout !== this.#layout()) this.#bind(finger, finger.pointer);
    const spot = this.#locate(event);
    const [x, y] = [spot.x + finger.dx, spot.y + finger.dy];
    Object.assign(finger, { x, y, pointer: { clientX: event.clientX, clientY: event.clientY }, layout: this.#layout() });
    placeFinger(finger.view, x, y);
    if (phase === "ended" || phase === "cancelled") {
      finger.view.remove();
      this.#own.delete(event.pointerId);
    }
    this.#send({ pointers: [{ id: event.pointerId, phase, x, y, ms: this.#time(event.timeStamp) }] });
  }

  #turn(event) {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? pixelsPerLine : 1;
    this.scroll(-event.deltaX * unit, -event.deltaY * unit, this.#locate(event), event.timeStamp);
  }

  // Moves what is at a place of the screen by a number of points, as a wheel does.
  scroll(dx, dy, place, time = performance.now()) {
    const isNew = this.#wheel === null;
    this.#wheel ??= { left: [0, 0] };
    this.#wheel.left[0] += dx;
    this.#wheel.left[1] += dy;
    Object.assign(this.#wheel, { place, time });
    if (!isNew) return;
    this.#scroll("began", [0, 0], time);
    requestAnimationFrame((now) => this.#scrollOn(now));
  }

  // Scrolls a part of what is left in each frame, and ends once the wheel is still.
  #scrollOn(now) {
    const { left, time } = this.#wheel;
    if (left[0] === 0 && left[1] === 0) {
      if (now - time > wheelRest) {
        this.#scroll("ended", [0, 0], now);
        this.#wheel = null;
        return;
      }
    } else {
      const part = left.map((length) => (Math.abs(length) > mostAtOnce ? length * shareOfJerk : length));
      this.#wheel.left = left.map((length, i) => length - part[i]);
      this.#scroll("changed", part, now);
    }
    requestAnimationFrame((next) => this.#scrollOn(next));
  }

  #scroll(phase, [dx, dy], ms) {
    this.#send({ wheel: { phase, ...this.#wheel.place, dx, dy, ms: this.#time(ms) } });
  }

  // Where the screen is on the page, and how large, as a word.
  #layout() {
    const box = this.#screen.getBoundingClientRect();
    return [box.left + scrollX, box.top + scrollY, box.width, box.height, this.#screen.clientWidth].join();
  }

  // The location of an event, in points of the screen.
  #locate({ clientX, clientY }) {
    const box = this.#screen.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * this.#screen.clientWidth,
      y: ((clientY - box.top) / box.height) * this.#screen.clientHeight,
    };
  }
}
