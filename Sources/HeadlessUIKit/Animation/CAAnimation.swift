/// An animation that is added to a layer, which keeps a copy.
open class CAAnimation: HeadlessTimedAnimation {
  /// Held by the animation.
  open var delegate: (any CAAnimationDelegate)?
  open var timingFunction: CAMediaTimingFunction?
  /// A Boolean value that indicates whether a finished animation leaves its layer; if not, it stays visible with a fill
  /// mode.
  open var isRemovedOnCompletion = true

  public override required init() {
    super.init()
  }

  /// A new animation of the same class with the same values.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    copy.takeValues(of: self)
    return copy
  }

  override var twin: HeadlessTimedAnimation { duplicate() }

  /// Hook: copies what each class adds.
  func takeValues(of other: CAAnimation) {
    timing = other.timing
    delegate = other.delegate
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// Hook: what a layer plays.
  func track() -> PropertyTrack? { nil }

  var curve: UnitBezier { timingFunction?.curve ?? .linear }
}
