internal import Foundation

/// Where the frames of a live room come from.
enum Playback: Equatable, Sendable {
  /// From what the pages do.
  case live
  /// From a trace, up to a time in seconds since the room's start.
  case playing(until: TimeInterval)
  /// From the room's first run, after which the speed is as it was before.
  case demo(FirstRunPlayer, speedBefore: Double)

  /// The name in messages.
  var name: String {
    switch self {
    case .live: "live"
    case .playing: "playing"
    case .demo: "demo"
    }
  }
}
