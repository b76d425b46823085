import UIKit

/// One thing that happens in a story.
enum StoryEvent: Equatable, Sendable {
  /// Time passes, in frames.
  case frames(Int)
  /// A finger does something at a place.
  case touch(Int, FingerPhase, at: CGPoint)
  /// Code drives what runs.
  case control(Control)
  case scrub(CGFloat)
  /// Code asks for another screen: of the transition object, or plainly of UIKit.
  case go(Move, isPlain: Bool, isAnimated: Bool)
  case rotate
  case resignActive
  case enterBackground
  case becomeActive
  /// The app's delegate is the transition object, or nobody.
  case serve(Bool)
  case openIncomingScreen(Bool)

  enum FingerPhase: String, Sendable {
    case began
    case moved
    case ended
    case cancelled

    var touchPhase: UITouch.Phase {
      switch self {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }

  enum Control: String, CaseIterable, Sendable {
    case pause
    case resume
    case reverse
    case finish
    case cancel
  }

  enum Move: Equatable, Sendable {
    /// To a screen of the story's, by its number; on to the tab of that number.
    case forward(Int)
    case back
    case toRoot
    /// A stack of other screens in place of what is there.
    case replace([Int])
  }
}
