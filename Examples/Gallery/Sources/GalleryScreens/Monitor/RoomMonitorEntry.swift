public import Foundation

/// What a transition did at the moment at which its phase changed.
public struct RoomMonitorEntry: Hashable, Sendable {
  /// The new phase: "toEnd", "toStart", "dragging", "paused" or "idle".
  public let phase: String
  /// The progress of the transition, from 0 to 1.
  public let progress: CGFloat
  /// The velocity, in progress per second.
  public let velocity: CGFloat
  /// The visible distance of the watched view from the left edge, in widths of the screen.
  public let displayed: CGFloat?
  /// The titles of the screens that are there.
  public let screens: [String]

  /// The entry in words, separated by spaces; the screens are separated by slashes.
  public var text: String {
    let numbers = [progress, velocity, displayed ?? .nan].map { String(format: "%.3f", Double($0)) }
    return ([phase] + numbers + [screens.joined(separator: "/")]).joined(separator: " ")
  }
}
