/// What `CAAnimation` has by being an object that can be copied and that keeps time.
open class HeadlessTimedAnimation: NSObject, NSCopying, CAMediaTiming {
  var timing = MediaTiming()

  override init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { twin }

  /// Hook: a copy.
  var twin: HeadlessTimedAnimation { self }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Seconds; 0 takes the transaction's.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }
}
