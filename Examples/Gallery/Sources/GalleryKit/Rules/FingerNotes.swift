internal import Foundation
internal import UIKit

/// Says what a finger does: that it comes down, taps, or is let go with a velocity.
struct FingerNotes {
  private struct Sample {
    let time: TimeInterval
    let place: CGPoint

    /// In points per second, on an even way to another one, which is later.
    func velocity(to other: Sample) -> CGVector {
      let duration = other.time - time
      return CGVector(
        dx: (other.place.x - place.x) / duration,
        dy: (other.place.y - place.y) / duration
      )
    }
  }

  private struct Track {
    let start: Sample
    var samples: [Sample]
    /// Whether it has moved too far for a tap.
    var hasMoved = false

    /// The velocity in points per second; nil at rest.
    ///
    /// A finger that flings is faster at the end than all along: so it is that of the last half, carried on as it has changed.
    func pace(at time: TimeInterval) -> CGVector? {
      guard let first = samples.first, let last = samples.last, last.time > first.time,
        time - last.time <= FingerNotes.restingTime
      else { return nil }
      let all = first.velocity(to: last)
      let middle = samples[(samples.count - 1) / 2]
      guard middle.time > first.time, last.time > middle.time else { return all }
      let half = middle.velocity(to: last)
      let share = (last.time - middle.time) / (middle.time - first.time)
      let pace = CGVector(
        dx: half.dx + (half.dx - all.dx) * share,
        dy: half.dy + (half.dy - all.dy) * share
      )
      return pace.dx * half.dx + pace.dy * half.dy < 0 ? .zero : pace
    }
  }

  private var tracks: [Int: Track] = [:]
  /// The velocity of the last finger that was let go, in points per second; nil after a tap.
  private(set) var lastPace: CGVector?

  /// How far a finger may stray in a tap, in points.
  private static let tapAllowance = 10.0
  /// The longest tap, in seconds.
  private static let longestTap = 0.3
  /// The velocity is that at the end of the last seconds.
  private static let window = 0.08
  /// A finger that hasn't moved for so many seconds rests.
  private static let restingTime = 0.05

  /// Returns what to say of a touch at a time in seconds; nil if it only moves.
  mutating func note(
    _ id: Int,
    _ phase: FingerPhase,
    at place: CGPoint,
    time: TimeInterval
  ) -> String? {
    let sample = Sample(time: time, place: place)
    guard phase != .began, var track = tracks[id] else {
      tracks[id] = Track(start: sample, samples: [sample])
      return "a finger comes down at \(Int(place.x.rounded())), \(Int(place.y.rounded()))"
    }
    if hypot(place.x - track.start.place.x, place.y - track.start.place.y)
      >= FingerNotes.tapAllowance
    {
      track.hasMoved = true
    }
    if place != track.samples.last?.place { track.samples.append(sample) }
    track.samples.removeAll { $0.time < time - FingerNotes.window && $0.time < sample.time }
    tracks[id] = phase.isDown ? track : nil
    switch phase {
    case .began, .moved: return nil
    case .cancelled: return "the touch is cancelled"
    case .ended:
      guard track.hasMoved || time - track.start.time > FingerNotes.longestTap else {
        lastPace = nil
        return "a tap"
      }
      let pace = track.pace(at: time)
      lastPace = pace ?? .zero
      guard let pace else { return "the finger is let go at rest" }
      let speed = Int(hypot(pace.dx, pace.dy).rounded())
      return "the finger is let go at \(speed) points per second"
    }
  }
}
