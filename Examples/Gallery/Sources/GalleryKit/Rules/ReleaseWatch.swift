internal import Foundation
internal import UIKit

/// Measures what a release does to the speed: how fast a finger let a transition go, and how fast it went on.
///
/// The speed after it is that of the frames that were seen, so nothing needs to be believed: a smooth curve through the
/// first ones gives it for the first of them, which shows where the finger has left the transition. The way in points is
/// what the finger has gone for the progress that was seen meanwhile.
struct ReleaseWatch {
  /// A release whose second speed isn't known yet.
  fileprivate struct Pending {
    let time: TimeInterval
    /// The finger's speed, toward the end if it is positive.
    let speed: Double
    let way: Double?
    /// The finger's direction, if it has let go a card that followed it freely.
    var direction: CGVector?
    let wasHeld: Bool
  }

  private var places: [Int: CGPoint] = [:]
  private var drag = DragPath()
  private var pending: Pending?
  /// The frames since the release, with the progress, or how far a card was in the finger's direction.
  private var samples: [(time: TimeInterval, progress: Double)] = []

  /// The frames that the speed is read from; a transition that comes to its end sooner has fewer.
  private static let frames = 4...8

  mutating func note(_ id: Int, _ phase: FingerPhase, at place: CGPoint) {
    if phase.isDown { places[id] = place } else { places[id] = nil }
  }

  /// A finger has let a transition go.
  ///
  /// - Parameters:
  ///   - time: When it has left the screen.
  ///   - velocity: How fast it was, in progress per second.
  mutating func letGo(at time: TimeInterval, velocity: Double) {
    let way = drag.way
    start(Pending(time: time, speed: velocity * (way ?? 1), way: way, wasHeld: true))
  }

  /// A finger has left the screen while a transition without the framework was in flight.
  ///
  /// - Parameters:
  ///   - time: When it has left the screen.
  ///   - pace: How fast it was, in points per second.
  ///   - way: The whole way of the transition, in points.
  ///   - wasHeld: Whether the transition has followed it.
  mutating func leave(at time: TimeInterval, pace: Double, way: Double, wasHeld: Bool) {
    start(Pending(time: time, speed: pace, way: way, wasHeld: wasHeld))
  }

  /// A finger has let go a card that followed it freely, whose springs slow it down from then on.
  ///
  /// - Parameters:
  ///   - time: When it has left the screen.
  ///   - pace: Its velocity, in points per second.
  mutating func letGoCard(at time: TimeInterval, pace: CGVector) {
    let speed = hypot(pace.dx, pace.dy)
    let direction =
      speed > 0 ? CGVector(dx: pace.dx / speed, dy: pace.dy / speed) : CGVector(dx: 0, dy: 1)
    start(Pending(time: time, speed: speed, way: nil, direction: direction, wasHeld: true))
  }

  private mutating func start(_ pending: Pending) {
    self.pending = pending
    samples = []
    drag = DragPath()
  }

  /// Forgets a release and a drag, because something else moves the transition.
  mutating func forget() {
    (pending, samples, drag) = (nil, [], DragPath())
  }

  /// The only finger on the screen.
  var onlyPlace: CGPoint? { places.count == 1 ? places.values.first : nil }

  /// Whether a card that was let go is watched.
  var awaitsCard: Bool { pending?.direction != nil }

  /// Takes a frame; returns the release before it, once enough frames have been seen.
  ///
  /// - Parameters:
  ///   - progress: That of the transition.
  ///   - grip: Where the point is seen at which a card was held.
  ///   - isHeld: Whether a finger holds the transition.
  ///   - time: When the frame is shown.
  /// - Returns: The release that is known now.
  mutating func see(
    _ progress: Double,
    grip: CGPoint? = nil,
    isHeld: Bool,
    at time: TimeInterval
  ) -> Release? {
    if isHeld {
      if let onlyPlace { drag.add(onlyPlace, progress) }
      return nil
    }
    guard let pending, time > (samples.last?.time ?? pending.time - 1e-9) else { return nil }
    let isThere = progress <= 0 || progress >= 1
    if !isThere { samples.append((time, pending.value(progress, grip))) }
    guard isThere || samples.count == ReleaseWatch.frames.upperBound else { return nil }
    defer { forget() }
    guard ReleaseWatch.frames.contains(samples.count) else { return nil }
    let after = ReleaseWatch.speed(atFirstOf: samples) * (pending.way ?? 1)
    // What counts is whether it goes the finger's way.
    let sign = pending.speed < 0 ? -1.0 : 1
    return Release(
      before: pending.speed * sign,
      after: after * sign,
      way: pending.way,
      isFree: pending.direction != nil,
      wasHeld: pending.wasHeld
    )
  }

  /// How fast a smooth curve through some samples begins.
  private static func speed(atFirstOf samples: [(time: TimeInterval, progress: Double)]) -> Double {
    let first = samples[0]
    return samples.indices.dropFirst().reduce(0) { sum, index in
      let (time, progress) = samples[index]
      let weight = samples.indices.dropFirst().reduce(1) { weight, other in
        guard other != index else { return weight }
        return weight * (first.time - samples[other].time) / (time - samples[other].time)
      }
      return sum + weight * (progress - first.progress) / (time - first.time)
    }
  }
}

extension ReleaseWatch.Pending {
  /// What is watched: the progress, or how far a card is in the finger's direction.
  fileprivate func value(_ progress: Double, _ grip: CGPoint?) -> Double {
    guard let direction, let grip else { return progress }
    return grip.x * direction.dx + grip.y * direction.dy
  }
}
