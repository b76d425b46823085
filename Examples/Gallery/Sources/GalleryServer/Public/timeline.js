// The timeline under the phone: what happened since the room started, and the way back to any moment of it.

import { colorsOf, oncePerFrame, phaseColors, prepare, shapes } from "./shapes.js";

const band = 4;

export class Timeline {
  #elements = Object.fromEntries(
    ["track", "moment", "time", "play", "live", "why"].map((id) => [id, document.getElementById(id)]),
  );
  #recording;
  #send;
  #state = "live";
  // Where the phone is, and how far what was recorded goes, in seconds.
  #time = 0;
  #end = 0;
  #wanted = null;
  #isSeeking = false;
  #drawSoon = oncePerFrame(() => this.#draw());

  constructor(recording, send) {
    this.#recording = recording;
    this.#send = send;
    const { track, moment, play, live } = this.#elements;
    new ResizeObserver(() => this.#drawSoon()).observe(track);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#drawSoon());
    moment.addEventListener("input", () => this.seek(Number(moment.value)));
    play.addEventListener("click", () => this.play());
    live.addEventListener("click", () => this.seek(this.#end));
    this.#show();
  }

  get state() { return this.#state; }

  clear() {
    Object.assign(this.#elements.moment, { max: 0, value: 0 });
    [this.#time, this.#end, this.#state] = [0, 0, "live"];
    [this.#wanted, this.#isSeeking] = [null, false];
    this.#show();
  }

  // Goes to a moment; while one is on its way, only the last one asked for is kept.
  seek(time) {
    this.#wanted = Math.min(Math.max(time, 0), this.#end);
    if (this.#isSeeking || this.#end === 0) return;
    this.#isSeeking = true;
    this.#send({ seek: this.#wanted });
    this.#wanted = null;
  }

  play() {
    if (this.#end === 0) return;
    if (this.#time >= this.#end - 0.01) this.seek(0);
    this.#send({ play: true });
  }

  // Called with each frame.
  advance(time) {
    this.#time = time;
    this.#end = this.#state === "live" ? time : Math.max(this.#end, time);
    this.#show();
  }

  // Called when the phone tells where it is: live, at a moment, or playing.
  arrive({ time, end, state }) {
    [this.#time, this.#end, this.#state] = [time, end, state];
    this.#isSeeking = false;
    if (this.#wanted !== null) this.seek(this.#wanted);
    this.#show();
  }

  #show() {
    const { moment, time, play, live, why } = this.#elements;
    const marks = this.#recording.last("mark", this.#time);
    moment.max = this.#end;
    if (document.activeElement !== moment || this.#state !== "seeking") moment.value = this.#time;
    moment.setAttribute("aria-valuetext", `${this.#time.toFixed(2)} seconds${marks ? `, ${marks.text}` : ""}`);
    time.textContent = `${this.#time.toFixed(2)} s`;
    live.disabled = this.#state === "live" || this.#state === "demo";
    play.disabled = this.#end === 0 || this.#state === "demo" || this.#state === "playing";
    const rule = this.#recording.last("rule", this.#time);
    play.lastChild.textContent = this.#state === "seeking" && this.#time < this.#end ? "Play on" : "Replay";
    why.textContent = rule ? rule.text : "Each decision is explained here: touch the phone.";
    why.dataset.state = rule ? "rule" : "none";
    this.#drawSoon();
  }

  #draw() {
    const { context, width, height } = prepare(this.#elements.track);
    if (!width) return;
    const color = colorsOf(this.#elements.track);
    // The range input's thumb is 16 pixels wide, so its middle is never nearer to an end than 8.
    const x = (time) => 8 + (time / Math.max(this.#end, 0.001)) * (width - 16);
    const [top, bottom] = [8, height - band - 5];
    context.fillStyle = color("grid");
    context.fillRect(8, bottom + 3, width - 16, band);
    if (this.#end === 0) return;

    const samples = this.#recording.between(0, this.#end);
    let start = 0;
    for (const [index, sample] of samples.entries()) {
      if (sample.kind === samples[start].kind && index < samples.length - 1) continue;
      context.fillStyle = color(phaseColors[samples[start].kind]);
      const [from, to] = [x(samples[start].time), x(sample.time)];
      context.fillRect(from, bottom + 3, Math.max(to - from, 0.5), band);
      start = index;
    }
    this.#drawProgress(context, samples, x, top, bottom, color);
    this.#drawMarks(context, x, top, bottom, color);
    context.fillStyle = color("ink");
    context.fillRect(x(Math.min(this.#time, this.#end)) - 1, 2, 2, height - 4);
  }

  #drawProgress(context, samples, x, top, bottom, color) {
    context.beginPath();
    context.moveTo(x(0), bottom);
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
