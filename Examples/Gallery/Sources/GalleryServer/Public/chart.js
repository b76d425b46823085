// The chart of the last seconds: progress above, the hand's speed below, the phase as a band between them,
// the marks, and the speeds at each release; and the progress of the phones beside it.

import { colorsOf, oncePerFrame, phaseColors, prepare, shapes } from "./shapes.js";
import { releasesBetween, speedRange } from "./speeds.js";

const realSeconds = 4;
const margin = { left: 42, right: 10, top: 10, bottom: 20 };
const gap = 28;
const band = 5;
const lineHeight = 14;

export class Chart {
  #canvas;
  #recording;
  #companions = new Map();
  #seconds = realSeconds;
  #time = 0;
  drawSoon = oncePerFrame(() => this.#draw());

  constructor(canvas, recording) {
    this.#canvas = canvas;
    this.#recording = recording;
    new ResizeObserver(() => this.drawSoon()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.drawSoon());
  }

  clear() {
    this.#companions.clear();
    this.#time = 0;
    this.drawSoon();
  }

  // The chart always spans the same real time, and so less virtual time in slow motion.
  setSpeed(speed) {
    this.#seconds = realSeconds * speed;
    this.drawSoon();
  }

  // Shows the seconds before a time.
  show(time) {
    this.#time = time;
    this.drawSoon();
  }

  // Adds where a phone beside the first one is, now or at a time.
  compare(variant, progress, time = this.#time) {
    if (!this.#companions.has(variant)) this.#companions.set(variant, []);
    const samples = this.#companions.get(variant);
    while (samples.at(-1)?.time > time) samples.pop();
    samples.push({ time, progress });
    if (samples.length > 4000) samples.splice(0, 1000);
    this.drawSoon();
  }

  forgetCompanion(variant) {
    this.#companions.delete(variant);
    this.drawSoon();
  }

  #draw() {
    const { context, width, height } = prepare(this.#canvas);
    if (!width || !height) return;
    const room = height - margin.top - margin.bottom - gap;
    const now = this.#time;
    const samples = this.#recording.between(now - this.#seconds, now);
    const marks = this.#recording.events.filter(
      ({ kind, text, t }) => kind === "mark" && text in shapes && t <= now && t > now - this.#seconds,
    );
    const releases = releasesBetween(this.#recording, now - this.#seconds, now);
    // The speeds are in points where a release has told how many of them the way has.
    const way = releases.findLast(({ way }) => way !== null)?.way ?? null;
    const x = (time) => width - margin.right
      - ((now - time) / this.#seconds) * (width - margin.left - margin.right);
    const plots = {
      progress: new Plot(margin.top, room * 0.55, 0, 1),
      velocity: new Plot(margin.top + room * 0.55 + gap, room * 0.45, ...speedRange(samples, releases, way)),
    };
    const color = colorsOf(this.#canvas);

    drawGrid(context, plots, x, now, this.#seconds, width, height, color, way);
    context.save();
    context.beginPath();
    context.rect(margin.left, 0, width - margin.left - margin.right + 6, height);
    context.clip();
    drawBand(context, samples, plots.progress.bottom + 7, x, color);
    drawMarkLines(context, marks, plots, x, color);
    context.setLineDash([4, 3]);
    for (const [variant, companion] of this.#companions) {
      drawCurve(context, companion, plots.progress, "progress", x, color(variant));
    }
    context.setLineDash([]);
    clipped(context, plots.velocity, width, () => {
      drawCurve(context, samples, plots.velocity, "velocity", x, color("velocity"));
    });
    drawCurve(context, samples, plots.progress, "progress", x, color("progress"));
    for (const mark of marks) {
      context.fillStyle = color(mark.text);
      context.strokeStyle = color("panel");
      context.lineWidth = 1.5;
      context.beginPath();
      shapes[mark.text](context, x(mark.t), plots.progress.y(clamp(mark.progress)));
      context.stroke();
      context.fill();
    }
    const taken = [];
    for (const release of releases) drawRelease(context, release, plots.velocity, x, color, width, taken);
    context.restore();
  }
}

function clipped(context, plot, width, draw) {
  context.save();
  context.beginPath();
  context.rect(margin.left, plot.top - 2, width - margin.left, plot.bottom - plot.top + 4);
  context.clip();
  draw();
  context.restore();
}

// Both speeds of a release, at the moment when the finger left: half a disk for each, so that they are one where the
// speed stays. The text keeps clear of those that have taken their places.
function drawRelease(context, { time, speeds, text }, plot, x, color, width, taken) {
  const places = speeds.map((speed) => plot.y(Math.min(Math.max(speed, plot.low), plot.high)));
  for (const [index, y] of places.entries()) {
    context.fillStyle = color(index === 0 ? "catch" : "hand-off");
    context.beginPath();
    context.arc(x(time), y, 5, Math.PI / 2, -Math.PI / 2, index === 1);
    context.fill();
  }
  const isLate = x(time) > width / 2;
  context.font = "600 11.5px system-ui, -apple-system, Arial, sans-serif";
  context.textBaseline = "middle";
  context.textAlign = "left";
  const extent = context.measureText(text).width;
  const left = x(time) + (isLate ? -10 - extent : 10);
  const wanted = Math.max(Math.min(...(places.length ? places : [plot.top])) - 9, plot.top + 5);
  const place = [left, freeLine(wanted, left, left + extent, plot, taken)];
  context.lineWidth = 4;
  context.strokeStyle = color("panel");
  context.strokeText(text, ...place);
  context.fillStyle = color("ink");
  context.fillText(text, ...place);
}

// The place of a line of text that is nearest to a wanted one and overlaps none of those that are there.
function freeLine(wanted, left, right, plot, taken) {
  const overlaps = (y) => taken.some(
    (other) => Math.abs(other.y - y) < lineHeight && other.left < right + 4 && left < other.right + 4,
  );
  const lines = [0, 1, -1, 2, -2, 3].map((step) => wanted + step * lineHeight);
  const y = lines.find((line) => line > plot.top && line < plot.bottom && !overlaps(line)) ?? wanted;
  taken.push({ left, right, y });
  return y;
}

// The phase of the transition, in the colors of the badge.
function drawBand(context, samples, top, x, color) {
  let start = 0;
  for (const [index, sample] of samples.entries()) {
    const { kind, time } = samples[start];
    if (sample.kind === kind && index < samples.length - 1) continue;
    context.fillStyle = color(phaseColors[kind]);
    context.fillRect(x(time), top, x(sample.time) - x(time), band);
    start = index;
  }
}

function drawMarkLines(context, marks, plots, x, color) {
  context.lineWidth = 1;
  context.globalAlpha = 0.35;
  for (const mark of marks) {
    context.strokeStyle = color(mark.text);
    context.beginPath();
    context.moveTo(x(mark.t), plots.progress.top);
    context.lineTo(x(mark.t), plots.velocity.bottom);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawCurve(context, samples, plot, key, x, color) {
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.beginPath();
  let wasIdle = true;
  for (const sample of samples) {
    const point = [x(sample.time), plot.y(sample[key])];
    if (wasIdle) context.moveTo(...point);
    else context.lineTo(...point);
    wasIdle = sample.kind === "idle";
  }
  context.stroke();
}

class Plot {
  constructor(top, height, low, high) {
    Object.assign(this, { top, height, low, high, bottom: top + height });
  }

  y(value) {
    return this.bottom - ((value - this.low) / (this.high - this.low)) * this.height;
  }
}

function drawGrid(context, { progress, velocity }, x, now, seconds, width, height, color, way) {
  context.font = "11px system-ui, -apple-system, Arial, sans-serif";
  context.textBaseline = "middle";
  context.lineWidth = 1;
  const line = (y) => {
    context.strokeStyle = color("grid");
    context.beginPath();
    context.moveTo(margin.left, Math.round(y) + 0.5);
    context.lineTo(width - margin.right, Math.round(y) + 0.5);
    context.stroke();
  };
  const label = (text, y) => {
    context.fillStyle = color("faint");
    context.textAlign = "right";
    context.fillText(text, margin.left - 7, y);
  };
  for (const value of [0, 0.5, 1]) {
    line(progress.y(value));
    label(value === 0.5 ? "½" : String(value), progress.y(value));
  }
  for (const value of [velocity.low, 0, velocity.high]) {
    line(velocity.y(value));
    const text = String(way === null ? value : Math.round(value * way));
    label(value > 0 ? `+${text}` : text.replace("-", "−"), velocity.y(value));
  }
  context.fillStyle = color("faint");
  context.textAlign = "left";
  // Above the lines that a speed can reach.
  context.fillText(way === null ? "speed, per second" : "speed, pt/s", margin.left + 2, velocity.top - 8);
  for (let quarter = 0; quarter <= 4; quarter += 1) {
    const age = (seconds * quarter) / 4;
    context.textAlign = quarter === 0 ? "right" : quarter === 4 ? "left" : "center";
    const text = quarter === 0 ? "now" : `−${Number(age.toFixed(2))} s`;
    context.fillText(text, x(now - age), height - 7);
  }
}

function clamp(value) {
  return Math.min(Math.max(value, 0), 1);
}
