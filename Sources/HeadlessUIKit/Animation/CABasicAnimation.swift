/// An animation between two values of a property.
///
/// A value that is nil is the value that the layer shows without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func motion() -> PropertyMotion? {
    func value(_ given: Any?) -> LayerValue? {
      given.map { LayerValue(given: $0, for: keyPath ?? "") }
    }
    return PropertyMotion(
      shape: .between(from: value(fromValue), to: value(toValue), by: value(byValue)),
      duration: timing.duration
    )
  }
}
