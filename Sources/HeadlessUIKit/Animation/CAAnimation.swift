/// An animation that is added to a layer, which keeps a copy.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  var timing = MediaTiming()
  /// Held by the animation.
  open var delegate: (any CAAnimationDelegate)?
  open var timingFunction: CAMediaTimingFunction?
  /// False leaves the animation on its layer when it is over; with a fill mode it goes on being seen.
  open var isRemovedOnCompletion = true

  public override required init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    duplicate()
  }

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

  /// A new animation of the same class with the same values.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    copy.takeValues(of: self)
    return copy
  }

  /// Hook: copies what each class adds.
  func takeValues(of other: CAAnimation) {
    timing = other.timing
    delegate = other.delegate
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// The property animations that it consists of, with the ways that time takes to them.
  func tracks(within outer: [MediaStage]) -> [PropertyTrack] { [] }

  var curve: UnitBezier { timingFunction?.curve ?? .linear }
}
