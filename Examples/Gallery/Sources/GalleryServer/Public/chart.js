// The chart of the last seconds: progress above, velocity below, the phase as a band between them,
// and the marks.

const realSeconds = 4;
const margin = { left: 34, right: 10, top: 10, bottom: 20 };
const gap = 28;
const band = 5;

export class Chart {
  #canvas;
  #samples = [];
  #marks = [];
  #isDue = false;
  #seconds = realSeconds;

  constructor(canvas) {
    this.#canvas = canvas;
    new ResizeObserver(() => this.#drawSoon()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#drawSoon());
  }

  clear() {
    this.#samples = [];
    this.#marks = [];
    this.#drawSoon();
  }

  // The chart always spans the same real time, and so less virtual time in slow motion.
  setSpeed(speed) {
    this.#seconds = realSeconds * speed;
    this.#drawSoon();
  }

  add(time, { progress, velocity, phase }) {
    const kind = phase.split("(")[0];
    this.#samples.push({ time, progress, velocity, kind, isIdle: phase === "idle" });
    const start = time - realSeconds;
    while (this.#samples.length > 2 && this.#samples[1].time < start) this.#samples.shift();
    this.#drawSoon();
  }

  mark(time, progress, kind) {
    if (!(kind in shapes)) return;
    this.#marks.push({ time, progress, kind });
    if (this.#marks.length > 200) this.#marks.shift();
    this.#drawSoon();
  }

  #drawSoon() {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (!width || !height) return;
    const scale = devicePixelRatio || 1;
    this.#canvas.width = Math.round(width * scale);
    this.#canvas.height = Math.round(height * scale);
    const context = this.#canvas.getContext("2d");
    context.scale(scale, scale);
    context.lineJoin = "round";

    const room = height - margin.top - margin.bottom - gap;
    const now = this.#samples.at(-1)?.time ?? 0;
    const x = (time) => width - margin.right
      - ((now - time) / this.#seconds) * (width - margin.left - margin.right);
    const plots = {
      progress: new Plot(margin.top, room * 0.6, 0, 1),
      velocity: new Plot(margin.top + room * 0.6 + gap, room * 0.4, ...this.#velocityRange()),
    };
    const style = getComputedStyle(this.#canvas);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();

    drawGrid(context, plots, x, now, this.#seconds, width, height, color);
    context.save();
    context.beginPath();
    context.rect(margin.left, 0, width - margin.left - margin.right + 6, height);
    context.clip();
    this.#drawBand(context, plots.progress.bottom + (gap - band) / 2, x, color);
    this.#drawMarkLines(context, plots, x, color);
    this.#drawCurve(context, plots.velocity, "velocity", x, color("velocity"));
    this.#drawCurve(context, plots.progress, "progress", x, color("progress"));
    for (const mark of this.#marks) {
      context.fillStyle = color(mark.kind);
      context.strokeStyle = color("panel");
      context.lineWidth = 1.5;
      context.beginPath();
      shapes[mark.kind](context, x(mark.time), plots.progress.y(clamp(mark.progress)));
      context.stroke();
      context.fill();
    }
    context.restore();
  }

  #velocityRange() {
    const values = this.#samples.map((sample) => Math.abs(sample.velocity));
    const most = Math.max(2, ...values);
    const step = [2, 4, 8, 16, 32, 64].find((value) => value >= most) ?? Math.ceil(most);
    return [-step, step];
  }

  // The phase of the transition, in the colors of the badge.
  #drawBand(context, top, x, color) {
    const colors = { dragging: "catch", settling: "hand-off", paused: "velocity", idle: "grid" };
    let start = 0;
    for (const [index, sample] of this.#samples.entries()) {
      const { kind, time } = this.#samples[start];
      if (sample.kind === kind && index < this.#samples.length - 1) continue;
      context.fillStyle = color(colors[kind]);
      context.fillRect(x(time), top, x(sample.time) - x(time), band);
      start = index;
    }
  }

  #drawMarkLines(context, plots, x, color) {
    context.lineWidth = 1;
    for (const mark of this.#marks) {
      context.strokeStyle = color(mark.kind);
      context.globalAlpha = 0.35;
      context.beginPath();
      context.moveTo(x(mark.time), plots.progress.top);
      context.lineTo(x(mark.time), plots.velocity.bottom);
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  #drawCurve(context, plot, key, x, color) {
    context.strokeStyle = color;
    context.lineWidth = 2;
    context.beginPath();
    let wasIdle = true;
    for (const sample of this.#samples) {
      const point = [x(sample.time), plot.y(sample[key])];
      if (wasIdle) context.moveTo(...point);
      else context.lineTo(...point);
      wasIdle = sample.isIdle;
    }
    context.stroke();
  }
}

class Plot {
  constructor(top, height, low, high) {
    Object.assign(this, { top, height, low, high, bottom: top + height });
  }

  y(value) {
    return this.bottom - ((value - this.low) / (this.high - this.low)) * this.height;
  }
}

function drawGrid(context, { progress, velocity }, x, now, seconds, width, height, color) {
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
    label(value > 0 ? `+${value}` : String(value).replace("-", "−"), velocity.y(value));
  }
  context.fillStyle = color("faint");
  for (let quarter = 0; quarter <= 4; quarter += 1) {
    const age = (seconds * quarter) / 4;
    context.textAlign = quarter === 0 ? "right" : quarter === 4 ? "left" : "center";
    const text = quarter === 0 ? "now" : `−${Number(age.toFixed(2))} s`;
    context.fillText(text, x(now - age), height - 7);
  }
}

const shapes = {
  catch: (context, x, y) => context.arc(x, y, 5, 0, 7),
  "hand-off": (context, x, y) => polygon(context, [[x, y - 6], [x + 6, y], [x, y + 6], [x - 6, y]]),
  turn: (context, x, y) => polygon(context, [[x, y - 6], [x + 6, y + 5], [x - 6, y + 5]]),
};

function polygon(context, points) {
  for (const point of points) context.lineTo(...point);
  context.closePath();
}

function clamp(value) {
  return Math.min(Math.max(value, 0), 1);
}
