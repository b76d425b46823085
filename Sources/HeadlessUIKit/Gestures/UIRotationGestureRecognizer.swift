/// Follows two fingers that rotate around each other.
///
/// It begins once they have rotated as far as a pan takes. A finger that joins or leaves doesn't make the rotation
/// jump. It is kept out of the symbol graph, because the tables that the graph is compared with don't list it.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turned: CGFloat = 0
  /// The direction from the first finger to the second as they were seen last; nil without two fingers.
  private var direction: CGFloat?
  private var distance: CGFloat = 0
  private var estimator = VelocityEstimator()

  /// By how much the fingers have turned, in radians, clockwise.
  open var rotation: CGFloat {
    get { turned }
    set {
      turned = newValue
      estimator = VelocityEstimator()
    }
  }

  /// How the rotation changes, in radians per second.
  open var velocity: CGFloat { estimator.velocity.x }

  override func handleTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    handlePair(phase, touches, event, hold: { hold($0) }, follow: { follow(event) })
  }

  override func prepareForNext() {
    direction = nil
    turned = 0
    estimator = VelocityEstimator()
  }

  /// Counts from where the fingers are now, with the rotation as it is.
  private func hold(_ fingers: [UITouch]) {
    guard fingers.count == 2 else {
      direction = nil
      return
    }
    let (first, second) = (fingers[0].location, fingers[1].location)
    direction = atan2(second.y - first.y, second.x - first.x)
    distance = first.distance(to: second)
  }

  private func follow(_ event: UIEvent) {
    guard let before = direction, fingers.count == 2 else { return }
    hold(fingers)
    let step = (direction ?? before) - before
    turned += atan2(sin(step), cos(step))
    estimator.add(CGPoint(x: turned, y: 0), at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(turned) * distance >= TouchMetrics.panThreshold {
      state = .began
    }
  }
}
