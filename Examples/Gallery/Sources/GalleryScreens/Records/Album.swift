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

    /// What is written or drawn in the color of the record.
    var mark: UIColor { UIColor(light: deep, dark: glow) }
    /// The light that the record throws on the player.
    var light: UIColor { UIColor(light: glow.mixed(with: .white, share: 0.35), dark: deep) }
  }

  @MainActor var cover: UIImage? { .picture(picture) }
}

extension UIColor {
  /// The background of the room.
  static let wall = UIColor(hex: 0xF3EFEA, dark: 0x100E17)
  /// The background of cards and bars.
  static let board = UIColor(hex: 0xFFFDFB, dark: 0x23202F)
  /// Text.
  static let chalk = UIColor(hex: 0x1D1826, dark: 0xFFFFFF)

  /// Less prominent text, which still contrasts with cards and bars.
  static let faintChalk = UIColor(
    light: UIColor(hex: 0x1D1826).withAlphaComponent(0.68),
    dark: UIColor(white: 1, alpha: 0.64)
  )
}
