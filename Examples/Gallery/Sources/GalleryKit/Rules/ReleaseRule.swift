internal import Foundation
package import InterruptibleTransitions

/// The arithmetic by which a finger that was lifted has decided where a transition goes.
package struct ReleaseRule: Equatable, Sendable {
  package let progress: Double
  /// Progress per second.
  package let velocity: Double
  package let projection: Projection

  package init(progress: Double, velocity: Double, projection: Projection) {
    self.progress = progress
    self.velocity = velocity
    self.projection = projection
  }

  /// Where the transition goes.
  package var end: TransitionEnd {
    projection.end(progress: progress, velocity: velocity)
  }

  /// The arithmetic and its result, as "0.80 − 0.74 × 0.12 ≥ ½: on to the end".
  ///
  /// The numbers have as many digits as it takes for the inequality to be true of them.
  package var text: String {
    let digits = (2...6).first(where: isTrue) ?? 6
    let way = end == .end ? "on to the end" : "back to the start"
    return "\(sum(digits)) \(end == .end ? "≥" : "<") \(threshold): \(way)"
  }

  private func sum(_ digits: Int) -> String {
    let place = written(progress, digits)
    // A finger that has come to rest has no velocity that counts.
    guard velocity != 0 else { return place }
    let sign = velocity < 0 ? "−" : "+"
    return "\(place) \(sign) \(written(abs(velocity), digits)) × \(JSON.written(projection.time))"
  }

  private var threshold: String {
    projection.threshold == 0.5 ? "½" : JSON.written(projection.threshold)
  }

  /// Whether the inequality is true of the numbers as they are written.
  private func isTrue(_ digits: Int) -> Bool {
    let sum = read(progress, digits) + read(velocity, digits) * projection.time
    // Sums that are equal on paper may differ in binary.
    let isReached = sum >= projection.threshold - 1e-9
    return isReached == (end == .end)
  }

  private func written(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }

  private func read(_ number: Double, _ digits: Int) -> Double {
    Double(written(number, digits)) ?? number
  }
}
