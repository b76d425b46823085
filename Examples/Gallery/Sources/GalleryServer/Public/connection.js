// The connection to a phone: JSON in both directions, reopened when it is lost.

const firstDelay = 250;
const longestDelay = 4000;

export class Connection {
  #socket = null;
  #isFresh = true;
  #isClosed = false;
  #delay = firstDelay;
  #handlers;
  // The phone's id, once the server has told it.
  phone;

  constructor(phone, handlers) {
    this.phone = phone;
    this.#handlers = handlers;
    this.#open();
    addEventListener("pagehide", () => this.#socket?.close());
  }

  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close() {
    this.#isClosed = true;
    this.#socket.close();
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = firstDelay;
      this.#handlers.connected();
      const phone = this.phone ? { phone: this.phone } : {};
      this.send({ hello: { ...this.#handlers.wishes(), fresh: this.#isFresh, ...phone } });
      this.#isFresh = false;
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.#isClosed) return;
      this.#handlers.lost();
      setTimeout(() => this.#open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, longestDelay);
    };
  }

  #receive(message) {
    if (message.phone !== undefined) this.phone = message.phone;
    if (message.full !== undefined) this.close();
    this.#handlers.message(message);
  }
}
