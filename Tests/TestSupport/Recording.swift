import UIKit

/// What is seen of two screens and of the views around them, frame by frame, and what that says about velocities.
///
/// It looks at what is on the screen alone, never at what the transition says of itself.
@MainActor
struct Recording {
  private let stage: Stage
  private let views: [UIView]
  private var times: [TimeInterval] = []
  /// The values that are seen at each frame, all about 1 where they cross the window or change fully.
  private var frames: [[CGFloat]] = []

  init(of views: [UIView], on stage: Stage) {
    self.views = views
    self.stage = stage
  }

  mutating func advance(frames count: Int) async {
    for _ in 0..<count {
      await stage.advanceFrame()
      note()
    }
  }

  /// Records what is seen now.
  mutating func note() {
    times.append(stage.now)
    frames.append(appearance)
  }

  /// The last frame so far.
  var last: Int { frames.count - 1 }

  /// What is wrong at a frame in which code turned them round; nothing if all is well.
  func jumps(at frame: Int) -> [String] {
    guard Set(frames.map(\.count)).count == 1 else { return ["the views around it changed"] }
    return frames[frame].indices.compactMap { jump(of: $0, at: frame) }
  }

  /// How far the values are from where they were at a frame, at most.
  func change(since frame: Int) -> CGFloat {
    zip(frames[frame], frames[last]).map { abs($0 - $1) }.max() ?? 0
  }

  /// Whether anything moves just before a frame.
  func moves(before frame: Int) -> Bool {
    frames[frame].indices.contains { abs(velocity(of: $0, before: frame)) > 0.1 }
  }

  private func jump(of value: Int, at frame: Int) -> String? {
    let (before, after) = (velocity(of: value, before: frame), velocity(of: value, after: frame))
    let next = velocity(of: value, after: frame + 1)
    let step = frames[frame + 1][value] - frames[frame][value]
    let unexplained = abs(step - (after + next) / 2 * frameDuration(from: frame))
    let isContinuous =
      abs(after - before) < Stage.velocityError * max(abs(before), 0.1)
      && unexplained < Stage.slack(0.001)
    return isContinuous
      ? nil : "value \(value): \(before) a second, then \(after), off by \(unexplained)"
  }

  /// The velocity of a value just before a frame, from it and the four before it.
  private func velocity(of value: Int, before frame: Int) -> CGFloat {
    let displayed = (0...4).map { frames[frame - $0][value] }
    return -displayed.slope / frameDuration(from: frame - 4)
  }

  /// The velocity of a value just after a frame, from it and the four after it.
  private func velocity(of value: Int, after frame: Int) -> CGFloat {
    (0...4).map { frames[frame + $0][value] }.slope / frameDuration(from: frame)
  }

  /// The usual time from one frame to the next, in the four from a frame on.
  private func frameDuration(from frame: Int) -> CGFloat {
    let intervals = (1...4).map { times[frame + $0] - times[frame + $0 - 1] }
    return CGFloat(intervals.sorted()[1])
  }

  private var appearance: [CGFloat] {
    let around = views.flatMap { view in
      sequence(first: view, next: \.superview).prefix { $0 !== stage.window }
    }
    return around.flatMap { appearance(of: $0.layer.displayed() ?? $0.layer) }
  }

  private func appearance(of layer: CALayer) -> [CGFloat] {
    let (place, size, turn) = (layer.position, layer.bounds.size, layer.transform)
    let lengths = [place.x, place.y, size.width, size.height].map { $0 / stage.window.bounds.width }
    return lengths + [turn.m11, turn.m12, turn.m13, turn.m22, CGFloat(layer.opacity)]
  }
}

extension [CGFloat] {
  /// The derivative at the first of five points, of the curve of fourth degree through them.
  var slope: CGFloat {
    (-25 * self[0] + 48 * self[1] - 36 * self[2] + 16 * self[3] - 3 * self[4]) / 12
  }
}
