/// What `CALayer` has by keeping time.
@preconcurrency @MainActor
open class HeadlessTimedLayer: NSObject, @MainActor CAMediaTiming {
  /// How the layer's time follows from its superlayer's.
  var timing = MediaTiming() {
    didSet {
      if timing != oldValue { timingDidChange() }
    }
  }

  override init() {
    super.init()
  }

  /// Hook: the layer's time is another.
  func timingDidChange() {}

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How fast the layer's time passes in its superlayer's; 0 stops every Core Animation in it.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The duration of a layer, which is endless: only animations end.
  open var duration: CFTimeInterval {
    get { .infinity }
    set { if newValue != .infinity { HeadlessTimedLayer.refuse("duration") } }
  }

  open var repeatCount: Float {
    get { 0 }
    set { if newValue != 0 { HeadlessTimedLayer.refuse("repeatCount") } }
  }

  open var repeatDuration: CFTimeInterval {
    get { 0 }
    set { if newValue != 0 { HeadlessTimedLayer.refuse("repeatDuration") } }
  }

  open var autoreverses: Bool {
    get { false }
    set { if newValue { HeadlessTimedLayer.refuse("autoreverses") } }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  private static func refuse(_ property: String) {
    HeadlessFault.raise(
      "a layer's \(property) is not built: set it on the animations, and speed, timeOffset and beginTime on the layer"
    )
  }
}
