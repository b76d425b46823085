import Foundation

/// One of the two places where a transition can come to rest.
public enum TransitionEnd: Hashable, Sendable {
  /// Back where it started: the transition is cancelled, and shows what was on the screen before.
  case start
  /// Where it was meant to go: the transition is complete, and shows what was asked for.
  case end

  /// The other one.
  public var opposite: TransitionEnd {
    switch self {
    case .start: .end
    case .end: .start
    }
  }

  var progress: CGFloat {
    switch self {
    case .start: 0
    case .end: 1
    }
  }
}
