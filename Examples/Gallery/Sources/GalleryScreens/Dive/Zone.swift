import UIKit

/// A layer of the sea.
struct Zone {
  let depth: Int
  let name: String
  /// The water, from the top of the screen down.
  private(set) var water: [UIColor]
  /// What is drawn.
  private(set) var glow: UIColor
  /// What is written.
  private(set) var ink: UIColor
  let creatures: [Creature]

  /// The depth as it is written.
  var depthText: String { depth == 0 ? "Surface" : "\(depth) m" }

  /// Whether the water is dark.
  var isDark: Bool { ink == .white }
  /// What is drawn or written on what glows.
  var onGlow: UIColor { isDark ? UIColor(hex: 0x06102A) : .white }

  /// The layer by night, when it is dark at the surface, too.
  var byNight: Zone {
    var zone = self
    if isDark {
      zone.water = water.map { $0.withAlphaComponent(0.55) }
    } else {
      zone.water = [0x1F5B80, 0x14436A, 0x0B2C50].map(UIColor.init(hex:))
      (zone.glow, zone.ink) = (UIColor(hex: 0x9FE6F5), .white)
    }
    return zone
  }
}
