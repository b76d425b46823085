import UIKit

/// A packet of seeds: a plant that is drawn on it, and what one needs to know.
struct Seed {
  /// What the drawing shows.
  enum Plant {
    case daisy, tulip, root, berry, pod, bell
  }

  let name: String
  let plant: Plant
  /// In pence.
  let pence: Int
  /// The colors of the packet, of the flower or fruit, and of its middle or lower half.
  let colors: (packet: Int, main: Int, accent: Int)
  let sow: String
  let height: String
  let note: String

  var price: String { "£\(pence / 100).\(pence % 100 < 10 ? "0" : "")\(pence % 100)" }

  /// What the page lists, with a title for each.
  var facts: [(title: String, text: String)] {
    [("Sow", sow), ("Height", height), ("In the packet", "\(pence / 4) seeds")]
  }

  static let all = [
    Seed(
      "Sunflower",
      .daisy,
      280,
      (0xD9E2D0, 0xE8A92E, 0x5B3A1E),
      "April, in the open",
      "2 m",
      "Turns its head with the sun until it opens, and looks east from then on."
    ),
    Seed(
      "Carrot",
      .root,
      195,
      (0xF1DDC4, 0xE07B34, 0xB8571F),
      "March to July",
      "30 cm",
      "Wants sand, and patience. Thin them in the evening, when the fly is asleep."
    ),
    Seed(
      "Tulip",
      .tulip,
      345,
      (0xE4D7DF, 0xC2455E, 0xDB7486),
      "In autumn, under glass",
      "45 cm",
      "From seed to flower it takes six years. The bulb does it in one."
    ),
    Seed(
      "Tomato",
      .berry,
      265,
      (0xE9E3CB, 0xC8402F, 0xEC8D72),
      "March, on the sill",
      "1.5 m",
      "Bury the stem as deep as the first leaves; it grows roots along all of it."
    ),
    Seed(
      "Sweet pea",
      .pod,
      225,
      (0xDCE5E6, 0x86AC55, 0xC5DB8C),
      "As soon as the soil thaws",
      "1.8 m",
      "Give them something to climb on, and pick them before they are ready."
    ),
    Seed(
      "Bellflower",
      .bell,
      240,
      (0xE6E0EC, 0x6C64B4, 0xF1D98A),
      "May, half in the shade",
      "60 cm",
      "Rings for bumblebees, which sleep in it when it rains."
    ),
    Seed(
      "Daisy",
      .daisy,
      160,
      (0xCFDDE2, 0xFBF8EE, 0xE3B23C),
      "May, anywhere at all",
      "15 cm",
      "Closes at dusk. Nobody has ever had to sow it twice."
    ),
    Seed(
      "Beetroot",
      .root,
      185,
      (0xE9D8DC, 0x8B2A4F, 0xB85C80),
      "April to June",
      "35 cm",
      "Every seed is a cluster of them, so there are always more than were sown."
    ),
    Seed(
      "Gooseberry",
      .berry,
      390,
      (0xE3E6D2, 0xA3B556, 0xD9E2A2),
      "In autumn, in the cold",
      "1.2 m",
      "Needs a winter to wake up. So does the gardener."
    ),
    Seed(
      "Poppy",
      .tulip,
      150,
      (0xE5E4D6, 0xD6532F, 0xE98B61),
      "September, and forget it",
      "70 cm",
      "Lasts for a day, and comes again next year somewhere else."
    ),
    Seed(
      "Broad bean",
      .pod,
      210,
      (0xEDE4D2, 0x6F9650, 0xA9C77D),
      "November, or in March",
      "1 m",
      "Pinch out the tips when the first pods show, and eat the tips."
    ),
    Seed(
      "Foxglove",
      .bell,
      255,
      (0xDDE3D8, 0xC2688F, 0xF3DCE4),
      "June, on bare soil",
      "1.4 m",
      "Leaves in the first year, flowers in the second. Admire it, and wash your hands."
    ),
  ]

  private init(
    _ name: String,
    _ plant: Plant,
    _ pence: Int,
    _ colors: (packet: Int, main: Int, accent: Int),
    _ sow: String,
    _ height: String,
    _ note: String
  ) {
    self.name = name
    self.plant = plant
    self.pence = pence
    self.colors = colors
    self.sow = sow
    self.height = height
    self.note = note
  }
}
