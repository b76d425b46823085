// The page: a phone, its timeline and inspector, and the list of rooms.

import "./addresses.js";
import "./steps.js";
import { Chart } from "./chart.js";
import { showCode } from "./code.js";
import { Companions } from "./companions.js";
import { Controls } from "./controls.js";
import { Cut } from "./cut.js";
import { Files } from "./files.js";
import { fit, hasRoomBeside } from "./fit.js";
import { Handset } from "./handset.js";
import * as link from "./link.js";
import { Log } from "./log.js";
import { isRecorded, RecordedPhone } from "./recorded.js";
import { Recording } from "./recording.js";
import { showReadings } from "./readings.js";
import { Releases } from "./releases.js";
import { Rooms } from "./rooms.js";
import { Share } from "./share.js";
import { connectTabs } from "./tabs.js";
import { Ticks } from "./ticks.js";
import { Timeline } from "./timeline.js";
import { Tour } from "./tour.js";
import { Tune } from "./tune.js";

const element = (id) => document.getElementById(id);
const prefersLessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
// With `?still` in the address, nothing plays by itself.
const isStill = new URLSearchParams(location.search).has("still");
document.documentElement.toggleAttribute("data-still", isStill);
const state = { room: null, phase: "idle", progress: 0, velocity: 0, stack: [], time: 0 };

const recording = new Recording();
const chart = new Chart(element("chart"), recording);
const log = new Log((time) => timeline.seek(time));
const timeline = new Timeline(recording, () => phone, showPicture);
const tune = new Tune(act);
const controls = new Controls(act);
const cut = new Cut(timeline, (message) => phone.send(message));
const files = new Files(act, () => state.room, notify);
const rooms = new Rooms();
const releases = new Releases();
const share = new Share(() => phone, () => ({
  room: state.room, moment: timeline.state === "seeking" ? state.time : null,
}), notify);
// Nobody's phone but this page's own plays by itself.
const playsByItself = () => !share.isGuest && !isStill && !prefersLessMotion.matches;
const tour = new Tour({
  phone: () => phone,
  mayStart: () => !isRecorded && playsByItself(),
  compare: () => {
    if (playsByItself()) companions.open("system", { small: !hasRoomBeside(element("phones"), phone) });
  },
  isReady: () => companions.areReady,
  send: (message) => {
    phone.send(message);
    companions.send(message);
  },
});
connectTabs(document.querySelector("[role=tablist]"));
// There is nothing to control in a recording.
if (isRecorded) element("tab-log").click();

const makePhone = (parent, options) => new (isRecorded ? RecordedPhone : Handset)(parent, options);
const companions = new Companions(element("phones"), {
  makePhone,
  loaded: () => { if (timeline.state !== "replaying") timeline.seek(timeline.time); },
  wishes: () => ({ room: state.room, hz, ...controls.settings }),
  hz: () => hz,
  broadcast: act,
  moment: () => (isRecorded ? null : recording.end),
  compared: compare,
  forgotten: (variant) => {
    chart.forgetCompanion(variant);
    releases.forget(variant);
  },
  changed: fitPhones,
});

const hz = await Ticks.measure();
const phone = makePhone(element("phones"), {
  id: "screen",
  title: "InterruptibleTransitions",
  label: "The phone’s screen",
  phone: share.wanted,
  hz,
  handlers: {
    wishes: () => ({ room: wantedRoom(), hz, dark: prefersDark.matches, reduceMotion: prefersLessMotion.matches }),
    connected: () => enable(true),
    lost: () => enable(false),
    late: () => notify("This machine is busy: the phone moves more slowly than in real time."),
    message: receive,
    resized: fitPhones,
    loaded: () => (isStill || prefersLessMotion.matches ? timeline.seek(0) : timeline.play()),
    play: () => timeline.play(),
  },
  broadcast: act,
});
phone.device.id = "device";

// What a person does to a phone goes on from the moment that is shown.
const touches = ["pointers", "wheel", "do", "press", "adjust", "escape", "tune"];

// Sends what a person does to the phone and to those beside it; nothing plays by itself after that.
function act(message) {
  // Nobody's turn comes in a recording.
  if (!isRecorded) tour.stop();
  if (touches.some((key) => key in message)) {
    companions.goOn(timeline.time);
    timeline.goOn();
  }
  if ("tune" in message) share.tune();
  phone.send(message);
  if (!("film" in message || "export" in message)) companions.send(message);
}

function receive(message) {
  if (message.frame !== undefined) showFrame(message);
  else if (message.room !== undefined) enter(message);
  else if (message.rooms) list(message.rooms);
  else if (message.speed) showSpeed(message.speed);
  else if (message.settings) controls.showSettings(message.settings);
  else if (message.moment) showMoment(message.moment);
  else if (message.tip !== undefined) tour.hear(message.tip);
  else if (message.tuning) showTuning(message.tuning);
  else if (message.file) files.save(message.file);
  else if (message.error) notify(message.error);
  else if (message.full) notify(message.full, { stays: true });
  else if (message.phone) greet(message.phone);
}

function showFrame({ frame: time, phase, progress, velocity, stack, events }) {
  for (const event of recording.add(time, { phase, progress, velocity }, events) ?? []) log.note(event);
  timeline.advance(time);
  if (!timeline.isAway) showPicture({ phase, progress, velocity, stack, time });
  if (share.brings(time)) timeline.seek(time);
}

// Shows the readings of the moment that is shown.
function showPicture({ phase, progress, velocity, stack, time }) {
  Object.assign(state, { phase, progress, velocity, stack, time });
  chart.show(time);
  releases.show(recording.last("release", time));
  if (isRecorded || timeline.isAway) companions.look(time);
  else companions.comeBack();
  showState();
  speak();
}

function compare(variant, { frame, progress, events }) {
  chart.compare(variant, progress, isRecorded ? frame : undefined);
  const event = events.findLast(({ kind }) => kind === "release" || kind === "unheard");
  if (event) releases.showBeside(variant, event);
}

// Says which screen has come, once it is at rest; the first one of a room isn't news.
let spoken = null;
function speak() {
  const title = state.stack.at(-1);
  if (state.phase !== "idle" || title === undefined || title === spoken) return;
  if (spoken !== null) element("spoken").textContent = title;
  spoken = title;
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

function enter({ room, title, readMe, moves, code, tips = [], hasDemo = false, variants = [] }) {
  const isAnother = state.room !== room;
  Object.assign(state, { room, phase: "idle", progress: 0, velocity: 0, stack: [], time: 0 });
  recording.clear();
  timeline.clear();
  companions.comeBack();
  cut.close();
  chart.clear();
  log.clear();
  releases.clear();
  if (isAnother) share.enter();
  spoken = null;
  showCode(code);
  controls.showMoves(moves);
  showState();
  element("room-title").textContent = title;
  showReadMe(readMe);
  document.title = `${title} · InterruptibleTransitions gallery`;
  if (wantedRoom() !== room) history.replaceState(null, "", `${location.search}${link.write({ room })}`);
  rooms.mark(room);
  companions.enter(room, variants);
  if (isAnother) tour.enter(room, tips, hasDemo);
}

// A line for each sentence.
function showReadMe(text) {
  element("read-me").replaceChildren(...text.split(/(?<=[.:]) (?=[A-Z])/).map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  }));
}

function showTuning(message) {
  tune.show(message);
  share.take(message.values, state.room, act);
}

function greet(id) {
  notify(null);
  share.meet(id);
}

function wantedRoom() {
  return link.read(location.hash)?.room ?? null;
}

function list(all) {
  rooms.show(all);
  complainOfAddress();
}

function complainOfAddress() {
  if (location.hash.length > 1 && wantedRoom() === null) notify(`There is nothing at “${location.hash}”.`);
}

addEventListener("hashchange", () => {
  complainOfAddress();
  const room = wantedRoom();
  if (room !== null && room !== state.room) phone.send({ open: room });
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

let scale = 1;
function fitPhones() {
  scale = fit(element("phones"), [phone, ...companions.large], companions.small, scale);
}
new ResizeObserver(fitPhones).observe(element("phones"));
fitPhones();

// The interface for tests and tools.
window.gallery = {
  phone: () => phone.phone,
  state: () => ({ ...state, stack: [...state.stack], log: [...log.calls], timeline: timeline.state }),
  pass: (frames) => phone.pass(frames),
  until: (isMet) => phone.until(isMet),
  stand: () => phone.stand(() => companions.handsets.length === 0),
  events: () => recording.events.map((event) => ({ ...event })),
};
