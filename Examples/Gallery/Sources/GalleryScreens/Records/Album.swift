import UIKit

/// A record of one place.
struct Album {
  /// The name of the cover's file.
  let picture: String
  let name: String
  /// Where it was recorded.
  let place: String
  let colors: Colors
  let tracks: [Track]

  /// One piece, and how long it is in seconds.
  struct Track {
    let name: String
    let length: Int

    var time: String { Track.time(length) }

    /// Seconds as a clock shows them.
    static func time(_ seconds: Int) -> String {
      let rest = seconds % 60
      return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
  }

  /// The light of a record: what is behind its cover, and what glows on it.
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
  /// Behind everything.
  static let night = UIColor(hex: 0x100E17)
  /// What lies above it.
  static let dusk = UIColor(hex: 0x23202F)

  /// White, the fainter the less it matters.
  static func chalk(_ strength: CGFloat = 1) -> UIColor {
    UIColor(white: 1, alpha: strength)
  }
}
