// The marks of a transition, as shapes on a canvas.

export const shapes = {
  catch: (context, x, y) => context.arc(x, y, 5, 0, 7),
  "hand-off": (context, x, y) => polygon(context, [[x, y - 6], [x + 6, y], [x, y + 6], [x - 6, y]]),
  turn: (context, x, y) => polygon(context, [[x, y - 6], [x + 6, y + 5], [x - 6, y + 5]]),
};

// The colors of the phases, as names of CSS variables.
export const phaseColors = {
  dragging: "catch", settling: "hand-off", paused: "velocity", idle: "grid",
};

function polygon(context, points) {
  for (const point of points) context.lineTo(...point);
  context.closePath();
}

// Sizes a canvas for its place on the page and the display; returns its context and size in CSS pixels.
export function prepare(canvas) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = devicePixelRatio || 1;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
  const context = canvas.getContext("2d");
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  context.lineJoin = "round";
  return { context, width, height };
}

// Returns a function that looks a color up by the name of its CSS variable.
export function colorsOf(element) {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

// Calls a function before the page is drawn, once however often it is asked for.
export function oncePerFrame(draw) {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      draw();
    });
  };
}
