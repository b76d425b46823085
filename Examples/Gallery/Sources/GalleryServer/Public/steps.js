// Sliders that move by a person's steps under the arrow keys, and by larger ones with shift or the page keys, however
// finely a pointer moves them.

const directions = { ArrowRight: 1, ArrowUp: 1, PageUp: 1, ArrowLeft: -1, ArrowDown: -1, PageDown: -1 };

for (const slider of document.querySelectorAll("input[data-step]")) {
  slider.addEventListener("keydown", (event) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const isLeap = event.shiftKey || event.key.startsWith("Page");
    const step = Number(isLeap ? slider.dataset.leap : slider.dataset.step);
    slider.value = Number(slider.value) + direction * step;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
  slider.addEventListener("keyup", () => slider.dispatchEvent(new Event("change", { bubbles: true })));
}
