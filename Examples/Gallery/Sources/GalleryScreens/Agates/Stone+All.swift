extension Stone {
  /// The collection, in the order of its drawers.
  static let all = [
    Stone(
      picture: "ember",
      name: "Ember",
      place: "Ashfell",
      spot: "in a dry stream bed",
      width: 94,
      note: """
        Iron from the lava above colored every second band. The crystals in the middle grew \
        last, when the water had become clear.
        """,
      bands: [
        0x5A1E12, 0xA8321A, 0xE2672B, 0xF6B04E, 0xFBE3B0, 0xC9431F, 0x7A1B14, 0xF0934A,
      ]
    ),
    Stone(
      picture: "fjord",
      name: "Fjord",
      place: "Lampfjord",
      spot: "below the tide line",
      width: 71,
      note: """
        The sea has rounded it and made its rind thin. Hold it against the window, and the pale \
        bands let the light through.
        """,
      bands: [
        0x16323F, 0x2B6077, 0x6FA9B8, 0xDCEBEA, 0x3E8195, 0x1D4555, 0xA9CDD0, 0xF4F7F2,
      ]
    ),
    Stone(
      picture: "plum",
      name: "Plum",
      place: "Sarnholt Quarry",
      spot: "third level",
      width: 88,
      note: """
        Amethyst, with a hollow just large enough for a pea. Its violet fades in the sun, so it \
        lives in a drawer.
        """,
      bands: [
        0x3B1D45, 0x6B3278, 0xA86AAE, 0xE8CDE6, 0x82438F, 0x512463, 0xC79BCB, 0xF6E9F3,
      ]
    ),
    Stone(
      picture: "honey",
      name: "Still Water",
      place: "Cape Ember",
      spot: "on the south slope",
      width: 80,
      note: """
        The straight bands were laid down by standing water. They are still level: turned \
        upright, it shows how the rock lay.
        """,
      bands: [
        0x5B3410, 0x9C6118, 0xD99A32, 0xF7D68B, 0xFFF1CF, 0xB97A22, 0xE9B95A, 0x7C4A14,
      ]
    ),
    Stone(
      picture: "moss",
      name: "Fern",
      place: "Firwatch Wood",
      spot: "under a root",
      width: 76,
      note: """
        Nobody planted anything here. The green is chlorite, and came with the same water that \
        made the bands.
        """,
      bands: [
        0x23402C, 0x4B7A4C, 0x9DBE83, 0xE6EBCF, 0x6A9862, 0x315C3C, 0xC5D6A8, 0xF5F4E4,
      ]
    ),
    Stone(
      picture: "rose",
      name: "Peony",
      place: "Talgar Canyon",
      spot: "east wall",
      width: 69,
      note: """
        Eleven years lay between its two halves. The other one was found by the same walker, \
        four steps away.
        """,
      bands: [
        0x6A2A38, 0xB25566, 0xE59AA0, 0xFBE0DA, 0xC97280, 0x8F3C4C, 0xF2BDB8, 0xFFF3EC,
      ]
    ),
    Stone(
      picture: "tide",
      name: "High Tide",
      place: "Saltline",
      spot: "after a storm",
      width: 97,
      note: """
        The upper half is rim, the lower half is lake. The thin white line between them is where \
        the filling began.
        """,
      bands: [
        0x14304C, 0x2A5F8A, 0x79A9C9, 0xE4EEF2, 0x3F7FA8, 0x1C446A, 0xB3D0DF, 0xF8FAF8,
      ]
    ),
    Stone(
      picture: "rust",
      name: "Five Islands",
      place: "Redmarch",
      spot: "in a plowed field",
      width: 83,
      note: """
        It grew around five seeds at once, until the bands met. Where they met, they went on \
        together.
        """,
      bands: [
        0x4B2416, 0x8C4A24, 0xC98546, 0xEED3A2, 0xA35B2C, 0x6A3219, 0xDDAF72, 0xF8EBD2,
      ]
    ),
    Stone(
      picture: "smoke",
      name: "Smoke",
      place: "Ashfell",
      spot: "in the old tuff",
      width: 65,
      note: "No color at all, and forty-one bands. A glass on its middle shows six more.",
      bands: [
        0x2B2A2E, 0x5A585C, 0x9C999A, 0xE6E3DE, 0x77757A, 0x3E3C42, 0xC3C0BD, 0xF6F4EF,
      ]
    ),
    Stone(
      picture: "meadow",
      name: "June",
      place: "Wending",
      spot: "on a gravel bank",
      width: 72,
      note: """
        The yellow is younger than the green. Three hollows opened along a crack, and closed \
        again from outside.
        """,
      bands: [
        0x3A4A1A, 0x76862C, 0xC0BC58, 0xF3EBB4, 0x98A03C, 0x56641F, 0xDCD583, 0xFBF7DC,
      ]
    ),
    Stone(
      picture: "dusk",
      name: "Last Light",
      place: "Aldermoor Ridges",
      spot: "on the saddle",
      width: 91,
      note: """
        Peach outside, violet inside, like the ranges at half past nine. The quartz is a little \
        smoky.
        """,
      bands: [
        0x2C2453, 0x5B4A94, 0xB08CC0, 0xF4CDB8, 0xE58F86, 0x413670, 0xD9A8BE, 0xFBE9D8,
      ]
    ),
    Stone(
      picture: "kelp",
      name: "Kelp",
      place: "Hollow Bay",
      spot: "at low water",
      width: 78,
      note: "The lower bands are finer than a hair. They took longer than all the others together.",
      bands: [
        0x12403C, 0x267A6E, 0x7DB8A2, 0xE2EDDA, 0x3B9283, 0x1B5951, 0xB2D5BF, 0xF5F6E9,
      ]
    ),
    Stone(
      picture: "fox",
      name: "Fox",
      place: "Redmarch",
      spot: "in a dry wall",
      width: 86,
      note: """
        A farmer had built it into a wall, rind to the road. A frost split it, and there it was.
        """,
      bands: [
        0x6B2C10, 0xBE5A1E, 0xEE9A4A, 0xFCE2B8, 0xD4742C, 0x8E3F14, 0xF6BE7C, 0xFFF4E0,
      ]
    ),
    Stone(
      picture: "frost",
      name: "First Frost",
      place: "Snowgate",
      spot: "above the lake",
      width: 90,
      note: """
        Milk-white chalcedony, and rock crystal in the middle. The gray bands hold the only iron \
        in the valley.
        """,
      bands: [
        0x3A4A60, 0x7288A4, 0xB4C4D4, 0xF2F5F6, 0x8FA3BA, 0x54687F, 0xD4DEE6, 0xFFFFFF,
      ]
    ),
    Stone(
      picture: "cherry",
      name: "Cherry",
      place: "Talgar Canyon",
      spot: "on the floor",
      width: 74,
      note: "Two hollows tell of two springs. The red between them is as old as the canyon.",
      bands: [
        0x5C1020, 0xA41C34, 0xDC5158, 0xF6BFB0, 0xC02E42, 0x7B1428, 0xEE8C84, 0xFDE9DF,
      ]
    ),
    Stone(
      picture: "lagoon",
      name: "Lagoon",
      place: "Hollow Bay",
      spot: "in the cliff",
      width: 81,
      note: "Copper made the green. It is the only one of its kind in this drawer.",
      bands: [
        0x0F4A55, 0x1F8C94, 0x7CCBC4, 0xE9F4E4, 0x35A3A6, 0x146670, 0xB4E0D3, 0xFAFBF0,
      ]
    ),
    Stone(
      picture: "walnut",
      name: "Walnut",
      place: "Wending",
      spot: "under the bridge",
      width: 67,
      note: "From outside it looked like a potato. It was the last one cut that day.",
      bands: [
        0x3E2A1C, 0x755337, 0xB08D66, 0xE9D8BC, 0x8F6B48, 0x563B27, 0xCFB48F, 0xF7EEDD,
      ]
    ),
    Stone(
      picture: "iris",
      name: "Level",
      place: "Snowgate",
      spot: "in the scree",
      width: 89,
      note: """
        It came to rest tilted, and was filled a second time. The upper lines lean by four \
        degrees.
        """,
      bands: [
        0x232C66, 0x4754A8, 0x98A2DA, 0xECEAF6, 0x6270C2, 0x323C86, 0xC4C9EB, 0xFBFAFD,
      ]
    ),
    Stone(
      picture: "apricot",
      name: "Apricot",
      place: "Cape Ember",
      spot: "in a vineyard",
      width: 79,
      note: """
        Turned up by a plow, and kept on a windowsill for thirty years. Its left edge has faded.
        """,
      bands: [
        0x7C3B22, 0xC4704A, 0xEDAE84, 0xFCE8D4, 0xD88A60, 0x9C5232, 0xF5CBA8, 0xFFF6EA,
      ]
    ),
    Stone(
      picture: "night",
      name: "Night Sky",
      place: "Lampfjord",
      spot: "on the north shore",
      width: 92,
      note: "Pyrite draws the golden bands. In lamplight, the middle seems to look back.",
      bands: [
        0x151B2E, 0x2C3A5E, 0x6D7FA8, 0xE8D9A8, 0x3E4E7A, 0x1D2644, 0xB0A878, 0xF5EFD6,
      ]
    ),
  ]
}
