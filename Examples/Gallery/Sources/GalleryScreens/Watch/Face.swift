import UIKit

/// A side of the watch: a town, its time and the look of its dial.
struct Face {
  let town: String
  let hour: Int
  let minute: Int
  let line: String
  /// The file name of the picture on the dial; nil if it has none.
  var picture: String?
  let dial: UIColor
  let ink: UIColor
  let accent: UIColor
  /// The color behind the watch.
  let ground: UIColor
  /// Whether the hours are numbers instead of marks.
  var hasNumbers = false

  /// The time, as text.
  var time: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  @MainActor var image: UIImage? {
    picture
      .flatMap { Bundle.module.path(forResource: $0, ofType: "jpg", inDirectory: "Pictures") }
      .flatMap(UIImage.init(contentsOfFile:))
  }

  /// The sides of the watch, from east to west, all at the same moment.
  static let all = [
    Face(
      town: "Osaka",
      hour: 18,
      minute: 9,
      line: "The last train is the best one.",
      dial: UIColor(hex: 0xF8F2E4),
      ink: UIColor(hex: 0x2B2320),
      accent: UIColor(hex: 0xC8412F),
      ground: UIColor(hex: 0x8E3B2F),
      hasNumbers: true
    ),
    Face(
      town: "Jaipur",
      hour: 14,
      minute: 39,
      line: "Half an hour off, on principle.",
      picture: "dunes",
      dial: UIColor(hex: 0x482A17),
      ink: .white,
      accent: UIColor(hex: 0xFFD25E),
      ground: UIColor(hex: 0x8A5A24)
    ),
    Face(
      town: "Zürich",
      hour: 10,
      minute: 9,
      line: "The hand waits for the minute.",
      dial: UIColor(hex: 0xFDFDFB),
      ink: UIColor(hex: 0x16181D),
      accent: UIColor(hex: 0xE3262E),
      ground: UIColor(hex: 0x3E4A5C)
    ),
    Face(
      town: "Lisbon",
      hour: 9,
      minute: 9,
      line: "The ferry leaves when it is full.",
      picture: "sea",
      dial: UIColor(hex: 0x33204A),
      ink: .white,
      accent: UIColor(hex: 0xFFC46B),
      ground: UIColor(hex: 0x6A3560)
    ),
    Face(
      town: "Nuuk",
      hour: 7,
      minute: 9,
      line: "It will be light at ten.",
      picture: "aurora",
      dial: UIColor(hex: 0x0B1A2C),
      ink: UIColor(hex: 0xE4F5F0),
      accent: UIColor(hex: 0x35D69F),
      ground: UIColor(hex: 0x12424A)
    ),
  ]
}
