import Foundation

/// The step response of a damped spring, from 0 to 1, and at most critically damped.
struct SpringFormula {
  var omega: Double
  var ratio: Double
  /// In distances per second.
  var velocity = 0.0

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    omega = (stiffness / mass).squareRoot()
    ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
    self.velocity = velocity
  }

  func value(_ time: Double) -> Double {
    guard ratio < 1 else {
      return 1 - (1 + (omega - velocity) * time) * exp(-omega * time)
    }
    let damped = omega * (1 - ratio * ratio).squareRoot()
    let factor = (ratio * omega - velocity) / damped
    return 1 - exp(-ratio * omega * time) * (cos(damped * time) + factor * sin(damped * time))
  }

  /// Whether the spring is at a value, within a hundredth, about as long after its start.
  @MainActor
  func passes(_ displayed: CGFloat, near time: Double) -> Bool {
    let slack = Double(Stage.tolerance)
    let values = stride(from: max(time - slack, 0), through: time + slack, by: slack / 10).map(
      value
    )
    guard let least = values.min(), let most = values.max() else { return false }
    return (least - 0.01...most + 0.01).contains(Double(displayed))
  }
}
