// The phone's clock: it makes a frame whenever the page is about to draw one, and rests when nothing moves.

// A frame that has come later than this is not made up for: the phone's time begins again with it.
const patience = 2.5;
const mostFrames = 3;

export class FrameClock {
  #tick;
  #request = null;
  #last = null;
  #unanswered = 0;

  // `tick` is called with a number of frames and the page's time in milliseconds.
  constructor(tick) {
    this.#tick = tick;
  }

  get isRunning() { return this.#request !== null; }

  wake() {
    if (this.#request !== null) return;
    this.#last = null;
    this.#unanswered = 0;
    this.#request = requestAnimationFrame((now) => this.#frame(now));
  }

  rest() {
    cancelAnimationFrame(this.#request);
    this.#request = null;
  }

  // Called when the phone has answered a tick.
  answered() {
    this.#unanswered = Math.max(this.#unanswered - 1, 0);
  }

  #frame(now) {
    this.#request = requestAnimationFrame((next) => this.#frame(next));
    if (this.#unanswered >= 2) return;
    const missed = this.#last === null ? 1 : (now - this.#last) / refreshInterval();
    const frames = missed > patience ? 1 : Math.min(Math.max(Math.round(missed), 1), mostFrames);
    this.#last = now;
    this.#unanswered += 1;
    this.#tick({ frames, ms: now });
  }
}

// The interval between two frames of this display, in milliseconds.
let measured = 1000 / 60;
export function refreshInterval() { return measured; }

// Measures the display: 120 frames a second, or 60.
export function measureRefreshRate() {
  return new Promise((resolve) => {
    const times = [];
    const frame = (now) => {
      times.push(now);
      if (times.length < 12) return requestAnimationFrame(frame);
      const gaps = times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b);
      const hz = gaps[gaps.length >> 1] < 11 ? 120 : 60;
      measured = 1000 / hz;
      resolve(hz);
    };
    requestAnimationFrame(frame);
    // A page that isn't drawn has no frames to measure.
    if (document.hidden) resolve(60);
  });
}
