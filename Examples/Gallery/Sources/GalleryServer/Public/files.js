// What was done, as a file to keep, and a trace to play.

export class Files {
  #send;

  // `room` returns the room that is shown, and `complain` is called with a sentence.
  constructor(send, room, complain) {
    this.#send = send;
    document.getElementById("export-trace").addEventListener("click", () => send({ export: "trace" }));
    const open = async (file) => {
      try {
        const trace = JSON.parse(await file.text());
        this.#send({ load: Array.isArray(trace) ? { room: room(), input: trace } : trace });
      } catch {
        complain(`“${file.name}” is not a trace: it isn’t JSON.`);
      }
    };
    const input = document.getElementById("open-trace");
    input.addEventListener("change", () => {
      if (input.files[0]) open(input.files[0]);
      input.value = "";
    });
    acceptDrops(open);
  }

  save({ name, type, text }) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

function acceptDrops(open) {
  const sign = document.getElementById("drop");
  const hasFile = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    sign.hidden = false;
  });
  addEventListener("dragleave", (event) => { if (!event.relatedTarget) sign.hidden = true; });
  addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    sign.hidden = true;
    if (event.dataTransfer.files[0]) open(event.dataTransfer.files[0]);
  });
}
