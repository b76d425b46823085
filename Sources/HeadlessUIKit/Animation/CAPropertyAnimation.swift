/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, as `position.x` or `transform.rotation.z`.
  open var keyPath: String?
  /// A Boolean value that indicates whether the values are added to those of the model and of earlier animations.
  open var isAdditive = false
  /// A Boolean value that indicates whether each repetition continues from the end of the previous one.
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

  override func track() -> PropertyTrack? {
    guard let keyPath, let path = LayerKeyPath(keyPath) else {
      HeadlessFault.raise(
        "a layer has no animatable property \"\(keyPath ?? "nil")\": look at the animation's keyPath"
      )
    }
    return motion().map { motion in
      PropertyTrack(
        path: path,
        stage: MediaStage(timing: timing, curve: curve),
        motion: motion,
        isAdditive: isAdditive,
        isCumulative: isCumulative
      )
    }
  }
}
