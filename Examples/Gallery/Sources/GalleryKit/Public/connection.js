// The connection to the room: JSON in both directions, reopened when it is lost.

export class Connection {
  #socket = null;
  #isFresh = true;
  #delay = 250;
  #handlers;

  constructor(handlers) {
    this.#handlers = handlers;
    this.#open();
    addEventListener("pagehide", () => this.#socket?.close());
  }

  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open() {
    const socket = new WebSocket(`ws://${location.host}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = 250;
      this.#handlers.connected();
      this.send({
        hello: {
          room: this.#handlers.wantedRoom(), fresh: this.#isFresh, hz: this.#handlers.hz(),
        },
      });
      this.#isFresh = false;
    };
    socket.onmessage = (event) => this.#handlers.message(JSON.parse(event.data));
    socket.onclose = () => {
      this.#handlers.lost();
      setTimeout(() => this.#open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, 4000);
    };
  }
}
