// The page: one phone, its inspector, and the list of rooms.

import { Chart } from "./chart.js";
import { Connection } from "./connection.js";
import { Inspector } from "./inspector.js";
import { Phone } from "./phone.js";

const element = (id) => document.getElementById(id);
const state = { room: null, phase: "idle", progress: 0, velocity: 0, stack: [] };

const phone = new Phone(element("screen"), element("fingers"), (message) => connection.send(message));
const chart = new Chart(element("chart"));
const inspector = new Inspector((message) => connection.send(message));

const connection = new Connection({
  wantedRoom,
  connected: () => notify(null),
  lost: () => notify("The connection is lost. Trying again …", { stays: true }),
  message: receive,
});

function receive(message) {
  if (message.frame !== undefined) showFrame(message);
  else if (message.room !== undefined) enter(message);
  else if (message.rooms) listRooms(message.rooms);
  else if (message.speed) showSpeed(message.speed);
  else if (message.error) notify(message.error);
}

function showFrame({ frame: time, phase, progress, velocity, stack, set, gone, events }) {
  Object.assign(state, { phase, progress, velocity, stack });
  phone.update(set, gone);
  inspector.show(state);
  chart.add(time, state);
  for (const event of events) {
    inspector.note(event);
    if (event.kind === "mark") chart.mark(event.t, event.progress, event.text);
  }
  requestAnimationFrame(() => connection.send({ drawn: true }));
}

function showSpeed(speed) {
  inspector.showSpeed(speed);
  chart.setSpeed(speed);
}

function enter({ room, title, readMe }) {
  Object.assign(state, { room, phase: "idle", progress: 0, velocity: 0, stack: [] });
  phone.clear();
  chart.clear();
  inspector.clear();
  element("read-me").textContent = readMe;
  document.title = `${title} · InterruptibleTransitions gallery`;
  if (wantedRoom() !== room) history.replaceState(null, "", `#/rooms/${room}`);
  showCurrent();
}

function listRooms(rooms) {
  element("rooms").replaceChildren(
    ...rooms.map(({ id, title }) => {
      const link = document.createElement("a");
      link.href = `#/rooms/${id}`;
      link.textContent = title;
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  showCurrent();
}

function showCurrent() {
  for (const link of element("rooms").querySelectorAll("a")) {
    if (link.hash === `#/rooms/${state.room}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

function wantedRoom() {
  return location.hash.match(/^#\/rooms\/([^/]+)$/)?.[1] ?? null;
}

addEventListener("hashchange", () => {
  const room = wantedRoom();
  if (room !== null && room !== state.room) connection.send({ open: room });
});

let noticeTimer;
function notify(text, { stays = false } = {}) {
  const notice = element("notice");
  clearTimeout(noticeTimer);
  notice.hidden = text === null;
  notice.textContent = text ?? "";
  if (text !== null && !stays) noticeTimer = setTimeout(() => { notice.hidden = true; }, 4000);
}

// Makes the phone as large as there is room, but no larger than life.
function fit() {
  const [width, height] = [393 + 26, 852 + 26];
  const stage = document.querySelector(".stage");
  const isStacked = matchMedia("(max-width: 960px)").matches;
  const room = isStacked ? innerHeight - 24 : stage.clientHeight - 40;
  const scale = Math.min(1, room / height, (stage.clientWidth - 24) / width);
  element("device").style.setProperty("--scale", Math.max(scale, 0.5));
}
addEventListener("resize", fit);
fit();

// What the page promises to tests and tools.
window.gallery = {
  state: () => ({ ...state, stack: [...state.stack], log: [...inspector.log] }),
};
