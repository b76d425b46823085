/// An animation that is added to a layer, which keeps a copy.
open class CAAnimation: HeadlessTimedAnimation {
  /// Held by the animation.
  open var delegate: (any CAAnimationDelegate)?
  open var timingFunction: CAMediaTimingFunction?
  /// False leaves the animation on its layer when it is over; with a fill mode it goes on being seen.
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

  /// The property animations that it consists of, with the ways that time takes to them.
  func tracks(within outer: [MediaStage]) -> [PropertyTrack] { [] }

  var curve: UnitBezier { timingFunction?.curve ?? .linear }
}
