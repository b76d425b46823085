// The page: one phone, its inspector, and the list of rooms.

import { Chart } from "./chart.js";
import { Connection } from "./connection.js";
import { Controls } from "./controls.js";
import { Inspector } from "./inspector.js";
import { Phone } from "./phone.js";

const element = (id) => document.getElementById(id);
const state = { room: null, phase: "idle", progress: 0, velocity: 0, stack: [] };

const send = (message) => connection.send(message);
const phone = new Phone(element("device"), element("screen"), element("fingers"), send);
const chart = new Chart(element("chart"));
const inspector = new Inspector();
const controls = new Controls(send);

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
  else if (message.settings) controls.showSettings(message.settings);
  else if (message.error) notify(message.error);
}

function showFrame({ frame: time, phase, progress, velocity, stack, screen, statusBar, set, gone, events }) {
  Object.assign(state, { phase, progress, velocity, stack });
  if (phone.resize(screen)) fit();
  element("device").dataset.statusBar = statusBar;
  phone.update(set, gone);
  showState();
  chart.add(time, state);
  for (const event of events) {
    inspector.note(event);
    if (event.kind === "mark") chart.mark(event.t, event.progress, event.text);
  }
  requestAnimationFrame(() => connection.send({ drawn: true }));
}

function showState() {
  inspector.show(state);
  controls.show(state);
}

function showSpeed(speed) {
  controls.showSpeed(speed);
  chart.setSpeed(speed);
}

function enter({ room, title, readMe, moves }) {
  Object.assign(state, { room, phase: "idle", progress: 0, velocity: 0, stack: [] });
  phone.clear();
  chart.clear();
  inspector.clear();
  controls.showMoves(moves);
  showState();
  element("room-title").textContent = title;
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
    if (link.hash === `#/rooms/${state.room}`) {
      link.setAttribute("aria-current", "page");
      link.scrollIntoView({ block: "nearest" });
    } else {
      link.removeAttribute("aria-current");
    }
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

// Makes the phone as large as fits, up to its real size.
function fit() {
  const [width, height] = phone.size.map((length) => length + 26);
  const stage = document.querySelector(".stage");
  const isStacked = matchMedia("(max-width: 960px)").matches;
  const room = isStacked ? innerHeight - 24 : stage.clientHeight - 40;
  const scale = Math.min(1, room / height, (stage.clientWidth - 24) / width);
  element("device").style.setProperty("--scale", Math.max(scale, 0.35));
}
addEventListener("resize", fit);
fit();

// The interface for tests and tools.
window.gallery = {
  state: () => ({ ...state, stack: [...state.stack], log: [...inspector.log] }),
};
