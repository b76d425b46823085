// The accessibility elements of a phone's screen: each is an element of the page with its name and role, at its
// place above the picture. They are reached by keyboard, and don't take pointers.

const keysOfSlider = {
  ArrowRight: 1, ArrowUp: 1, PageUp: 1, ArrowLeft: -1, ArrowDown: -1, PageDown: -1,
};

const pages = { PageDown: -1, PageUp: 1 };
// How much of the screen a page key scrolls.
const shareOfPage = 0.5;

export class Elements {
  #view;
  #send;
  #scroll;
  #shown = new Map();

  // `send` is called with messages for the phone, and `scroll` with a share of the screen's height.
  constructor(view, send, scroll) {
    this.#view = view;
    this.#send = send;
    this.#scroll = scroll;
    view.addEventListener("keydown", (event) => this.#press(event));
    view.addEventListener("click", (event) => {
      const element = event.target.closest("[data-element]");
      if (element) this.#send({ press: Number(element.dataset.element) });
    });
  }

  clear() {
    this.show([]);
  }

  // Shows elements in reading order, and leaves the focus where it is.
  show(elements) {
    const ids = new Set(elements.map(({ id }) => id));
    for (const [id, node] of this.#shown) {
      if (ids.has(id)) continue;
      if (node.contains(document.activeElement)) this.#view.parentElement.querySelector(".screen").focus();
      node.remove();
      this.#shown.delete(id);
    }
    let before = null;
    for (const element of elements) {
      const node = this.#node(element);
      if (before ? before.nextSibling !== node : this.#view.firstChild !== node) {
        this.#view.insertBefore(node, before ? before.nextSibling : this.#view.firstChild);
      }
      before = node;
    }
  }

  #node(element) {
    const tag = tags[element.role] ?? "div";
    let node = this.#shown.get(element.id);
    if (!node || node.tagName.toLowerCase() !== tag) {
      node?.remove();
      node = document.createElement(tag);
      node.dataset.element = element.id;
      this.#shown.set(element.id, node);
    }
    describe(node, element);
    const [x, y, width, height] = element.frame;
    Object.assign(node.style, {
      background: "none", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    });
    return node;
  }

  #press(event) {
    const element = event.target.closest("[data-element]");
    const step = keysOfSlider[event.key];
    if (element?.getAttribute("role") === "slider" && step) {
      this.#send({ adjust: { element: Number(element.dataset.element), by: step } });
    } else if (event.key in pages) {
      this.#scroll(pages[event.key] * shareOfPage);
    } else if (event.key === "ArrowDown" || event.key === "ArrowRight") {
      this.#move(element, 1);
    } else if (event.key === "ArrowUp" || event.key === "ArrowLeft") {
      this.#move(element, -1);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // Moves the focus to the next element that can be pressed or adjusted.
  #move(from, step) {
    const nodes = [...this.#view.querySelectorAll("button, [role=slider]")];
    nodes[(nodes.indexOf(from) + step + nodes.length) % nodes.length]?.focus();
  }

  // Moves the focus to the first element.
  enter() {
    this.#view.querySelector("button, [role=slider]")?.focus();
  }
}

const tags = { button: "button", tab: "button", field: "button" };

function describe(node, { role, label, value, isEnabled = true, isSelected = false }) {
  const isButton = node.tagName === "BUTTON";
  if (isButton) {
    node.type = "button";
    node.disabled = !isEnabled;
    node.setAttribute("aria-label", value ? `${label}, ${value}` : label);
    if (role === "tab" || isSelected) node.setAttribute("aria-pressed", isSelected);
  } else if (role === "slider") {
    node.tabIndex = 0;
    node.setAttribute("role", "slider");
    node.setAttribute("aria-label", label);
    node.setAttribute("aria-valuetext", value ?? "");
    node.setAttribute("aria-valuenow", parseFloat(value) || 0);
  } else if (role === "header") {
    node.setAttribute("role", "heading");
    node.setAttribute("aria-level", "2");
    node.textContent = label;
  } else if (role === "image") {
    node.setAttribute("role", "img");
    node.setAttribute("aria-label", label);
  } else {
    node.textContent = value ? `${label}, ${value}` : label;
  }
}
