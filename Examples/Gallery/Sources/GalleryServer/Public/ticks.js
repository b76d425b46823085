// Asks the phone for a frame each time the page has drawn, as long as anything moves.

// The share of a frame for which it waits, so that the next frame has what pointers have done meanwhile; the rest is left
// for the phone to answer.
const patience = 0.1;

// A phone is late if it hasn't answered at this share of the drawings of some seconds.
const lateShare = 0.5;
const lateSeconds = 2;

export class Ticks {
  #send;
  #hz;
  #late;
  // Drawings since it was last looked whether the phone is late, and those at which it hadn't answered.
  #drawings = 0;
  #unanswered = 0;
  // Whether anything moves.
  #isAwake = false;
  // Whether no frames are asked for although something may move.
  #isHeld = false;
  // Whether a frame has been asked for that has not come; for how many drawings already.
  #waits = null;
  // The animation frame that has been asked for.
  #request = null;
  // How many frames have come, and whether one has since something was last done.
  #count = 0;
  #isAnswered = true;
  // When the last tick was sent, or could not be because the phone was making a frame.
  #last = null;
  // How many frames may still be asked for, if the phone's clock stands, and whether no other phone keeps pace with it.
  #owed = null;
  #isAlone;
  // The page's time at the frame that comes next, in milliseconds, if the phone's clock stands.
  #standing = 0;
  // What is waited for, and whom to tell that a frame has come.
  #isMet = null;
  #came = null;

  // `hz` is the rate at which the page draws; `late` is called where the phone falls behind real time.
  constructor(hz, send, late = () => {}) {
    this.#hz = hz;
    this.#send = send;
    this.#late = late;
  }

  // The rate at which the page draws, from the shortest of some frames.
  static async measure() {
    const hidden = new Promise((done) => setTimeout(done, 500, null));
    const frame = () => Promise.race([new Promise(requestAnimationFrame), hidden]);
    const times = [];
    for (let count = 0; count < 8; count += 1) times.push(await frame());
    const steps = times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b);
    const hz = 1000 / steps[Math.floor(steps.length / 2)];
    return [60, 90, 120, 144, 240].find((rate) => Math.abs(rate - hz) < rate * 0.08) ?? 60;
  }

  wake() {
    this.#isAnswered = false;
    if (this.#isAwake) return;
    this.#isAwake = true;
    this.#begin();
  }

  rest() { this.#isAwake = false; }

  // Asks for no frames until it is released.
  hold() { this.#isHeld = true; }

  release() {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (this.#isAwake) this.#begin();
  }

  #begin() {
    this.#drawings = 0;
    this.#unanswered = 0;
    this.#waits = null;
    this.#last = null;
    this.#request ??= requestAnimationFrame((ms) => this.#draw(ms));
  }

  // The frame that was asked for has come.
  answered() {
    this.#waits = null;
    this.#count += 1;
    this.#isAnswered = true;
    this.#standing += 1000 / this.#hz;
    if (this.#owed === null) return;
    // Once it is drawn.
    setTimeout(() => {
      this.#came?.();
      this.#goOn();
    });
  }

  // Stops the phone's clock; `pass` and `until` still make frames.
  stand(isAlone) {
    this.#owed = 0;
    this.#isAlone = isAlone;
    this.#standing = performance.now();
  }

  // When something happens on the page's clock, in milliseconds. What happens while the phone's clock stands belongs to the
  // frame that comes next, however long a test takes to ask for it.
  time(ms) { return this.#owed === null ? ms : this.#standing; }

  // Asks for the next frame of those that are owed at once, and not when the page draws: time is then that of the phone alone.
  #goOn() {
    if (!this.#isAwake || this.#isHeld || this.#waits !== null || !this.#isAlone()) return;
    this.#oweOneMore();
    if (this.#owed > 0) this.#askForOwed();
  }

  #oweOneMore() {
    if (this.#owed === 0 && this.#isMet?.() === false) this.#owed = 1;
  }

  #askForOwed() {
    this.#owed -= 1;
    this.#waits = 0;
    this.#sendSoon(() => ({ frames: 1, ms: this.#standing }));
  }

  // Waits until a number of frames have come, or nothing moves any more; two seconds at most, unless the phone's clock stands.
  async pass(frames) {
    const last = this.#count + frames;
    const end = performance.now() + (this.#owed === null ? 2000 : 20_000);
    // The first is asked for when the page draws, and so has been told of all that pointers have done.
    if (this.#owed !== null) this.#owed = frames - (this.#waits === null ? 0 : 1);
    // A message that the phone rests may have been on its way when something was done.
    const isOver = () => this.#count >= last || this.#isHeld || (!this.#isAwake && this.#isAnswered);
    while (!isOver() && performance.now() < end) await this.#next();
    if (this.#owed !== null) this.#owed = 0;
  }

  // Waits until the page draws, or a frame has come while the phone's clock stands.
  #next() {
    return new Promise((done) => {
      this.#came = done;
      requestAnimationFrame(done);
    });
  }

  // Waits until the phone has answered and a condition holds; a clock that stands goes on until then, and not a frame longer.
  async until(isMet) {
    this.#isMet = () => (this.#isAnswered || this.#isHeld) && isMet();
    while (!this.#isMet()) await this.#next();
    this.#isMet = null;
  }

  // A frame that the phone is slow to make is not made up for; one that the page has missed is.
  #draw(ms) {
    this.#request = null;
    if (!this.#isAwake || this.#isHeld) return;
    this.#request = requestAnimationFrame((ms) => this.#draw(ms));
    if (this.#waits === null) this.#oweOneMore();
    if (this.#owed === 0) return;
    this.#watch();
    if (this.#waits !== null && ++this.#waits < this.#hz / 4) {
      this.#last = ms;
      return;
    }
    if (this.#owed !== null) return this.#askForOwed();
    const missed = this.#last === null ? 1 : Math.round(((ms - this.#last) * this.#hz) / 1000);
    this.#waits = 0;
    this.#last = ms;
    this.#sendSoon(() => ({ frames: Math.min(Math.max(missed, 1), 3), ms }));
  }

  #sendSoon(tick) {
    setTimeout(() => this.#send({ tick: tick() }), (patience * 1000) / this.#hz);
  }

  // Counts the drawings at which the phone is still making the frame before.
  #watch() {
    this.#drawings += 1;
    if (this.#waits !== null) this.#unanswered += 1;
    if (this.#drawings < lateSeconds * this.#hz) return;
    if (this.#unanswered > lateShare * this.#drawings) this.#late();
    this.#drawings = 0;
    this.#unanswered = 0;
  }
}
