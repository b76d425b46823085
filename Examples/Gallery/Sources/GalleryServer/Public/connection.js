// The connection to the page's phone: JSON in both directions, reopened when it is lost.

export class Connection {
  #socket = null;
  #isFresh = true;
  #delay = 250;
  // Whether all phones are in use.
  #isFull = false;
  #handlers;
  // The phone's id: of the address at first, then as the server says.
  #phone = new URLSearchParams(location.search).get("phone");
  #bulletin = new Bulletin(() => this.send({ restart: true }));

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
      this.#handlers.connected();
      const hello = {
        room: this.#handlers.wantedRoom(), fresh: this.#isFresh, hz: this.#handlers.hz(),
      };
      this.send({ hello: this.#phone === null ? hello : { ...hello, phone: this.#phone } });
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => {
      if (!this.#isFull) this.#handlers.lost();
      setTimeout(() => this.#open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, 4000);
    };
  }

  // Handles what the server says, and hands on what the phone says.
  #receive(message) {
    if (message.phone) this.#join(message.phone);
    else if (message.full) this.#wait(message.full);
    else if (message.ended) this.#bulletin.show(message.ended, { restarts: true });
    else {
      if (message.room) this.#bulletin.hide();
      this.#handlers.message(message);
    }
  }

  #join(phone) {
    this.#phone = phone;
    this.#isFresh = false;
    this.#delay = 250;
    this.#isFull = false;
    this.#bulletin.hide();
    document.documentElement.dataset.phone = phone;
  }

  // The server closes the connection; one of the next attempts may find a free phone.
  #wait(sentence) {
    this.#isFull = true;
    this.#delay = 4000;
    this.#bulletin.show(sentence);
  }
}

// A sentence of the server that stays, with a button if there is something to do.
class Bulletin {
  #element = document.createElement("p");
  #restart;

  constructor(restart) {
    this.#restart = restart;
    this.#element.className = "notice";
    this.#element.id = "bulletin";
    this.#element.setAttribute("role", "alert");
  }

  show(sentence, { restarts = false } = {}) {
    this.#element.replaceChildren(sentence, ...(restarts ? [" ", this.#button()] : []));
    document.body.append(this.#element);
  }

  hide() {
    this.#element.remove();
  }

  #button() {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Start it again";
    button.addEventListener("click", this.#restart);
    return button;
  }
}
