// A link with which another page touches this phone: in the same room, tuned as it is, and at the moment that is shown.

import { copy } from "./copy.js";
import * as link from "./link.js";

export class Share {
  #address = new URLSearchParams(location.search);
  #phone;
  #notify;
  // What a link has carried here, until it is shown.
  #carried = link.read(location.hash);
  // The settings of the transition, and whether they have been changed here.
  #tuning = {};
  #isTuned = false;
  // The moment of a link that is on its way here.
  #awaited = null;

  // `phone` returns the phone, `shown` its room and the moment that is shown, and `notify` is called with a sentence.
  constructor(phone, shown, notify) {
    this.#phone = phone;
    this.#notify = notify;
    document.getElementById("share").addEventListener("click", async () => {
      const tuning = this.#isTuned || this.isGuest ? this.#tuning : {};
      await copy(`${location.origin}/?phone=${phone().phone}${link.write({ ...shown(), tuning })}`);
      notify("The link is copied: a page that opens it touches this phone.");
    });
  }

  // The phone that is to be joined.
  get wanted() { return this.#address.get("phone") ?? undefined; }

  // Whether this page has joined the phone of another one.
  get isGuest() { return this.wanted !== undefined && this.#phone().phone === this.wanted; }

  // The phone has told its id: another one than that of the link, if that is gone.
  meet(id) {
    if (!this.wanted || id === this.wanted) return;
    this.#address.delete("phone");
    const query = this.#address.size ? `?${this.#address}` : "";
    history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
    this.#notify("The phone that was shared is gone. This is a new one, in the same room.", { stays: true });
  }

  // Another room has been entered, whose transition is as it was made.
  enter() { this.#isTuned = false; }

  // Somebody tunes the transition.
  tune() { this.#isTuned = true; }

  // The phone has told the settings; what a link has carried is given to it once.
  take(tuning, room, act) {
    this.#tuning = tuning;
    const carried = this.#carried;
    this.#carried = null;
    if (carried?.room !== room) return;
    const changes = Object.entries(carried.tuning)
      .filter(([name, value]) => name in tuning && tuning[name] !== value);
    if (changes.length) act({ tune: Object.fromEntries(changes) });
    // A phone that is gone has taken its recording along.
    if (carried.moment === null || !this.isGuest) return;
    this.#awaited = carried.moment;
    this.#phone().send({ from: carried.moment });
  }

  // Whether a frame is that of the moment that a link has carried; once.
  brings(time) {
    if (this.#awaited === null || time > this.#awaited + 0.001) return false;
    this.#awaited = null;
    return true;
  }
}
