// The connection to a phone: JSON in both directions, reopened when it is lost.

const firstDelay = 250;
const longestDelay = 4000;

export class Connection {
  #socket = null;
  #isFresh = true;
  #isClosed = false;
  // Whether all phones are in use, so that the server has closed the connection.
  #isWaiting = false;
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
      this.#isWaiting = false;
      this.#handlers.connected();
      const phone = this.phone ? { phone: this.phone } : {};
      this.send({ hello: { ...this.#handlers.wishes(), fresh: this.#isFresh, ...phone } });
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data), event.data);
    socket.onclose = () => {
      if (this.#isClosed) return;
      if (!this.#isWaiting) this.#handlers.lost();
      setTimeout(() => this.#open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, longestDelay);
    };
  }

  #receive(message, text) {
    if (message.phone !== undefined) {
      this.phone = message.phone;
      this.#isFresh = false;
      this.#delay = firstDelay;
    } else if (message.full !== undefined) {
      // One of the next attempts may find a free phone.
      this.#isWaiting = true;
      this.#delay = longestDelay;
    }
    this.#handlers.message(message, text);
  }
}
