// What happened in the room since it started: a sample for each frame, and the events.

const mostSamples = 40000;

export class Recording {
  samples = [];
  events = [];

  // The time of the last sample, in seconds since the room started.
  get end() { return this.samples.at(-1)?.time ?? 0; }

  clear() {
    this.samples = [];
    this.events = [];
  }

  // Adds a frame; returns its events that are new, or null for a frame that is known already.
  add(time, { progress, velocity, phase }, events) {
    const isKnown = this.samples.length > 0 && time <= this.end;
    if (isKnown) return null;
    this.samples.push({ time, progress, velocity, kind: phase.split("(")[0] });
    if (this.samples.length > mostSamples) this.samples.splice(0, mostSamples / 4);
    this.events.push(...events);
    return events;
  }

  // Removes what came after a time.
  forget(after) {
    while (this.samples.at(-1)?.time > after) this.samples.pop();
    while (this.events.at(-1)?.t > after) this.events.pop();
  }

  // The samples of a range, and one on each side of it.
  between(from, to) {
    const start = Math.max(this.#indexAfter(from) - 1, 0);
    return this.samples.slice(start, this.#indexAfter(to) + 1);
  }

  // The last event of a kind up to a time.
  last(kind, time) {
    return this.events.findLast((event) => event.kind === kind && event.t <= time);
  }

  // The index of the first sample after a time.
  #indexAfter(time) {
    let [low, high] = [0, this.samples.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.samples[middle].time <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
