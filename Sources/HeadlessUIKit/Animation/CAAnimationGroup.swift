/// Several animations that run together, in the group's time.
open class CAAnimationGroup: CAAnimation {
  /// Their delegates are not told, and their `isRemovedOnCompletion` does not count.
  open var animations: [CAAnimation]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }

  override func tracks(within outer: [MediaStage]) -> [PropertyTrack] {
    let stages = outer + [MediaStage(timing: timing, curve: curve)]
    return (animations ?? []).flatMap { animation in
      if animation.duration == 0 { animation.duration = duration }
      return animation.tracks(within: stages)
    }
  }
}
