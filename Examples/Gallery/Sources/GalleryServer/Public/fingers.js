// The fingers that are drawn on a phone's screen.

export class Fingers {
  #view;
  #fingers = new Map();

  constructor(view) {
    this.#view = view;
  }

  // Draws fingers: `[id, x, y]` each, in points of the screen.
  show(fingers) {
    const ids = new Set(fingers.map(([id]) => id));
    for (const [id, finger] of this.#fingers) {
      if (ids.has(id)) continue;
      finger.remove();
      this.#fingers.delete(id);
    }
    for (const [id, x, y] of fingers) {
      if (!this.#fingers.has(id)) this.#fingers.set(id, addFinger(this.#view, "other"));
      placeFinger(this.#fingers.get(id), x, y);
    }
  }
}

// Adds a finger to a view: "own" for a pointer of this page, "other" for any other.
export function addFinger(view, kind) {
  const finger = document.createElement("div");
  finger.className = `finger ${kind}`;
  view.append(finger);
  return finger;
}

export function placeFinger(finger, x, y) {
  finger.style.transform = `translate(${x}px, ${y}px)`;
}
