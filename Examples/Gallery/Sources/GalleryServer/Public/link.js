// The part of the address that says what is shown: `#/rooms/ID`, and in a shared link its tuning and moment.

// Reads a room, a moment in seconds, and the settings of its transition; null if there is nothing at this address.
export function read(hash) {
  const [, room, query] = hash.match(/^#\/rooms\/([^/?]+)(?:\?(.*))?$/) ?? [];
  if (!room) return null;
  const tuning = {};
  let moment = null;
  for (const [name, value] of new URLSearchParams(query)) {
    const number = Number(value);
    if (name !== "moment") tuning[name] = value === "" || Number.isNaN(number) ? value : number;
    else if (number >= 0) moment = number;
  }
  return { room, moment, tuning };
}

export function write({ room, moment = null, tuning = {} }) {
  const query = new URLSearchParams(tuning);
  if (moment !== null) query.set("moment", moment.toFixed(3));
  return `#/rooms/${room}${query.size ? `?${query}` : ""}`;
}
