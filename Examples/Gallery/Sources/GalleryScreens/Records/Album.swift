import UIKit

/// A record.
struct Album {
  /// The file name of the cover.
  let picture: String
  let name: String
  /// The place of the recording.
  let place: String
  let colors: Colors
  let tracks: [Track]

  /// A track, with its duration in seconds.
  struct Track {
    let name: String
    let length: Int

    var time: String { Track.time(length) }

    /// Formats a number of seconds as minutes and seconds.
    static func time(_ seconds: Int) -> String {
      let rest = seconds % 60
      return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
  }

  /// The colors of a record.
  struct Colors {
    let deep: UIColor
    let glow: UIColor
  }

  @MainActor var cover: UIImage? {
    Bundle.module.path(forResource: picture, ofType: "jpg", inDirectory: "Pictures")
      .flatMap(UIImage.init(contentsOfFile:))
  }
}

extension UIColor {
  /// The background of the room.
  static let night = UIColor(hex: 0x100E17)
  /// The background of cards and bars.
  static let dusk = UIColor(hex: 0x23202F)

  /// White with an opacity, for text.
  static func chalk(_ strength: CGFloat = 1) -> UIColor {
    UIColor(white: 1, alpha: strength)
  }
}
