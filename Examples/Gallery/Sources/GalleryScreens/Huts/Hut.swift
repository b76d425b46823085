import Foundation

/// A hut in the mountains, and its photograph.
struct Hut {
  let name: String
  /// What is on its photograph.
  let scene: Scene
  /// Where it is on the map.
  let place: CGPoint
  /// How its photograph lies there, in degrees.
  let lean: CGFloat
  /// How one gets there, and how long that takes.
  let walk: String
  /// The way there, from the foot.
  let way: [CGPoint]
  let note: String

  /// What a photograph shows.
  enum Scene {
    case lake, larches, pasture, moraine, ridge, night
  }

  /// Its height in meters above the sea, as the map has it.
  var meters: Int { Int(Terrain.height(at: place).rounded()) }

  static let all = [
    Hut(
      name: "Boathouse",
      scene: .lake,
      place: CGPoint(x: 556, y: 878),
      lean: -7,
      walk: "20 minutes from the bus",
      way: Terrain.paths[0],
      note:
        "Eight beds above two boats. The lake is cold until August, and after that it is colder."
    ),
    Hut(
      name: "Larch House",
      scene: .larches,
      place: CGPoint(x: 384, y: 742),
      lean: 6,
      walk: "1 h 10 from the lake",
      way: Terrain.paths[0],
      note:
        "For two weeks in October the whole wood is gold. The other fifty it smells of smoke and soup."
    ),
    Hut(
      name: "Upper Dairy",
      scene: .pasture,
      place: CGPoint(x: 634, y: 652),
      lean: -4,
      walk: "1 h 40 from the lake",
      way: Terrain.paths[0] + Terrain.paths[2],
      note:
        "Cheese at six in the morning, from cows with names. Ask for the one that is not for sale."
    ),
    Hut(
      name: "Moraine Hut",
      scene: .moraine,
      place: CGPoint(x: 376, y: 492),
      lean: 9,
      walk: "2 h 30 from Larch House",
      way: Terrain.paths[0] + Terrain.paths[1],
      note:
        "When it was built, the ice came to the door. Now it takes an hour to go and look at it."
    ),
    Hut(
      name: "Red Box",
      scene: .ridge,
      place: CGPoint(x: 612, y: 408),
      lean: 5,
      walk: "2 h from the Dairy, with hands",
      way: Terrain.paths[0] + Terrain.paths[2] + Terrain.paths[3],
      note:
        "Four bunks, one window, no door bell. It was flown in on a Tuesday, and is tied to the rock."
    ),
    Hut(
      name: "Lantern",
      scene: .night,
      place: CGPoint(x: 506, y: 330),
      lean: -8,
      walk: "1 h from the Moraine, over ice",
      way: Terrain.paths[0] + Terrain.paths[1] + Terrain.paths[4],
      note: "The warden puts a lamp in the window every night, whether or not anyone is coming."
    ),
  ]
}
