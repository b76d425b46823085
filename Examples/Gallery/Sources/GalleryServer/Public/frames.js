// The pictures of a phone since its room started, so that any moment can be drawn without the phone.

// A frame has what has changed since the one before; now and then all layers are kept, so that no moment is far from them.
const mostChanges = 60;
// The pictures of ten minutes at 60 frames a second.
const mostFrames = 36000;

// What a new layer has that it doesn't tell of.
export const usual = {
  parent: null, view: null, opacity: 1, hidden: false, background: null, gradient: null, radius: 0, corners: 15,
  border: null, shadow: null, clips: false, picture: null, pictureFrame: null, shape: null, mask: null, blur: 0, text: null,
};

export class Frames {
  // Messages as text, which takes the least memory, and their times.
  #texts = [];
  #times = [];
  // All layers after some frames, by their indices.
  #whole = new Map();
  // What the phone shows now.
  #last = null;
  // What was asked for last, because the next is often near.
  #shown = null;

  get start() { return this.#times[0] ?? 0; }
  get end() { return this.#times.at(-1) ?? 0; }
  get count() { return this.#times.length; }
  // The last picture, or null before the first.
  get last() { return this.#last; }

  clear() {
    [this.#texts, this.#times, this.#last, this.#shown] = [[], [], null, null];
    this.#whole.clear();
  }

  // Adds a frame, and returns its picture; one that isn't later than the last takes the place of all from its time on.
  add(message, text = JSON.stringify(message)) {
    const isEarlier = this.count > 0 && message.frame <= this.end;
    const layers = this.#last?.layers ?? new Map();
    change(layers, message);
    if (isEarlier) this.#cut(this.#indexAt(message.frame, -1e-9) + 1);
    this.#last = picture(message, layers);
    if (this.count < mostFrames) {
      const index = this.count;
      if (isEarlier || index % mostChanges === 0) this.#whole.set(index, new Map(layers));
      this.#texts.push(text);
      this.#times.push(message.frame);
    }
    return this.#last;
  }

  // Forgets what came after a time.
  forget(after) {
    this.#cut(this.#indexAt(after) + 1);
  }

  // The picture at a time: that of the last frame before it. Null if there is none.
  at(time) {
    if (this.count === 0) return null;
    const goal = Math.max(this.#indexAt(time), 0);
    let start = goal;
    while (!this.#whole.has(start)) start -= 1;
    const isNear = this.#shown !== null && this.#shown.index >= start && this.#shown.index <= goal;
    let { index, layers } = isNear ? this.#shown : { index: start, layers: new Map(this.#whole.get(start)) };
    let message = JSON.parse(this.#texts[index]);
    while (index < goal) {
      index += 1;
      message = JSON.parse(this.#texts[index]);
      change(layers, message);
    }
    this.#shown = { index, layers };
    return picture(message, layers);
  }

  #cut(count) {
    this.#texts.length = this.#times.length = count;
    for (const index of this.#whole.keys()) if (index >= count) this.#whole.delete(index);
    if (this.#shown?.index >= count) this.#shown = null;
  }

  // The index of the last frame at or before a time; −1 before the first.
  #indexAt(time, tolerance = 1e-9) {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#times[middle] <= time + tolerance) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

// What is drawn of a frame.
function picture({ screen, hasPhoneSize, landscape, statusBar, fingers = [], phase, progress, velocity, stack, frame }, layers) {
  return { time: frame, screen, hasPhoneSize, landscape, statusBar, fingers, phase, progress, velocity, stack, layers };
}

// Layers that change are new objects, so that those that haven't are told by being the same.
function change(layers, { set, gone }) {
  for (const told of set) layers.set(told.id, { ...(layers.get(told.id) ?? usual), ...told });
  for (const id of gone) layers.delete(id);
}
