// The timeline under the phone: what happened since the room started, and the way back to any moment of it.

import { colorsOf, oncePerFrame, phaseColors, prepare, shapes } from "./shapes.js";

const band = 4;

export class Timeline {
  #elements = Object.fromEntries(
    ["track", "moment", "time", "play", "live", "why"].map((id) => [id, document.getElementById(id)]),
  );
  #recording;
  #phone;
  #looked;
  // What the phone does by itself: it is live, or plays a trace or the first run.
  #state = "live";
  // The moment that is shown, and the last one that was recorded, in seconds.
  #time = 0;
  #end = 0;
  // Whether an earlier moment is shown.
  #isAway = false;
  // The animation frame in which recorded pictures go on, and when the last one was.
  #request = null;
  #lastDrawing = null;
  #speed = 1;
  // The part that is marked: two times, or null.
  #part = null;
  #drawSoon = oncePerFrame(() => this.#draw());

  // `phone` returns the phone whose pictures are shown; `looked` is called with each that is.
  constructor(recording, phone, looked) {
    this.#recording = recording;
    this.#phone = phone;
    this.#looked = looked;
    const { track, moment, play, live } = this.#elements;
    new ResizeObserver(() => this.#drawSoon()).observe(track);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#drawSoon());
    moment.addEventListener("input", () => this.seek(Number(moment.value)));
    play.addEventListener("click", () => (this.#request === null ? this.play() : this.#stop()));
    live.addEventListener("click", () => this.comeBack());
    this.#show();
  }

  // "live", "demo" or "playing" as the phone does, "seeking" or "replaying" where an earlier moment is shown.
  get state() {
    if (!this.#isAway) return this.#state;
    return this.#request === null ? "seeking" : "replaying";
  }

  get isAway() { return this.#isAway; }
  get start() { return this.#end === 0 ? 0 : this.#phone().frames.start; }
  get end() { return this.#end; }
  get time() { return this.#time; }

  set part(part) {
    this.#part = part;
    this.#drawSoon();
  }

  clear() {
    this.#stop();
    [this.#time, this.#end, this.#state, this.#isAway, this.#part] = [0, 0, "live", false, null];
    this.#show();
  }

  setSpeed(speed) { this.#speed = speed; }

  // Shows an earlier moment.
  seek(time) {
    this.#stop();
    this.#look(time);
  }

  // Shows the recorded pictures from the moment that is shown on, or from the first.
  play() {
    if (this.#end === 0) return;
    this.#look(this.#isAway && this.#time < this.#end - 0.01 ? this.#time : this.start);
    this.#lastDrawing = null;
    this.#request = requestAnimationFrame((ms) => this.#playOn(ms));
    this.#show();
  }

  // Shows what the phone shows now.
  comeBack() {
    this.#stop();
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#phone().comeBack();
    this.#arriveAt(this.#phone().frames.last);
  }

  // The phone goes on from the moment that is shown.
  goOn() {
    this.#stop();
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#phone().goOn(this.#time);
  }

  // Called with each frame that the phone makes.
  advance(time) {
    this.#end = this.#state === "playing" ? Math.max(this.#end, time) : time;
    if (!this.#isAway) this.#time = time;
    this.#show();
  }

  // Called when the phone tells what it does from a time on.
  arrive({ time, state }) {
    this.#state = state;
    if (state === "live") this.#end = time;
    if (this.#isAway && this.#time > this.#end) this.comeBack();
    if (!this.#isAway) this.#time = time;
    this.#show();
  }

  #look(time) {
    if (this.#end === 0) return;
    const wanted = Math.min(Math.max(time, this.start), this.#end);
    const picture = this.#phone().look(wanted);
    if (picture === null) return;
    this.#isAway = true;
    this.#arriveAt({ ...picture, time: wanted });
  }

  #arriveAt(picture) {
    this.#time = picture?.time ?? 0;
    if (picture) this.#looked(picture);
    this.#show();
  }

  #playOn(ms) {
    const time = this.#time + ((ms - (this.#lastDrawing ?? ms)) / 1000) * this.#speed;
    if (time >= this.#end) return this.comeBack();
    this.#lastDrawing = ms;
    this.#look(time);
    this.#request = requestAnimationFrame((next) => this.#playOn(next));
  }

  #stop() {
    if (this.#request === null) return;
    cancelAnimationFrame(this.#request);
    this.#request = null;
    this.#show();
  }

  #show() {
    const { moment, time, play, live, why } = this.#elements;
    const marks = this.#recording.last("mark", this.#time);
    moment.min = this.start;
    moment.max = this.#end;
    moment.value = this.#time;
    moment.setAttribute("aria-valuetext", `${this.#time.toFixed(2)} seconds${marks ? `, ${marks.text}` : ""}`);
    time.textContent = `${this.#time.toFixed(2)} s`;
    live.disabled = !this.#isAway;
    play.disabled = this.#end === 0 || (!this.#isAway && this.#state !== "live");
    const rule = this.#recording.last("rule", this.#time);
    const isInside = this.#isAway && this.#time < this.#end - 0.01;
    play.lastChild.textContent = this.#request !== null ? "Stop" : isInside ? "Play on" : "Replay";
    why.textContent = rule ? rule.text : "Each decision is explained here: touch the phone.";
    why.dataset.state = rule ? "rule" : "none";
    this.#drawSoon();
  }

  #draw() {
    const { context, width, height } = prepare(this.#elements.track);
    if (!width) return;
    const color = colorsOf(this.#elements.track);
    // The range input's thumb is 16 pixels wide, so its middle is never nearer to an end than 8.
    const { start } = this;
    const x = (time) => 8 + ((time - start) / Math.max(this.#end - start, 0.001)) * (width - 16);
    const [top, bottom] = [8, height - band - 5];
    context.fillStyle = color("grid");
    context.fillRect(8, bottom + 3, width - 16, band);
    if (this.#end === 0) return;

    const samples = this.#recording.between(start, this.#end);
    let first = 0;
    for (const [index, sample] of samples.entries()) {
      if (sample.kind === samples[first].kind && index < samples.length - 1) continue;
      context.fillStyle = color(phaseColors[samples[first].kind]);
      const [from, to] = [x(samples[first].time), x(sample.time)];
      context.fillRect(from, bottom + 3, Math.max(to - from, 0.5), band);
      first = index;
    }
    this.#drawProgress(context, samples, x, top, bottom, color);
    this.#drawPart(context, x, height, color);
    this.#drawMarks(context, x, top, bottom, color);
    context.fillStyle = color("ink");
    context.fillRect(x(Math.min(this.#time, this.#end)) - 1, 2, 2, height - 4);
  }

  #drawProgress(context, samples, x, top, bottom, color) {
    context.beginPath();
    context.moveTo(x(samples[0]?.time ?? 0), bottom);
    const step = Math.max(Math.floor(samples.length / 1500), 1);
    for (let i = 0; i < samples.length; i += step) {
      const { time, progress, kind } = samples[i];
      const share = kind === "idle" ? 0 : Math.min(Math.max(progress, 0), 1);
      context.lineTo(x(time), bottom - share * (bottom - top));
    }
    context.lineTo(x(samples.at(-1)?.time ?? 0), bottom);
    context.fillStyle = color("progress");
    context.globalAlpha = 0.22;
    context.fill();
    context.globalAlpha = 1;
  }

  // What isn't in the part is pale.
  #drawPart(context, x, height, color) {
    if (this.#part === null) return;
    const [from, to] = this.#part.map((time) => x(Math.min(Math.max(time, this.start), this.#end)));
    context.fillStyle = color("panel");
    context.globalAlpha = 0.75;
    context.fillRect(0, 0, from, height);
    context.fillRect(to, 0, x(this.#end) + 8 - to, height);
    context.globalAlpha = 1;
  }

  #drawMarks(context, x, top, bottom, color) {
    for (const { kind, text, t, progress } of this.#recording.events) {
      if (kind === "input") {
        context.fillStyle = color("faint");
        context.fillRect(x(t) - 0.5, bottom - 3, 1, 3);
      } else if (kind === "mark" && text in shapes) {
        const share = Math.min(Math.max(progress, 0), 1);
        context.save();
        context.translate(x(t), bottom - share * (bottom - top));
        context.scale(0.8, 0.8);
        context.fillStyle = color(text);
        context.beginPath();
        shapes[text](context, 0, 0);
        context.fill();
        context.restore();
      }
    }
  }
}
