// The page: a phone, its timeline and inspector, and the list of rooms.

import { Chart } from "./chart.js";
import { Companions } from "./companions.js";
import { Controls } from "./controls.js";
import { copy } from "./copy.js";
import { Cut } from "./cut.js";
import { Files } from "./files.js";
import { Handset } from "./handset.js";
import { Log } from "./log.js";
import { Recording } from "./recording.js";
import { showReadings } from "./readings.js";
import { connectTabs } from "./tabs.js";
import { Ticks } from "./ticks.js";
import { Timeline } from "./timeline.js";
import { Tour } from "./tour.js";
import { Tune } from "./tune.js";

const element = (id) => document.getElementById(id);
const prefersLessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
// With `?still` in the address, nothing plays by itself.
const address = new URLSearchParams(location.search);
const state = { room: null, phase: "idle", progress: 0, velocity: 0, stack: [], time: 0 };
let rooms = [];
let wasTouched = false;

const recording = new Recording();
const chart = new Chart(element("chart"), recording);
const log = new Log((time) => timeline.seek(time));
const timeline = new Timeline(recording, () => phone, showPicture);
const tune = new Tune(act);
const controls = new Controls(act);
const cut = new Cut(timeline, (message) => phone.send(message));
const files = new Files(act, () => state.room, notify);
const tour = new Tour(() => phone, () => !wasTouched && !address.has("still") && !prefersLessMotion.matches);
connectTabs(document.querySelector("[role=tablist]"));

const companions = new Companions(element("phones"), {
  wishes: () => ({ room: state.room, hz, ...controls.settings }),
  hz: () => hz,
  broadcast: act,
  compared: (variant, progress) => chart.compare(variant, progress),
  forgotten: (variant) => chart.forgetCompanion(variant),
  changed: fit,
});

const hz = await Ticks.measure();
const phone = new Handset(element("phones"), {
  id: "screen",
  title: "InterruptibleTransitions",
  label: "The phone’s screen",
  phone: address.get("phone") ?? undefined,
  hz,
  handlers: {
    wishes: () => ({ room: wantedRoom(), hz, dark: prefersDark.matches, reduceMotion: prefersLessMotion.matches }),
    connected: () => enable(true),
    lost: () => enable(false),
    message: receive,
    resized: fit,
  },
  broadcast: act,
});
phone.device.id = "device";

// What a person does to a phone goes on from the moment that is shown.
const touches = ["pointers", "wheel", "do", "press", "adjust", "escape", "tune"];

// Sends what a person does to the phone and to those beside it; nothing plays by itself after that.
function act(message) {
  wasTouched = true;
  tour.stop();
  if (touches.some((key) => key in message)) timeline.goOn();
  phone.send(message);
  if (!("film" in message || "export" in message)) companions.send(message);
}

function receive(message) {
  if (message.frame !== undefined) showFrame(message);
  else if (message.room !== undefined) enter(message);
  else if (message.rooms) listRooms(message.rooms);
  else if (message.speed) showSpeed(message.speed);
  else if (message.settings) controls.showSettings(message.settings);
  else if (message.moment) showMoment(message.moment);
  else if (message.tip !== undefined) tour.showTip(message.tip);
  else if (message.tuning) tune.show(message.tuning);
  else if (message.file) files.save(message.file);
  else if (message.error) notify(message.error);
  else if (message.full) notify(message.full, { stays: true });
  else if (message.phone) notify(null);
}

function showFrame({ frame: time, phase, progress, velocity, stack, events }) {
  for (const event of recording.add(time, state, events) ?? []) log.note(event);
  timeline.advance(time);
  if (!timeline.isAway) showPicture({ phase, progress, velocity, stack, time });
}

// Shows the readings of the moment that is shown.
function showPicture({ phase, progress, velocity, stack, time }) {
  Object.assign(state, { phase, progress, velocity, stack, time });
  chart.show(time);
  showState();
}

function showMoment(moment) {
  if (moment.state === "live") {
    // What came after it is gone.
    recording.forget(moment.time);
    log.forget(moment.time);
    phone.frames.forget(moment.time);
  }
  timeline.arrive(moment);
  tour.follow(moment.state);
}

function showState() {
  showReadings(state);
  controls.show(state);
}

function showSpeed(speed) {
  controls.showSpeed(speed);
  chart.setSpeed(speed);
  timeline.setSpeed(speed);
}

function enter({ room, title, readMe, moves, tips = [], hasDemo = false, variants = [] }) {
  const isAnother = state.room !== room;
  Object.assign(state, { room, phase: "idle", progress: 0, velocity: 0, stack: [], time: 0 });
  recording.clear();
  timeline.clear();
  cut.close();
  chart.clear();
  log.clear();
  controls.showMoves(moves);
  showState();
  element("room-title").textContent = title;
  showReadMe(readMe);
  document.title = `${title} · InterruptibleTransitions gallery`;
  if (wantedRoom() !== room) history.replaceState(null, "", `${location.search}#/rooms/${room}`);
  showCurrent();
  companions.enter(room, variants);
  if (isAnother) tour.enter(tips, hasDemo);
}

// A line for each sentence.
function showReadMe(text) {
  element("read-me").replaceChildren(...text.split(/(?<=[.:]) (?=[A-Z])/).map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  }));
}

function listRooms(list) {
  rooms = list;
  element("rooms").replaceChildren(...rooms.map(({ id, title }) => {
    const link = document.createElement("a");
    link.href = `#/rooms/${id}`;
    link.textContent = title;
    const item = document.createElement("li");
    item.append(link);
    return item;
  }));
  showCurrent();
  if (location.hash.length > 1 && wantedRoom() === null) notify(`There is nothing at “${location.hash}”.`);
}

function showCurrent() {
  for (const link of element("rooms").querySelectorAll("a")) {
    if (link.hash === `#/rooms/${state.room}`) {
      link.setAttribute("aria-current", "page");
      link.scrollIntoView({ block: "nearest", inline: "nearest" });
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
  if (room === null) notify(`There is nothing at “${location.hash}”.`);
  else if (room !== state.room) phone.send({ open: room });
});

element("share").addEventListener("click", async () => {
  const link = `${location.origin}/?phone=${phone.phone}#/rooms/${state.room}`;
  await copy(link);
  notify("The link is copied: a page that opens it touches this phone.");
});

// The controls work only while there is a phone to control.
function enable(isConnected) {
  for (const part of document.querySelectorAll(".inspector, .timeline, .hint, .phones")) part.inert = !isConnected;
  document.body.dataset.connection = isConnected ? "open" : "lost";
  notify(isConnected ? null : "The connection is lost. Trying again …", { stays: true });
}

let noticeTimer;
function notify(text, { stays = false } = {}) {
  const notice = element("notice");
  clearTimeout(noticeTimer);
  notice.hidden = text === null;
  notice.textContent = text ?? "";
  if (text !== null && !stays) noticeTimer = setTimeout(() => { notice.hidden = true; }, 4000);
}

// Makes the phones as large as fits, up to their real size; while an edge is pulled they don't grow, so that it stays
// under the pointer.
let scale = 1;
function fit() {
  const phones = element("phones");
  const handsets = [phone, ...companions.handsets];
  const extents = handsets.map(({ extent }) => extent);
  const width = extents.reduce((sum, [width]) => sum + width + 24, 0);
  const height = Math.max(...extents.map(([, height]) => height));
  const captions = extents.length > 1 ? 30 : 0;
  const isStacked = matchMedia("(max-width: 860px)").matches;
  const room = (isStacked ? innerHeight * 0.8 : phones.clientHeight) - captions;
  const most = handsets.some(({ isPulled }) => isPulled) ? scale : 1;
  scale = Math.max(Math.min(most, room / height, phones.clientWidth / width), 0.25);
  phones.style.setProperty("--scale", scale);
}
new ResizeObserver(fit).observe(element("phones"));
fit();

// The interface for tests and tools.
window.gallery = {
  phone: () => phone.phone,
  state: () => ({ ...state, stack: [...state.stack], log: [...log.calls], timeline: timeline.state }),
  pass: (frames) => phone.pass(frames),
  until: (isMet) => phone.until(isMet),
  stand: () => phone.stand(),
  events: () => recording.events.map((event) => ({ ...event })),
};
