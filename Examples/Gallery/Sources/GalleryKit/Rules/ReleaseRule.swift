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

  /// The arithmetic in words, as "At 0.80 of the way, moving back 0.74 a second: in 0.12 s at 0.71, past ½, so on to the
  /// end".
  ///
  /// The figures have as many digits as it takes for the words to be true of them.
  package var text: String {
    let digits = (2...6).first(where: isTrue) ?? 6
    let side = end == .end ? "past" : "short of"
    let way = end == .end ? "on to the end" : "back to the start"
    return
      "At \(written(progress, digits)) of the way, \(motion(digits)), \(side) \(line(digits)), so \(way)"
  }

  private func motion(_ digits: Int) -> String {
    // A finger that has come to rest has no velocity that counts.
    guard velocity != 0 else { return "at rest" }
    let direction = velocity < 0 ? "back" : "on"
    return "moving \(direction) \(written(abs(velocity), digits)) a second:"
      + " in \(written(projection.time, 2...3)) s at \(written(reach, digits))"
  }

  private func line(_ digits: Int) -> String {
    projection.threshold == 0.5 ? "½" : written(projection.threshold, digits)
  }

  /// Where the transition would be after the time of the projection, at the velocity of the finger.
  private var reach: Double { progress + velocity * projection.time }

  /// Whether the words are true of the figures as they are written.
  private func isTrue(_ digits: Int) -> Bool {
    let line = projection.threshold == 0.5 ? 0.5 : read(projection.threshold, digits)
    let isReached = read(reach, digits) >= line
    return isReached == (end == .end)
  }

  /// A number without zeros at its end, but for the first digits.
  private func written(_ number: Double, _ digits: ClosedRange<Int>) -> String {
    var text = written(number, digits.upperBound)
    while text.hasSuffix("0"), text.count > digits.lowerBound + 2 { text.removeLast() }
    return text
  }

  private func written(_ number: Double, _ digits: Int) -> String {
    let text = String(format: "%.\(digits)f", number)
    return text.replacing("-", with: "−")
  }

  private func read(_ number: Double, _ digits: Int) -> Double {
    Double(String(format: "%.\(digits)f", number)) ?? number
  }
}
