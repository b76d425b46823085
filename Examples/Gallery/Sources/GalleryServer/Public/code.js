// The Swift of a room: the lines that give its transition, and the whole file.

const element = (id) => document.getElementById(id);

// Shows a room's code, `{ path, text, snippet }`; nothing for a room that has none.
export function showCode(code) {
  element("code").hidden = !code;
  if (!code) return;
  element("snippet").textContent = code.snippet.trimEnd();
  element("file").textContent = code.text;
  element("file-name").textContent = code.path.split("/").at(-1);
  element("code").querySelector("details").open = false;
}
