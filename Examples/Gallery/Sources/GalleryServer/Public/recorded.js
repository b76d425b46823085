// A phone that shows a recorded run, on a page that has no phone to connect to.

import { Device } from "./device.js";
import { Frames } from "./frames.js";

// Whether this page shows recordings.
export const isRecorded = "recorded" in document.documentElement.dataset;

const files = new Map();

// A file of the recordings, fetched once.
function read(name) {
  if (!files.has(name)) {
    files.set(name, fetch(`recordings/${name}.json`).then((answer) => {
      if (!answer.ok) throw new Error(`There is no recording “${name}”.`);
      return answer.json();
    }));
  }
  return files.get(name);
}

export class RecordedPhone {
  #body;
  #handlers;
  #variant;
  #tips = [];
  #tip = null;
  #room = null;
  frames = new Frames();
  // Nothing touches it.
  isPulled = false;

  // As a `Handset`; `handlers` has `loaded` too, which is called when a room's recording is here, and `play`. A variant
  // is a phone beside the first one.
  constructor(parent, { id, title, label, handlers, variant }) {
    this.#body = new Device(parent, { id, title, label }, () => handlers.resized?.());
    this.screen.setAttribute("role", "img");
    this.#handlers = handlers;
    this.#variant = variant;
    this.#begin();
  }

  get screen() { return this.#body.screen; }
  get device() { return this.#body.device; }
  get figure() { return this.#body.figure; }
  get size() { return this.#body.size; }
  get extent() { return this.#body.extent; }
  get phone() { return undefined; }

  send(message) {
    if (message.open !== undefined) this.#open(message.open);
    else if (message.speed !== undefined) this.#handlers.message?.(message);
    else if (message.demo || message.restart) this.#handlers.play?.();
  }

  showTip(text) { this.#body.showTip(text); }

  look(time) {
    const picture = this.frames.at(time);
    if (picture === null) return null;
    this.#body.show(picture);
    this.#tell(this.#tips.findLast(({ t }) => t <= time + 1e-9)?.text ?? null);
    return picture;
  }

  comeBack() {
    if (this.frames.last !== null) this.#body.show(this.frames.last);
    this.#tell(null);
  }

  goOn() { this.comeBack(); }

  remove() { this.figure.remove(); }

  // For tests: nothing comes by itself.
  async pass() {}
  async until(isMet) {
    while (!isMet()) await new Promise(requestAnimationFrame);
  }
  stand() {}

  async #begin() {
    try {
      const list = await read("rooms");
      if (!this.#variant) this.#handlers.message({ rooms: list.rooms });
      this.#handlers.connected?.();
      await this.#open(this.#handlers.wishes().room ?? list.rooms[0].id);
    } catch (error) {
      this.#handlers.message({ error: error.message });
    }
  }

  async #open(room) {
    this.#room = room;
    let recording;
    try {
      recording = await read(room);
    } catch (error) {
      this.#handlers.message({ error: error.message });
      return;
    }
    // Another one may have been opened meanwhile.
    if (this.#room !== room) return;
    this.frames.clear();
    this.#body.clear();
    const frames = this.#variant ? recording.beside[this.#variant] : recording.frames;
    this.#tips = this.#variant ? [] : recording.tips;
    this.#handlers.message({ ...recording.room, hasDemo: true });
    this.#handlers.message({ speed: recording.speed });
    for (const frame of frames) {
      this.frames.add(frame);
      this.#handlers.message(frame);
    }
    this.#handlers.loaded?.();
  }

  #tell(tip) {
    if (tip === this.#tip) return;
    this.#tip = tip;
    if (!this.#variant) this.#handlers.message({ tip });
  }
}
