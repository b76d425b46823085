import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// Records every number of every layer in a window, frame by frame.
@MainActor
struct AppearanceRecorder {
  private let window: UIWindow
  private let rate = CGFloat(HeadlessClock.framesPerSecond)
  /// What each view shows in each frame, in the order in which the views came; nil where one isn't there.
  private var frames: [[Appearance?]] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var names: [String] = []
  /// Views are kept, so that none is taken for another one that has gone.
  private var views: [UIView] = []

  /// What a view shows in a frame.
  private struct Appearance {
    let numbers: [CGFloat]
    /// Whether the frame before showed the same.
    let isStill: Bool
  }

  /// What a hand-off has changed of one number of a view.
  struct Change {
    let number: String
    let place: Int
    let before: CGFloat
    let after: CGFloat
  }

  init(_ window: UIWindow) {
    self.window = window
  }

  var count: Int { frames.count }

  mutating func record() {
    let last = frames.last ?? []
    var frame = [Appearance?](repeating: nil, count: names.count)
    // Views without a size only tell the time.
    for view in window.all
    where !view.isInBar && (!view.bounds.isEmpty || !view.subviews.isEmpty) && isCertain(view) {
      let place = place(of: view)
      let numbers = (view.layer.displayed() ?? view.layer).numbers
      let before = last.indices.contains(place) ? last[place] : nil
      let appearance = Appearance(numbers: numbers, isStill: before?.numbers == numbers)
      if place < frame.count { frame[place] = appearance } else { frame.append(appearance) }
    }
    frames.append(frame)
  }

  /// Whether all readings of UIKit have a view seen alike: not what UIKit's animator moves, which is scrubbed in its own direction
  /// after it has run on a spring.
  private func isCertain(_ view: UIView) -> Bool {
    view.accessibilityIdentifier != "alongside" || HeadlessPersonality.current == .standard
  }

  /// The number of a view; that of a new one is the next.
  private mutating func place(of view: UIView) -> Int {
    let id = ObjectIdentifier(view)
    if let place = places[id] { return place }
    places[id] = names.count
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    let isInCard = view.superview?.accessibilityIdentifier == "transition.card"
    names.append(isInCard ? "transition.card/\(name)" : name)
    views.append(view)
    return names.count - 1
  }

  mutating func advance(_ stage: ContainerStage, frames: Int) {
    for _ in 0..<frames {
      stage.advanceFrame()
      record()
    }
  }

  /// The steps that what comes before and after doesn't explain, from one frame to another.
  ///
  /// What turns around is faster by as much with each frame, and a part of the way may end in the middle of the next step.
  ///
  /// A finger or code may have moved views by some points with a frame.
  func jumps(from first: Int, to last: Int, moved distances: [Int: CGFloat] = [:]) -> [String] {
    guard last - first > 4 else { return [] }
    var found: [String] = []
    for frame in first + 3..<last {
      let distance = (frame - 1...frame + 1).compactMap { distances[$0] }.max() ?? 0
      for (name, place, values) in histories(around: frame, before: 3, after: 1) {
        let steps = zip(values.dropFirst(), values).map { $0 - $1 }
        let expected = [steps[1], 2 * steps[1] - steps[0], steps[3]].map(abs).max() ?? 0
        let moved = Self.least(place) < 0.1 ? 0.07 + distance / 100 : 4 * distance
        // A card's shadow comes and its corners go in a twentieth of the transition, as measured.
        guard abs(steps[2]) > 1.6 * expected + Self.least(place) + moved,
          !name.hasPrefix("transition.card/") || place < 12
        else { continue }
        found.append("frame \(frame), \(name) \(place): \(values)")
      }
    }
    return found
  }

  /// The frames in which a number stands still that moves before and after, from one frame to another.
  func halts(from first: Int, to last: Int) -> [String] {
    guard last - first > 3 else { return [] }
    return (first + 2..<last).flatMap { frame in
      histories(around: frame, before: 2, after: 1).compactMap { name, place, values in
        let steps = zip(values.dropFirst(), values).map { $0 - $1 }
        // What turns around stands still too.
        let least = steps[0] * steps[2] > 0 ? min(abs(steps[0]), abs(steps[2])) : 0
        guard least > Self.least(place), abs(steps[1]) < 0.1 * least else { return nil }
        return "frame \(frame), \(name) \(place): \(values)"
      }
    }
  }

  /// The velocities around a frame of all numbers that change evenly on both of its sides.
  func changes(at frame: Int) -> [Change] {
    guard frame >= 4, frame + 4 < frames.count else { return [] }
    return histories(around: frame, before: 4, after: 4).compactMap { name, place, values in
      let (before, after) = (Array(values[...4].reversed()), Array(values[4...]))
      guard isEven(before), isEven(after) else { return nil }
      let (first, second) = (-before.slope * rate, after.slope * rate)
      // What can hardly be seen to move says nothing of a velocity.
      guard abs(first) + abs(second) > 400 * Self.least(place) else { return nil }
      return Change(number: "\(name) \(place)", place: place, before: first, after: second)
    }
  }

  /// The values around a frame of each number that moves, of the views that are there all the time.
  private func histories(around frame: Int, before: Int, after: Int)
    -> [(name: String, place: Int, values: [CGFloat])]
  {
    var found: [(String, Int, [CGFloat])] = []
    for (view, name) in names.enumerated() {
      var appearances: [Appearance] = []
      for frame in frames[frame - before...frame + after] {
        guard view < frame.count, let appearance = frame[view] else { break }
        appearances.append(appearance)
      }
      // Most stand still.
      guard appearances.count == before + 1 + after,
        appearances.dropFirst().contains(where: { !$0.isStill })
      else { continue }
      for number in appearances[0].numbers.indices {
        let values = appearances.map { $0.numbers[number] }
        if values.contains(where: { $0 != values[0] }) { found.append((name, number, values)) }
      }
    }
    return found
  }

  /// What can't be seen of a number: points for places and sizes, else a share.
  static func least(_ place: Int) -> CGFloat {
    switch place {
    case 0..<6, 14, 15: 0.75
    default: 0.008
    }
  }

  /// Whether the velocity at the first of five values is the same from three of them: nothing begins, ends or turns here.
  private func isEven(_ y: [CGFloat]) -> Bool {
    let (fine, coarse) = (y.slope, (-3 * y[0] + 4 * y[1] - y[2]) / 2)
    return abs(fine - coarse) <= 0.03 * abs(fine) + 1e-9
  }
}

extension UIView {
  /// What each layer of the view shows.
  var shownNumbers: [[CGFloat]] { all.map(\.ownShownNumbers) }

  /// What the view itself shows.
  var ownShownNumbers: [CGFloat] { (layer.displayed() ?? layer).numbers }

  /// Whether the view is a bar's, or a bar.
  var isInBar: Bool {
    sequence(first: self, next: \.superview).contains { $0 is UINavigationBar || $0 is UITabBar }
  }
}

extension [[CGFloat]] {
  /// Whether as many layers show the same, but for a tolerance.
  func isSame(as other: Self, within tolerance: CGFloat) -> Bool {
    guard count == other.count else { return false }
    // Loops over indices, because iterators are slow where nothing is optimized, and every frame of every effect is compared.
    for row in indices {
      let (own, others) = (self[row], other[row])
      guard own.count == others.count else { return false }
      for place in own.indices where !(abs(own[place] - others[place]) < tolerance) {
        return false
      }
    }
    return true
  }
}

extension CALayer {
  fileprivate var numbers: [CGFloat] {
    [
      position.x, position.y, bounds.minX, bounds.minY, bounds.width, bounds.height,
      transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
      CGFloat(opacity), CGFloat(shadowOpacity), cornerRadius, shadowRadius,
    ]
  }

  /// Where its corners are seen in the outermost layer.
  var displayedCorners: [CGPoint] {
    let bounds = (presentation() ?? self).bounds
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { corner in
      sequence(first: self, next: \.superlayer).dropLast().reduce(corner) { point, layer in
        (layer.displayed() ?? layer).placeAround(point)
      }
    }
  }

  /// Where a point of the layer is in the layer around it, which is flat.
  private func placeAround(_ point: CGPoint) -> CGPoint {
    let x = point.x - bounds.minX - anchorPoint.x * bounds.width
    let y = point.y - bounds.minY - anchorPoint.y * bounds.height
    let turn = transform
    let depth = x * turn.m14 + y * turn.m24 + turn.m44
    return CGPoint(
      x: position.x + (x * turn.m11 + y * turn.m21 + turn.m41) / depth,
      y: position.y + (x * turn.m12 + y * turn.m22 + turn.m42) / depth
    )
  }
}
