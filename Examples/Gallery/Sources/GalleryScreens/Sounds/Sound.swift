import Foundation

/// A sound to fall asleep to.
struct Sound {
  /// What the cover shows.
  enum Scenery {
    case tent, harbor, pines, train, pond, sea
  }

  let name: String
  let place: String
  let scenery: Scenery
  /// The paper of the full player, what has been heard there, and what has been heard in the small one.
  let colors: (deep: Int, bright: Int, tone: Int)
  /// In seconds.
  let length: Int
  let heard: Double
  let note: String

  /// Returns a number of seconds as minutes and seconds.
  static func time(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  static let all = [
    Sound(
      name: "Rain on a tent",
      place: "Dartmoor, October",
      scenery: .tent,
      colors: (0x22323E, 0xE9B36A, 0xC98942),
      length: 2714,
      heard: 0.36,
      note: "Nobody has to get up. It only sounds as if it came in."
    ),
    Sound(
      name: "Harbor at night",
      place: "Stromness, low water",
      scenery: .harbor,
      colors: (0x17273C, 0xEC8F6E, 0xC9583F),
      length: 3605,
      heard: 0.58,
      note: "Ropes, mostly. Around three somebody comes home and whistles."
    ),
    Sound(
      name: "Wind in the pines",
      place: "Jura, above the road",
      scenery: .pines,
      colors: (0x1D352C, 0xB9D9A3, 0x5C9A6E),
      length: 1990,
      heard: 0.2,
      note: "Pines don\u{2019}t rustle. They breathe out, for minutes."
    ),
    Sound(
      name: "A train, far off",
      place: "Ribblehead, after the last one",
      scenery: .train,
      colors: (0x2F2540, 0xF0C27A, 0xBC883C),
      length: 1284,
      heard: 0.74,
      note: "Freight, for the quarries. One hears it for six minutes, and then the sheep again."
    ),
    Sound(
      name: "Frogs",
      place: "Camargue, in May",
      scenery: .pond,
      colors: (0x16372F, 0xD6DE7C, 0x829F35),
      length: 4210,
      heard: 0.45,
      note: "All at once, and then, at a sign that nobody has ever seen, none."
    ),
    Sound(
      name: "The sea at four",
      place: "Porthleven, on the wall",
      scenery: .sea,
      colors: (0x14384A, 0xF3D9A0, 0x3790B0),
      length: 5400,
      heard: 0.12,
      note: "Every seventh wave is larger, people say. Count, and you will be asleep by the fifth."
    ),
  ]
}
