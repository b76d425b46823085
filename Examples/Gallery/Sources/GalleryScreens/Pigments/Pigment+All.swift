extension Pigment {
  /// The pigments of the shop, from red to white.
  static let all = [
    Pigment(
      name: "Cochineal",
      hue: .red,
      hex: 0xA3193B,
      origin: "A beetle that lives on cactus",
      story: """
        Seventy thousand of them make a pound. For two hundred years only Oaxaca knew it was an animal, \
        and the rest of the world bought it as a berry.
        """,
      since: "700 BC",
      fastness: "Ten years"
    ),
    Pigment(
      name: "Vermilion",
      hue: .red,
      hex: 0xDE4A2B,
      origin: "Mercury and sulfur, ground for days",
      story: """
        The longer it is ground the brighter it gets, so a careful workshop showed in its reds. Kept in \
        the sun it turns black, without haste.
        """,
      since: "5000 BC",
      fastness: "Sulks in the sun"
    ),
    Pigment(
      name: "Saffron",
      hue: .yellow,
      hex: 0xF09A22,
      origin: "Three threads from each crocus",
      story: """
        Picked before sunrise, by hand, in one week of October. Painters used it where gold was too \
        dear, which says something about gold.
        """,
      since: "1600 BC",
      fastness: "One summer"
    ),
    Pigment(
      name: "Orpiment",
      hue: .yellow,
      hex: 0xF3C13A,
      origin: "A stone that splits like mica",
      story: """
        It glitters, it smells of garlic, and it is arsenic. The jar has always stood on the top shelf, \
        away from the copper greens, which it ruins.
        """,
      since: "3100 BC",
      fastness: "Good, indoors"
    ),
    Pigment(
      name: "Verdigris",
      hue: .green,
      hex: 0x45B5A2,
      origin: "Copper, hung over vinegar",
      story: """
        Scrape the plates, hang them again, wait. On the page it stays blue for a month before it makes \
        up its mind.
        """,
      since: "400 BC",
      fastness: "Eats the paper"
    ),
    Pigment(
      name: "Malachite",
      hue: .green,
      hex: 0x1E8A5C,
      origin: "A green stone with rings",
      story: """
        Coarse, it is the green of leaves; fine, the green of water. So the sieve decides, and every \
        shop kept its own.
        """,
      since: "4000 BC",
      fastness: "Forever"
    ),
    Pigment(
      name: "Egyptian blue",
      hue: .blue,
      hex: 0x2D7CC9,
      origin: "Sand, lime and copper, fired",
      story: """
        The first color that somebody made. The recipe was lost for a thousand years, and found again \
        in a pot at Pompeii.
        """,
      since: "3200 BC",
      fastness: "Forever"
    ),
    Pigment(
      name: "Ultramarine",
      hue: .blue,
      hex: 0x2637A8,
      origin: "Lapis, from one valley in the Hindu Kush",
      story: """
        Kneaded in wax under lye until the blue walks out of the stone. It came over the sea, and was \
        named for that; the contract said how much of it a painter had to use.
        """,
      since: "600",
      fastness: "Forever"
    ),
    Pigment(
      name: "Indigo",
      hue: .blue,
      hex: 0x2B3260,
      origin: "Leaves that are not blue",
      story: """
        The vat is yellow. The cloth comes out of it green, and turns blue in the air while you watch, \
        every time, for six thousand years.
        """,
      since: "4000 BC",
      fastness: "A working life"
    ),
    Pigment(
      name: "Sienna",
      hue: .earth,
      hex: 0xA9562C,
      origin: "Earth, baked in a pan",
      story: """
        Raw it is mustard, burnt it is this. The hills have not run out, and the price has not moved \
        since anyone wrote it down.
        """,
      since: "Before writing",
      fastness: "Forever"
    ),
    Pigment(
      name: "Lampblack",
      hue: .gray,
      hex: 0x1B1C21,
      origin: "Soot from a quiet flame",
      story: """
        Burn oil under a tilted bowl, and brush the bowl with a feather. It is the only pigment that \
        every child has made.
        """,
      since: "2600 BC",
      fastness: "Forever"
    ),
    Pigment(
      name: "Chalk",
      hue: .gray,
      hex: 0xEFE9DC,
      origin: "The shells of a warm sea",
      story: """
        Seventy million years of very small animals. Under nearly every old picture there is a layer of \
        it, which nobody was meant to see.
        """,
      since: "Always",
      fastness: "Forever"
    ),
  ]
}
