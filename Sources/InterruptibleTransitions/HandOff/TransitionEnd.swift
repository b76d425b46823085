import Foundation

/// One of the two places where a transition can come to rest.
enum TransitionEnd: Hashable, Sendable {
  /// What was on the screen before.
  case start
  /// What was asked for.
  case end

  var progress: CGFloat {
    switch self {
    case .start: 0
    case .end: 1
    }
  }

  var opposite: TransitionEnd {
    switch self {
    case .start: .end
    case .end: .start
    }
  }
}
