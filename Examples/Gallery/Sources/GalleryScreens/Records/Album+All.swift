import UIKit

extension Album {
  /// The records on the shelf.
  static let all = [
    Album(
      picture: "aurora",
      name: "Green Silence",
      place: "Lampfjord, after midnight",
      colors: Colors(deep: UIColor(hex: 0x0E3A45), glow: UIColor(hex: 0x6FE3B4)),
      tracks: tracks(
        ("Kettle on the Stove", 96),
        ("Snow, Settling", 412),
        ("The First Arc", 208),
        ("Dogs Two Farms Away", 151),
        ("Curtain", 333),
        ("Ice Talks to Ice", 274),
        ("Nothing, from the North", 187),
        ("A Car, Late", 64),
        ("Green Silence", 540),
        ("Four in the Morning", 265)
      )
    ),
    Album(
      picture: "sea",
      name: "Saltline",
      place: "Cape Ember, the last hour",
      colors: Colors(deep: UIColor(hex: 0x6B2C3E), glow: UIColor(hex: 0xFFC27A)),
      tracks: tracks(
        ("Low Water", 224),
        ("Shingle", 198),
        ("The Bell Buoy", 371),
        ("Saltline", 436),
        ("Crabs in a Bucket", 92),
        ("Wind off the Land", 253),
        ("Somebody Swims", 177),
        ("The Sun Goes", 305),
        ("Lighthouse, Humming", 289),
        ("High Water", 230)
      )
    ),
    Album(
      picture: "ranges",
      name: "Six Ridges",
      place: "Aldermoor, first light",
      colors: Colors(deep: UIColor(hex: 0x3D2F6B), glow: UIColor(hex: 0xF3B6C8)),
      tracks: tracks(
        ("Slate", 260),
        ("Violet", 244),
        ("Lilac", 231),
        ("Rose", 219),
        ("Ash", 206),
        ("Paper", 194),
        ("Mist in the Valley", 352),
        ("Sheep, Unseen", 133),
        ("The Hut Has Coffee", 104),
        ("Hills Again", 275)
      )
    ),
    Album(
      picture: "forest",
      name: "Five Rows of Firs",
      place: "Firwatch Wood, in fog",
      colors: Colors(deep: UIColor(hex: 0x1F4740), glow: UIColor(hex: 0xB8E0C8)),
      tracks: tracks(
        ("One Row", 142),
        ("Dripping", 318),
        ("Two Rows", 156),
        ("Three Rows", 171),
        ("Woodpecker, Thinking", 126),
        ("Four Rows", 189),
        ("A Stream under Leaves", 347),
        ("Five Rows", 214),
        ("The Jays Begin", 88),
        ("The Fog Lifts", 262)
      )
    ),
    Album(
      picture: "canyon",
      name: "Answers",
      place: "Redstep, noon",
      colors: Colors(deep: UIColor(hex: 0x7A2F1D), glow: UIColor(hex: 0xFFB37A)),
      tracks: tracks(
        ("Hello", 38),
        ("Hello", 41),
        ("A Stone Falls", 97),
        ("Seven Echoes", 186),
        ("Thunder, Elsewhere", 322),
        ("Warm Rock", 240),
        ("Lizard on Paper", 73),
        ("The River Below", 368),
        ("Answers", 295),
        ("Hello, Once More", 45)
      )
    ),
    Album(
      picture: "dunes",
      name: "Slow Sand",
      place: "Orran Sea, before the wind",
      colors: Colors(deep: UIColor(hex: 0x6E4A22), glow: UIColor(hex: 0xFFDF9E)),
      tracks: tracks(
        ("Grain", 132),
        ("Crest", 221),
        ("The Dune Sings", 407),
        ("Tent Cloth", 178),
        ("Beetle Road", 94),
        ("Noon Has No Sound", 260),
        ("Slow Sand", 512),
        ("Tea, Poured High", 57),
        ("The Wind Decides", 283),
        ("Crest, Moved", 236)
      )
    ),
  ]

  private static func tracks(_ all: (String, Int)...) -> [Track] {
    all.map(Track.init)
  }
}
