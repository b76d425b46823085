// The edges and the corner of a phone, by which it gets another size.

const [least, most] = [200, 1200];
// How far an arrow key moves an edge, in points.
const step = 20;
const steps = { width: { ArrowLeft: -step, ArrowRight: step }, height: { ArrowUp: -step, ArrowDown: step } };

export class Grips {
  #device;
  #phone;
  #send;
  #released;
  #edges;
  // The size that has been asked for and isn't shown yet, and whether it is still to be sent.
  #wanted = null;
  #isDue = false;
  // Whether a pointer holds a grip.
  isHeld = false;

  // `phone` has the `size` of the screen and the `extent` of the whole; `send` is called with messages for the phone,
  // `released` when a pointer has let go.
  constructor(device, phone, send, released) {
    this.#device = device;
    this.#phone = phone;
    this.#send = send;
    this.#released = released;
    this.#edges = {
      width: device.querySelector(".grip.width"), height: device.querySelector(".grip.height"),
    };
    for (const [side, edge] of Object.entries(this.#edges)) {
      this.#listenToPointers(edge, [side]);
      edge.addEventListener("keydown", (event) => this.#press(event, side));
      edge.addEventListener("blur", () => { if (!this.#isDue) this.#wanted = null; });
    }
    this.#listenToPointers(device.querySelector(".grip.corner"), ["width", "height"]);
  }

  // Shows the size of the screen.
  show([width, height]) {
    if (!this.#isDue && width === this.#wanted?.[0] && height === this.#wanted[1]) this.#wanted = null;
    this.#edges.width.setAttribute("aria-valuenow", Math.round(width));
    this.#edges.height.setAttribute("aria-valuenow", Math.round(height));
  }

  #listenToPointers(grip, sides) {
    let pull = null;
    grip.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      event.preventDefault();
      if (!this.#isDue) this.#wanted = null;
      grip.focus({ preventScroll: true });
      grip.setPointerCapture(event.pointerId);
      pull = this.#begin(event);
      this.isHeld = true;
    });
    grip.addEventListener("pointermove", (event) => {
      if (!pull) return;
      const size = pull(event);
      this.#resize(sides.includes("width") ? size[0] : null, sides.includes("height") ? size[1] : null);
    });
    grip.addEventListener("lostpointercapture", () => {
      pull = null;
      this.isHeld = false;
      this.#released();
    });
  }

  // Returns the size for each later place of a pointer: the phone stays where its middle is, so that its edges move
  // by half of what it grows.
  #begin({ clientX, clientY }) {
    const { size, extent } = this.#phone();
    const box = this.#device.getBoundingClientRect();
    const scale = box.width / extent[0];
    return (event) => [
      size[0] + (2 * (event.clientX - clientX)) / scale,
      size[1] + (2 * (event.clientY - clientY)) / scale,
    ];
  }

  #press(event, side) {
    const length = steps[side][event.key];
    if (!length || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const [width, height] = this.#wanted ?? this.#phone().size;
    if (side === "width") this.#resize(width + length, null);
    else this.#resize(null, height + length);
  }

  // Asks for another size, with the next frame of the page; null keeps a side.
  #resize(width, height) {
    const [oldWidth, oldHeight] = this.#wanted ?? this.#phone().size;
    this.#wanted = [width ?? oldWidth, height ?? oldHeight].map(
      (length) => Math.min(Math.max(Math.round(length), least), most),
    );
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#send({ do: { resize: this.#wanted } });
    });
  }
}
