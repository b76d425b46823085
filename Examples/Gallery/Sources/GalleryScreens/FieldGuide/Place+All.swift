import UIKit

extension Place {
  /// The places, in the order of their best light, from dawn to night.
  static let all = [
    Place(
      picture: "ranges",
      name: "Aldermoor Ridges",
      line: "Six ranges, one dawn",
      facts: facts("1,940 m", "05:12", "6 h"),
      paragraphs: [
        """
        Come up from the east in the dark, and be on the saddle when the first range turns from slate to \
        violet. Each one behind it is a shade lighter, until the last can't be told from the sky.
        """,
        """
        The mist lies in the valleys until about seven. After that the ridges are hills again, and the \
        hut has coffee.
        """,
      ],
      palette: Palette(
        paper: UIColor(hex: 0xF6F1FA, dark: 0x171229),
        ink: UIColor(hex: 0x2A2250, dark: 0xEDE6FA),
        accent: UIColor(hex: 0x6C4C9E, dark: 0xB79BE8),
        onAccent: UIColor(hex: 0xFFFFFF, dark: 0x1D1236)
      )
    ),
    Place(
      picture: "forest",
      name: "Firwatch Wood",
      line: "The fog keeps the time",
      facts: facts("610 m", "07:40", "2 h"),
      paragraphs: [
        """
        The path is plain enough; it is the distance that comes and goes. Stand still for a minute and a \
        row of firs appears that was not there before, then another behind it.
        """,
        """
        Locals tell the hour by how many rows they can count. At five rows the fog has lifted and the \
        jays begin.
        """,
      ],
      palette: Palette(
        paper: UIColor(hex: 0xEEF5F0, dark: 0x0F1C1A),
        ink: UIColor(hex: 0x17302E, dark: 0xE1F0EA),
        accent: UIColor(hex: 0x2F6B62, dark: 0x7CC9B4),
        onAccent: UIColor(hex: 0xFFFFFF, dark: 0x08211C)
      )
    ),
    Place(
      picture: "canyon",
      name: "Redstep Canyon",
      line: "A river reads in layers",
      facts: facts("420 m", "10:30", "5 h"),
      paragraphs: [
        """
        Every step down is about nine thousand years. The pale bands were dunes, the dark ones mud, and \
        the thin black line at shoulder height is a single bad summer.
        """,
        """
        Hire a boat at the bridge and let it drift. The walls do the walking, and the water is warm by \
        noon.
        """,
      ],
      palette: Palette(
        paper: UIColor(hex: 0xFBF1EA, dark: 0x211210),
        ink: UIColor(hex: 0x46201A, dark: 0xFBE8DF),
        accent: UIColor(hex: 0xA8452F, dark: 0xF0947C),
        onAccent: UIColor(hex: 0xFFFFFF, dark: 0x2C0E08)
      )
    ),
    Place(
      picture: "dunes",
      name: "Amber Erg",
      line: "The sand that sings",
      facts: facts("85 m", "16:20", "3 h"),
      paragraphs: [
        """
        Take the sunny side up and the shaded side down. The crest is as sharp as a page and just as \
        easily turned: by morning the wind will have written another.
        """,
        """
        When the slope is dry enough it hums under your feet, one low note. Nobody here agrees on which \
        one.
        """,
      ],
      palette: Palette(
        paper: UIColor(hex: 0xFCF4E5, dark: 0x1F160D),
        ink: UIColor(hex: 0x482A17, dark: 0xF9ECD8),
        accent: UIColor(hex: 0x9A4F1B, dark: 0xEBA765),
        onAccent: UIColor(hex: 0xFFFFFF, dark: 0x2B1605)
      )
    ),
    Place(
      picture: "sea",
      name: "Lantern Bay",
      line: "The day goes home",
      facts: facts("0 m", "20:55", "1 h"),
      paragraphs: [
        """
        There is a bench at the end of the mole, worn to the shape of people who came for ten minutes. \
        The road of light leads straight to it, whoever sits there.
        """,
        """
        Stay until the headland is only an outline. The ferry's lamp is the first star, and it is always \
        punctual.
        """,
      ],
      palette: Palette(
        paper: UIColor(hex: 0xFFF3EC, dark: 0x1A1225),
        ink: UIColor(hex: 0x33204A, dark: 0xF8EAF0),
        accent: UIColor(hex: 0xBF4028, dark: 0xFF9478),
        onAccent: UIColor(hex: 0xFFFFFF, dark: 0x2B0F10)
      )
    ),
    Place(
      picture: "aurora",
      name: "Lake Hallin",
      line: "Green weather at night",
      facts: facts("315 m", "00:30", "All night"),
      paragraphs: [
        """
        It begins as something you take for a cloud. Then the cloud has folds, the folds have edges, and \
        the edges run along the sky faster than you can turn your head.
        """,
        """
        On a still night the lake shows it all again, upside down. Bring a second blanket, and someone to \
        be quiet with.
        """,
      ],
      palette: Palette(
        paper: UIColor(hex: 0xEAF5F4, dark: 0x0B1A2C),
        ink: UIColor(hex: 0x10303C, dark: 0xE4F5F0),
        accent: UIColor(hex: 0x0B7059, dark: 0x35D69F),
        onAccent: UIColor(hex: 0xFFFFFF, dark: 0x06231F)
      )
    ),
  ]

  private static func facts(_ height: String, _ light: String, _ walk: String) -> [Fact] {
    [
      Fact(value: height, caption: "Height"),
      Fact(value: light, caption: "Best light"),
      Fact(value: walk, caption: "On foot"),
    ]
  }
}
