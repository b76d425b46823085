internal import Foundation

/// The speeds of hands and of what they have let go, for a chart, as `speeds.js` has them for the page's.
struct HandSpeeds {
  struct Release: Equatable {
    /// When the finger left, which is a little before both speeds are known.
    let time: TimeInterval
    /// As "612 → 611".
    let text: String
    /// Of the finger, and after it; in progress per second, negative toward the start.
    ///
    /// A card that has followed the finger freely has none: the axis is for the progress.
    let speeds: [CGFloat]
    let way: Double?
  }

  let releases: [Release]
  /// The ends of the axis, in progress per second, at round numbers of points if the way is known.
  ///
  /// It is for the speeds of hands: a push that begins faster than any goes beyond it.
  let range: ClosedRange<CGFloat>
  /// The points of the whole way; nil if no release has told them.
  let way: Double?

  /// A release is shown with the speed that the hand had in the frames before it, in seconds.
  private static let grasp = 0.05

  init(_ frames: [TraceFrame]) {
    releases = HandSpeeds.releases(in: frames)
    way = releases.last { $0.way != nil }?.way
    let held = frames.filter(\.isHeld).map { abs($0.status.velocity) }
    let speeds = held + releases.flatMap { $0.speeds.map(abs) }
    let end = HandSpeeds.round(above: max(1, speeds.max() ?? 0) * 1.15 * CGFloat(way ?? 1))
    range = (-end / CGFloat(way ?? 1))...(end / CGFloat(way ?? 1))
  }

  /// The unit of the axis.
  var unit: String { way == nil ? "per second" : "pt/s" }

  /// A speed as it stands at the axis.
  func label(_ speed: CGFloat) -> String {
    let number = way.map { (Double(speed) * $0).rounded() } ?? Double(speed)
    let sign = number > 0 ? "+" : number < 0 ? "−" : ""
    return sign + JSON.written(abs(number))
  }

  private static func releases(in frames: [TraceFrame]) -> [Release] {
    var (releases, handOff): ([Release], TimeInterval?) = ([], nil)
    for frame in frames {
      for event in frame.events {
        switch event.kind {
        case .mark(.handOff): handOff = frame.time
        case .release(let release):
          let time = handOff ?? frame.time
          releases.append(Release(release, at: time, held: speed(of: frames, before: time)))
        case .call, .phase, .mark, .input, .rule, .unheard: break
        }
      }
    }
    return releases
  }

  /// The speed in the last frame in which a hand held the transition, near a time.
  private static func speed(of frames: [TraceFrame], before time: TimeInterval) -> CGFloat {
    let from = frames.lastIndex { $0.time <= time - grasp } ?? 0
    let to = frames.firstIndex { $0.time > time } ?? frames.count - 1
    return frames[from...to].last(where: \.isHeld)?.status.velocity ?? 0
  }

  /// The next round number.
  private static func round(above value: CGFloat) -> CGFloat {
    let power = pow(10, log10(value).rounded(.down))
    return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map { $0 * power }.first { $0 >= value } ?? value
  }
}

extension HandSpeeds.Release {
  /// A release at a time, of a hand that held the transition with a speed, in progress per second.
  fileprivate init(_ release: Release, at time: TimeInterval, held: CGFloat) {
    let digits = release.way == nil && !release.isFree ? 2 : 0
    let both = [release.before, release.after]
    let sign: CGFloat = held < 0 ? -1 : 1
    let text = both.map { HandSpeeds.Release.written($0, digits) }.joined(separator: " → ")
    self.init(
      time: time,
      text: release.isFree ? text + " pt/s" : text,
      speeds: release.isFree ? [] : both.map { sign * CGFloat($0 / (release.way ?? 1)) },
      way: release.way
    )
  }

  /// A number with a real minus sign, and without one before zero.
  private static func written(_ number: Double, _ digits: Int) -> String {
    let power = pow(10, Double(digits))
    let text = String(format: "%.\(digits)f", (abs(number) * power).rounded() / power)
    return number < 0 && text.contains { ("1"..."9").contains($0) } ? "−" + text : text
  }
}

extension TraceFrame {
  fileprivate var isHeld: Bool { status.phase == "dragging" }
}
