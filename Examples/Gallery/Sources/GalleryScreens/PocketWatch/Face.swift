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
      dial: UIColor(hex: 0xF8F2E4, dark: 0x1D1714),
      ink: UIColor(hex: 0x2B2320, dark: 0xF3E6CF),
      accent: UIColor(hex: 0xC8412F, dark: 0xFF7A5C),
      ground: UIColor(hex: 0xEFD3C8, dark: 0x4A1C17),
      hasNumbers: true
    ),
    Face(
      town: "Jaipur",
      hour: 14,
      minute: 39,
      line: "Half an hour off, on principle.",
      picture: "dunes",
      dial: UIColor(hex: 0x482A17, dark: 0x2A170B),
      ink: .white,
      accent: UIColor(hex: 0xFFD25E),
      ground: UIColor(hex: 0xF3DFBC, dark: 0x4A2E10)
    ),
    Face(
      town: "Zürich",
      hour: 10,
      minute: 9,
      line: "The hand waits for the minute.",
      dial: UIColor(hex: 0xFDFDFB, dark: 0x14171D),
      ink: UIColor(hex: 0x16181D, dark: 0xEEF1F5),
      accent: UIColor(hex: 0xE3262E, dark: 0xFF5A57),
      ground: UIColor(hex: 0xD5DDE8, dark: 0x1E2632)
    ),
    Face(
      town: "Lisbon",
      hour: 9,
      minute: 9,
      line: "The ferry leaves when it is full.",
      picture: "sea",
      dial: UIColor(hex: 0x33204A, dark: 0x1C1029),
      ink: .white,
      accent: UIColor(hex: 0xFFC46B),
      ground: UIColor(hex: 0xEAD6E6, dark: 0x3A1B38)
    ),
    Face(
      town: "Nuuk",
      hour: 7,
      minute: 9,
      line: "It will be light at ten.",
      picture: "aurora",
      dial: UIColor(hex: 0x0B1A2C, dark: 0x06101D),
      ink: UIColor(hex: 0xE4F5F0),
      accent: UIColor(hex: 0x35D69F),
      ground: UIColor(hex: 0xCCE6E6, dark: 0x07272E)
    ),
  ]
}
