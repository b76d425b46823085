internal import Foundation
internal import InterruptibleTransitions

extension Spring {
  /// The time constant of a spring that starts as fast as it can; nil for one that starts from rest.
  var timeConstant: TimeInterval? {
    guard initialVelocity > 0 else { return nil }
    let exact = 1 / Double(initialVelocity)
    // The shortest number that makes the same spring.
    let short = (exact * 1e6).rounded() / 1e6
    return Spring(timeConstant: short) == self ? short : exact
  }

  /// The Swift expression that creates the spring.
  var swift: String {
    switch self {
    case .systemPush: ".systemPush"
    case .classicPush: ".classicPush"
    case .systemPresentation: ".systemPresentation"
    case .systemRelease: ".systemRelease"
    default:
      if let timeConstant {
        "Spring(timeConstant: \(timeConstant))"
      } else {
        "Spring(response: \(response))"
      }
    }
  }
}

extension Projection {
  /// The Swift expression that creates the projection.
  var swift: String {
    switch self {
    case .system: ".system"
    case .scrollView: ".scrollView"
    default:
      if threshold == 0.5 {
        "Projection(time: \(time))"
      } else {
        "Projection(time: \(time), threshold: \(threshold))"
      }
    }
  }
}

extension RubberBand {
  /// The Swift expression that creates the rubber band.
  var swift: String {
    switch self {
    case .scrollView: ".scrollView"
    case .none: ".none"
    default: "RubberBand(coefficient: \(coefficient))"
    }
  }
}
