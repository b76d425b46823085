// The Swift of a room: the lines that give its transition, and the whole file.

const element = (id) => document.getElementById(id);

// Shows a room's code, `{ path, text, snippet, whole, needs }`; nothing for a room that has none. Lines that need more of their
// file are copied with all of it, and with what the file needs.
export function showCode(code) {
  element("code").hidden = !code;
  if (!code) return;
  element("snippet").replaceChildren(...lines(code.snippet.trimEnd()));
  element("file").textContent = code.whole ?? code.text;
  const needs = code.needs ?? [];
  element("copy-snippet").dataset.copies = needs.length ? "file" : "snippet";
  element("needs").hidden = !needs.length;
  element("needs").textContent = `Copied with ${new Intl.ListFormat("en").format(needs)}.`;
  element("file-name").textContent = code.path.split("/").at(-1);
  element("code").querySelector("details").open = false;
}

// Lines that are broken where the panel is narrow, and then go on a little further in.
export function lines(text) {
  return text.split("\n").map((text, index, { length }) => {
    const line = document.createElement("span");
    line.className = "line";
    line.textContent = index < length - 1 ? `${text}\n` : text;
    return line;
  });
}
