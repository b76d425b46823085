// How large the phones are, and where tips stand: beside the phone, or above it.

const gap = 24;
const caption = 30;
const [line, leastTip, mostTip] = [30, 84, 210];
// The grips around a phone.
const margin = 16;
// The least part of a narrow window's height that phones have.
const leastShare = 0.7;

// The room that a small phone leaves around it, and the most of the first one's scale that it has.
const smallGap = 12;
const smallShare = 0.5;

// Makes phones as large as fits, up to their real size, and returns the scale; while an edge is pulled they don't grow,
// and tips stay where they are, so that it stays under the pointer. Small ones get what is left on the other side.
export function fit(phones, handsets, small, scale) {
  const extents = handsets.map(({ extent }) => extent);
  const width = extents.reduce((sum, [width]) => sum + width, 0);
  const height = Math.max(...extents.map(([, height]) => height));
  const isAlone = extents.length === 1;
  const isStacked = matchMedia("(max-width: 860px)").matches;
  const [across, along] = [
    phones.clientWidth - gap * (extents.length - 1) - margin,
    (isStacked ? leftOf(phones) : phones.clientHeight) - (isAlone ? 0 : caption) - margin,
  ];
  const isPulled = handsets.some(({ isPulled }) => isPulled);
  const most = isPulled ? scale : 1;
  const scaleFor = (room) => Math.max(Math.min(most, room / height, across / width), 0.1);
  const beside = (scale) => (phones.clientWidth - width * scale) / 2 - margin;
  const isBeside = isPulled
    ? phones.dataset.tips === "beside"
    : isAlone && beside(scaleFor(along)) >= leastTip;
  const next = isBeside ? scaleFor(along) : scaleFor(along - line);
  phones.style.setProperty("--scale", next);
  phones.style.setProperty("--beside", `${Math.min(beside(next), mostTip)}px`);
  phones.style.paddingTop = isBeside ? "" : `${line}px`;
  phones.dataset.tips = isBeside ? "beside" : "above";
  for (const { figure, extent: [width] } of small) {
    const most = (beside(next) - smallGap) / width;
    figure.style.setProperty("--scale", Math.min(most, smallShare * next));
    figure.style.setProperty("--left", `${beside(next) + 2 * margin + handsets[0].extent[0] * next}px`);
  }
  return next;
}

// Whether a phone keeps nearly all of its size beside a second one, in a window that isn't a small one.
export function hasRoomBeside(phones, { extent: [width, height] }) {
  const scale = (phones.clientWidth - gap - margin) / (2 * width);
  const alone = (phones.clientHeight - margin) / height;
  return !matchMedia("(max-width: 1240px)").matches && scale >= 0.85 * Math.min(alone, 1);
}

// What is left of the window's height below everything before the phones.
function leftOf(phones) {
  const top = phones.getBoundingClientRect().top + scrollY;
  return Math.max(innerHeight - top - margin, innerHeight * leastShare);
}
