/// The animation of one property of one layer.
@MainActor
class LayerAnimation {
  final let key: LayerKey
  /// What a layer's `animationKeys` call it; nil where it was added without a name.
  final let name: String?
  /// What the block that made it gives its animations as their delegate.
  final let state: HeadlessAnimationState?
  final let driver: AnimationDriver
  /// The values that it passes through, at least two, at fractions of its span.
  final let stops: [Stop]
  /// Whether it shifts whatever the model and earlier animations say, as UIKit's own do.
  final let isAdditive: Bool
  /// The part of the driver's course that it takes, within 0…1.
  final let span: ClosedRange<CGFloat>
  /// Whether it runs against its driver's course: from the end of its span to the beginning.
  final let isTurned: Bool
  /// Whether it takes a spring's time evenly, instead of following the spring.
  final var keepsOwnTime = false
  final private(set) weak var layer: CALayer?
  /// False until the transaction that added it has ended.
  final var isShown = false {
    didSet { if isShown, !oldValue { firstFrame = HeadlessClock.frameCount } }
  }
  /// The number of the frame that first shows it.
  final private var firstFrame: Int?
  /// When it began, in the layer's time; nil until then.
  final var beginTime: TimeInterval?
  /// The transactions that wait for its end.
  final private var waiting = CATransaction.waiting

  struct Stop {
    var fraction: CGFloat
    var value: LayerValue
  }

  init(
    _ layer: CALayer,
    _ key: LayerKey,
    stops: [Stop],
    isAdditive: Bool,
    span: ClosedRange<CGFloat> = 0...1,
    isTurned: Bool = false,
    name: String? = nil,
    state: HeadlessAnimationState? = nil,
    driver: AnimationDriver
  ) {
    self.layer = layer
    self.key = key
    self.name = name
    self.state = state
    self.stops = stops
    self.isAdditive = isAdditive
    self.span = span
    self.isTurned = isTurned
    self.driver = driver
    for wait in waiting {
      wait.begin()
    }
  }

  /// It will not be seen any more, or has come to rest: what waited for it need not wait longer.
  func didEnd() {
    let ended = waiting
    waiting = []
    for wait in ended {
      wait.end()
    }
  }

  var start: LayerValue { stops[0].value }
  var end: LayerValue { stops[stops.count - 1].value }

  /// Whether it is in the first two frames that show it.
  final var isNew: Bool { firstFrame.map { HeadlessClock.frameCount <= $0 + 1 } ?? false }

  func apply(to values: inout LayerValues) {
    guard isShown else { return }
    values[key] = value(over: values[key], at: driver.shownProgress(of: self))
  }

  /// What the model says; nil where the layer is gone.
  var model: LayerValue? { layer?.values[key] }

  func setModel(to value: LayerValue) {
    guard let layer else { return }
    layer.values[key] = value
    RenderServer.layerDidChange(layer)
  }

  func removeFromLayer() {
    if let layer {
      layer.animations.removeAll { $0 === self }
      RenderServer.layerDidChange(layer)
    }
    didEnd()
  }

  private func value(over base: LayerValue, at progress: AxisProgress) -> LayerValue {
    let local = AxisProgress(x: part(of: progress.x), y: part(of: progress.y))
    guard stops.count > 2 else {
      return isAdditive
        ? base.adding(from: start, to: end, at: local)
        : start.interpolated(to: end, at: local)
    }
    let next = stops.dropFirst().firstIndex { local.x <= $0.fraction } ?? stops.count - 1
    let (from, to) = (stops[next - 1], stops[next])
    let length = to.fraction - from.fraction
    let within = length > 0 ? (local.x - from.fraction) / length : 1
    return from.value.interpolated(to: to.value, at: AxisProgress(within))
  }

  /// What the model is where the driver's course begins, and where it ends.
  var first: LayerValue { isTurned ? end : start }
  var last: LayerValue { isTurned ? start : end }

  private func part(of progress: CGFloat) -> CGFloat {
    isTurned ? 1 - within(progress) : within(progress)
  }

  private func within(_ progress: CGFloat) -> CGFloat {
    guard span != 0...1 else { return progress }
    let length = span.upperBound - span.lowerBound
    guard length > 0 else { return progress < span.upperBound ? 0 : 1 }
    return min(max((progress - span.lowerBound) / length, 0), 1)
  }
}
