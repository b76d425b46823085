import Foundation

/// A bird, its egg, and what there is to know.
struct Bird {
  /// What the drawing of the bird shows.
  enum Figure {
    case songbird, auk, owl, plover, falcon
  }

  /// The marks on the shell.
  enum Marks {
    case none, spots, scribbles, blotches, freckles
  }

  /// The paper of the page, by day and by night.
  typealias Colors = (day: Int, night: Int)

  let name: String
  let latin: String
  let figure: Figure
  /// The colors of the back, of the breast, and of the wing.
  let plumage: (back: Int, breast: Int, wing: Int)
  let outline: EggOutline
  let shell: Int
  let marks: (kind: Marks, color: Int)
  let colors: Colors
  let clutch: String
  let days: Int
  let length: Int
  let note: String

  var facts: [Fact] {
    [
      Fact(value: clutch, caption: "In a nest"),
      Fact(value: "\(days) days", caption: "Until it hatches"),
      Fact(value: "\(length) mm", caption: "Long"),
    ]
  }

  static let all = [
    Bird(
      name: "Song thrush",
      latin: "Turdus philomelos",
      figure: .songbird,
      plumage: (0x8A6A4B, 0xEFE3CC, 0x75573C),
      outline: EggOutline(breadth: 0.75, taper: 0.14),
      shell: 0x6FB3CF,
      marks: (.spots, 0x24272B),
      colors: (0xDCEAEF, 0x1B2C34),
      clutch: "4 or 5",
      days: 13,
      length: 27,
      note: """
        Lines its cup with mud and wood pulp, smooth as a bowl, and leaves it at that. Sings every phrase \
        twice, in case you weren\u{2019}t listening.
        """
    ),
    Bird(
      name: "Guillemot",
      latin: "Uria aalge",
      figure: .auk,
      plumage: (0x3A3130, 0xF6F3EC, 0x2B2424),
      outline: EggOutline(breadth: 0.66, taper: 0.3),
      shell: 0x7FC4B4,
      marks: (.scribbles, 0x2C2A33),
      colors: (0xDDEEE8, 0x23483F),
      clutch: "One",
      days: 32,
      length: 82,
      note: """
        Builds no nest: the egg lies on bare rock, on a ledge as wide as a book. No two have the same \
        handwriting, so each pair knows its own among thousands.
        """
    ),
    Bird(
      name: "Tawny owl",
      latin: "Strix aluco",
      figure: .owl,
      plumage: (0x8B6444, 0xD9BC92, 0x5F432D),
      outline: EggOutline(breadth: 0.9, taper: 0.03),
      shell: 0xF3ECDD,
      marks: (.none, 0),
      colors: (0xEFE3D2, 0x33271C),
      clutch: "2 to 4",
      days: 30,
      length: 47,
      note: """
        Round and white, as nobody has to find or to miss it in the dark of a hollow tree. She sits; he brings \
        mice, and says so half the night.
        """
    ),
    Bird(
      name: "Lapwing",
      latin: "Vanellus vanellus",
      figure: .plover,
      plumage: (0x3C5A4C, 0xF4EFE4, 0x2A4237),
      outline: EggOutline(breadth: 0.7, taper: 0.24),
      shell: 0xAFA06C,
      marks: (.blotches, 0x3E3322),
      colors: (0xE9E5CF, 0x2B2917),
      clutch: "Always 4",
      days: 27,
      length: 46,
      note: """
        Four eggs in a scrape in the field, points inward, like a cake that has been cut. Come too near, and \
        she limps away with a broken wing that is quite well.
        """
    ),
    Bird(
      name: "Dunnock",
      latin: "Prunella modularis",
      figure: .songbird,
      plumage: (0x76665B, 0xA7ACB4, 0x5E4431),
      outline: EggOutline(breadth: 0.74, taper: 0.1),
      shell: 0x3E9AA8,
      marks: (.none, 0),
      colors: (0xD7E8E8, 0x122C31),
      clutch: "4 or 5",
      days: 12,
      length: 19,
      note: """
        A small brown bird, which nobody notices, with the bluest egg of all. The cuckoo leaves its own beside \
        it, grey and spotted, and gets away with it.
        """
    ),
    Bird(
      name: "Peregrine",
      latin: "Falco peregrinus",
      figure: .falcon,
      plumage: (0x55626F, 0xF0E9DC, 0x3F4A55),
      outline: EggOutline(breadth: 0.79, taper: 0.07),
      shell: 0xBE6A43,
      marks: (.freckles, 0x7E3318),
      colors: (0xF2DFD2, 0x381F14),
      clutch: "3 or 4",
      days: 31,
      length: 52,
      note: """
        Rust on a cliff, or on a cathedral. What comes out of it eats without pause for six weeks, and is then \
        the fastest animal there is.
        """
    ),
  ]
}
