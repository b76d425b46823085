// Draws the layers of a phone's screen.

import { usual } from "./frames.js";

const svgNamespace = "http://www.w3.org/2000/svg";

export class Layers {
  #screen;
  // The layers that are drawn, by their ids: an element, what it was told, and its parts.
  #layers = new Map();

  constructor(screen) {
    this.#screen = screen;
  }

  clear() {
    this.#screen.replaceChildren();
    this.#layers.clear();
  }

  // Draws layers, by their ids; what is the same object as before is drawn already.
  draw(layers) {
    for (const id of layers.keys()) {
      if (this.#layers.has(id)) continue;
      const element = document.createElement("div");
      element.className = "layer";
      this.#screen.append(element);
      this.#layers.set(id, { element, told: usual });
    }
    for (const [id, told] of layers) this.#tell(this.#layers.get(id), told);
    for (const [id, { element }] of this.#layers) {
      if (layers.has(id)) continue;
      element.remove();
      this.#layers.delete(id);
    }
  }

  #tell(layer, told) {
    const before = layer.told;
    if (told === before) return;
    layer.told = told;
    for (const key in told) {
      if (told[key] !== before[key]) Layers.#draw[key]?.call(this, layer, told[key]);
    }
    if (told.shadow !== before.shadow || told.background !== before.background || told.gradient !== before.gradient) {
      Layers.#castShadow(layer);
    }
  }

  static #draw = {
    parent(layer, id) {
      (this.#layers.get(id)?.element ?? this.#screen).append(layer.element);
    },
    order({ element }, order) { element.style.zIndex = order; },
    view({ element }, name) {
      if (name === null) delete element.dataset.view;
      else element.dataset.view = name;
    },
    matrix({ element }, m) { element.style.transform = cssTransform(m); },
    size(layer, [width, height]) {
      layer.element.style.width = `${width}px`;
      layer.element.style.height = `${height}px`;
    },
    opacity({ element }, opacity) {
      element.style.opacity = opacity;
      element.style.pointerEvents = opacity < 0.01 ? "none" : "";
    },
    hidden({ element }, isHidden) { element.style.display = isHidden ? "none" : ""; },
    background(layer, color) {
      layer.background = color;
      layer.element.style.backgroundColor = color ?? "";
    },
    gradient(layer, gradient) {
      layer.gradient = gradient;
      layer.element.style.backgroundImage = gradient ? cssGradient(gradient) : "";
      layer.element.style.backgroundSize = "100% 100%";
    },
    radius(layer, radius) {
      layer.radius = radius;
      Layers.#round(layer);
    },
    corners(layer, corners) {
      layer.corners = corners;
      Layers.#round(layer);
    },
    border({ element }, border) {
      // An outline, because a layer's border is drawn above its sublayers.
      element.style.outline = border ? `${border[0]}px solid ${border[1]}` : "";
      element.style.outlineOffset = border ? `${-border[0]}px` : "";
    },
    shadow(layer, shadow) { layer.shadow = shadow; },
    clips({ element }, clips) { element.style.overflow = clips ? "clip" : ""; },
    picture(layer, number) {
      layer.picture?.remove();
      layer.picture = null;
      if (number === null) return;
      layer.picture = new Image();
      layer.picture.draggable = false;
      layer.picture.decoding = "sync";
      layer.picture.alt = "";
      layer.picture.src = `images/${number}`;
      layer.element.prepend(layer.picture);
      Layers.#placePicture(layer);
    },
    pictureFrame(layer, frame) {
      layer.pictureFrame = frame;
      Layers.#placePicture(layer);
    },
    shape(layer, shape) {
      layer.shape?.remove();
      layer.shape = shape ? svgShape(shape) : null;
      if (layer.shape) layer.element.prepend(layer.shape);
    },
    mask({ element }, outline) {
      element.style.clipPath = outline === null ? "" : `path("${outline}")`;
    },
    blur({ element }, radius) {
      element.style.backdropFilter = radius > 0 ? `blur(${radius}px)` : "";
    },
    text(layer, text) {
      layer.text?.remove();
      layer.text = text ? svgText(text) : null;
      if (layer.text) layer.element.prepend(layer.text);
    },
  };

  static #round({ element, radius = 0, corners = 15 }) {
    const corner = (bit) => (corners & bit ? `${radius}px` : "0");
    element.style.borderRadius = radius
      ? `${corner(1)} ${corner(2)} ${corner(8)} ${corner(4)}`
      : "";
  }

  // A layer with a background has a box shadow; any other has the shadow of its content.
  static #castShadow({ element, shadow, background, gradient }) {
    const isBox = background || gradient;
    const css = shadow && `${shadow[1]}px ${shadow[2]}px ${shadow[3] * 2}px ${shadow[0]}`;
    element.style.boxShadow = shadow && isBox ? css : "";
    element.style.filter = shadow && !isBox ? `drop-shadow(${css})` : "";
  }

  static #placePicture({ picture, pictureFrame }) {
    if (!picture || !pictureFrame) return;
    const [x, y, width, height] = pictureFrame;
    Object.assign(picture.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    });
  }
}

// Draws a part of a stroke as one dash, on a path of length 1.
function svgShape({ path, fill, line, width, miter, from, to, dashes, phase }) {
  const svg = document.createElementNS(svgNamespace, "svg");
  const shape = document.createElementNS(svgNamespace, "path");
  const attributes = {
    d: path, fill: fill ?? "none", stroke: line ?? "none",
    "stroke-width": width, "stroke-miterlimit": miter,
  };
  if (from > 0 || to < 1) {
    attributes.pathLength = 1;
    attributes["stroke-dasharray"] = `0 ${from} ${to - from} 2`;
  } else if (dashes.length > 0) {
    attributes["stroke-dasharray"] = dashes.join(" ");
    attributes["stroke-dashoffset"] = phase;
  }
  for (const name in attributes) shape.setAttribute(name, attributes[name]);
  svg.append(shape);
  return svg;
}

function cssTransform(m) {
  switch (m.length) {
    case 2: return `translate(${m[0]}px, ${m[1]}px)`;
    case 6: return `matrix(${m.join()})`;
    default: return `matrix3d(${m.join()})`;
  }
}

function cssGradient({ colors, locations, start, end }) {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  if (dx === 0 || dy === 0) {
    const from = dx === 0 ? start[1] : start[0];
    const way = dx === 0 ? dy : dx;
    const stops = colors.map((color, i) => `${color} ${(from + way * locations[i]) * 100}%`);
    if (way < 0) stops.reverse();
    return `linear-gradient(${dx === 0 ? "to bottom" : "to right"}, ${stops.join()})`;
  }
  const stops = colors.map(
    (color, i) => `<stop offset="${locations[i]}" stop-color="${color}"/>`,
  );
  const svg = `<svg xmlns="${svgNamespace}" preserveAspectRatio="none" viewBox="0 0 1 1">
    <linearGradient id="g" x1="${start[0]}" y1="${start[1]}" x2="${end[0]}" y2="${end[1]}">
    ${stops.join("")}</linearGradient><rect width="1" height="1" fill="url(#g)"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

// Every line has the width that the room measured, whatever the fonts.
function svgText({ lines, size, weight, italic, rightToLeft, color }) {
  const svg = document.createElementNS(svgNamespace, "svg");
  for (const [string, x, y, width] of lines) {
    const text = document.createElementNS(svgNamespace, "text");
    text.textContent = string;
    const attributes = {
      x: rightToLeft ? x + width : x, y, fill: color,
      "font-size": size, "font-weight": weight,
    };
    if (rightToLeft) attributes.direction = "rtl";
    if (italic) attributes["font-style"] = "italic";
    if (width > 0) {
      attributes.textLength = width;
      attributes.lengthAdjust = "spacingAndGlyphs";
    }
    for (const name in attributes) text.setAttribute(name, attributes[name]);
    svg.append(text);
  }
  return svg;
}
