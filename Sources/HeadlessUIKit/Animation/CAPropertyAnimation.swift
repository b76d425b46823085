/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, as `position.x` or `transform.rotation.z`.
  open var keyPath: String?
  /// Adds to what the model and earlier animations say.
  open var isAdditive = false
  /// Each repetition goes on from the end of the one before.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  /// Hook: how the value follows from the seconds within a run.
  func motion() -> PropertyMotion? { nil }

  /// Hook: true where the timing function bends the run, and not the parts of it.
  var bendsTime: Bool { true }

  override func tracks(within outer: [MediaStage]) -> [PropertyTrack] {
    guard let keyPath, let path = LayerKeyPath(keyPath) else {
      HeadlessFault.raise(
        "a layer has no animatable property \"\(keyPath ?? "nil")\": look at the animation's keyPath"
      )
    }
    guard let motion = motion() else { return [] }
    let stage = MediaStage(timing: timing, curve: bendsTime ? curve : .linear)
    return [
      PropertyTrack(
        path: path,
        stages: outer + [stage],
        motion: motion,
        isAdditive: isAdditive,
        isCumulative: isCumulative
      )
    ]
  }
}
