// The list of rooms, in groups, each with a small picture that moves as its transition does.

// The rooms of each group, with the kind of their picture and its number of parts.
const groups = {
  "Screens that change places": {
    push: ["slide", 1], modal: ["rise", 1], tabs: ["tabs", 2], container: ["turn", 1], drawer: ["drawer", 1],
  },
  Effects: {
    diagonal: ["corner", 1], overlay: ["unfold", 1], "card-flip": ["turn small", 1], album: ["fan", 3],
    shop: ["fly", 4], shape: ["egg", 1], player: ["player", 3], zoom: ["grow", 1], media: ["grow photo", 1],
    "zoom-card": ["grow top", 1], map: ["lift", 3],
  },
  "Together with UIKit": { coordinator: ["slide bar", 2], context: ["slide lines", 2], "full-screen-pop": ["pop", 1] },
  "Side by side": { simultaneous: ["three", 3], "percent-driven": ["two", 2], split: ["fold", 2] },
};

export class Rooms {
  #list = document.getElementById("rooms");

  constructor() {
    this.#list.addEventListener("scroll", () => this.#showEnds());
    new ResizeObserver(() => this.#showCurrent()).observe(this.#list);
  }

  // Lists rooms with an `id` and a `title`; those that no group has come last.
  show(rooms) {
    const known = Object.values(groups).flatMap(Object.keys);
    const others = rooms.filter(({ id }) => !known.includes(id)).map(({ id }) => [id, ["slide", 1]]);
    const all = { ...groups, More: Object.fromEntries(others) };
    this.#list.replaceChildren(...Object.entries(all).flatMap(([name, pictures]) => {
      const here = rooms.filter(({ id }) => id in pictures);
      return here.length ? [group(name, here.map((room) => entry(room, pictures[room.id])))] : [];
    }));
    this.#showEnds();
  }

  // Marks the room that is shown.
  mark(room) {
    for (const link of this.#list.querySelectorAll("a")) {
      if (link.hash === `#/rooms/${room}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    this.#showCurrent();
  }

  #showCurrent() {
    this.#list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#showEnds();
  }

  // Tells on which sides the list goes on.
  #showEnds() {
    const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = this.#list;
    const before = scrollTop > 2 || scrollLeft > 2;
    const after = scrollTop + clientHeight < scrollHeight - 2 || scrollLeft + clientWidth < scrollWidth - 2;
    this.#list.dataset.more = [before && "before", after && "after"].filter(Boolean).join(" ");
  }
}

function group(name, entries) {
  const title = document.createElement("h2");
  title.textContent = name;
  const list = document.createElement("ul");
  list.append(...entries);
  const section = document.createElement("section");
  section.append(title, list);
  return section;
}

function entry({ id, title }, [kind, parts]) {
  const picture = document.createElement("i");
  picture.className = `glyph ${kind}`;
  for (let part = 0; part < parts; part += 1) picture.append(document.createElement("b"));
  const link = document.createElement("a");
  link.href = `#/rooms/${id}`;
  link.append(picture, title);
  const item = document.createElement("li");
  item.append(link);
  return item;
}
