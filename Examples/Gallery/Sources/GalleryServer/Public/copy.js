// Copies text to the clipboard: that of an element with the button that names it.

// How long a button says that it has copied, in milliseconds.
const pause = 1500;

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copies]");
  if (!button) return;
  await copy(document.getElementById(button.dataset.copies).textContent);
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = "Copy"; }, pause);
});

// Browsers have the clipboard's API on secure pages only, and not under another machine's address.
export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
