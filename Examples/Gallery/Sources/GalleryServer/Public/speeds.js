// The speeds of a hand and of what it has let go, for the chart.

import { written } from "./readings.js";

// A release is shown with the speed that the hand had in the frames before it, in seconds.
const grasp = 0.05;

// The releases of a range of time: when the finger left, and both speeds, in progress per second and in words.
export function releasesBetween(recording, from, to) {
  const { events } = recording;
  return events.filter(({ kind, t }) => kind === "release" && t <= to).flatMap((event) => {
    const time = events.findLast(({ kind, text, t }) => kind === "mark" && text === "hand-off" && t <= event.t)?.t ?? event.t;
    if (time <= from) return [];
    const { before, after, way, free } = event.release;
    const held = recording.between(time - grasp, time).findLast(({ kind }) => kind === "dragging");
    const sign = held?.velocity < 0 ? -1 : 1;
    const text = [before, after].map((speed) => written(speed, way === null && !free ? 2 : 0)).join(" → ");
    // A card that has followed the finger freely has speeds in points, and the axis is for the progress.
    if (free) return [{ time, way, text: `${text} pt/s`, speeds: [] }];
    return [{ time, way, text, speeds: [before, after].map((speed) => (sign * speed) / (way ?? 1)) }];
  });
}

// The ends of the axis, in progress per second, at round numbers of points if the way is known.
//
// It is for the speeds of hands: a push that begins faster than any goes beyond it.
export function speedRange(samples, releases, way) {
  const held = samples.filter(({ kind }) => kind === "dragging").map(({ velocity }) => velocity);
  const speeds = [...held, ...releases.flatMap(({ speeds }) => speeds)].map(Math.abs);
  const most = Math.max(1, ...speeds) * 1.15 * (way ?? 1);
  const power = 10 ** Math.floor(Math.log10(most));
  const end = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((digit) => digit * power).find((value) => value >= most);
  return [-end / (way ?? 1), end / (way ?? 1)];
}
