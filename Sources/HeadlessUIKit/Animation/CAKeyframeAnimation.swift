/// An animation through several values of a property.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// When each value is reached, from 0 to 1, ascending; nil spreads them evenly.
  open var keyTimes: [NSNumber]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
  }

  override func motion() -> PropertyMotion? {
    let given = (values ?? []).map { LayerValue(given: $0, for: keyPath ?? "") }
    guard !given.isEmpty else { return nil }
    let frames = zip(times(for: given.count), given).map(PropertyMotion.KeyFrame.init)
    return PropertyMotion(shape: .frames(frames), duration: duration)
  }

  private func times(for count: Int) -> [Double] {
    let last = Double(max(count - 1, 1))
    guard let keyTimes else { return (0..<count).map { Double($0) / last } }
    guard keyTimes.count == count else {
      HeadlessFault.raise(
        "a keyframe animation of \(count) values needs as many keyTimes, and has \(keyTimes.count)"
      )
    }
    return keyTimes.map(\.doubleValue)
  }
}
