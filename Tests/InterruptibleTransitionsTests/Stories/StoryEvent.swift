import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// One thing that happens in a story.
enum StoryEvent: Equatable, Sendable {
  /// Time passes, in frames.
  case frames(Int)
  /// A finger does something at a place.
  case touch(Int, FingerPhase, at: CGPoint)
  /// Code drives what is in flight.
  case control(Control)
  case scrub(CGFloat)
  /// Code asks for another screen: of the transition object, or plainly of UIKit.
  case go(Move, isPlain: Bool, isAnimated: Bool)
  /// Code asks an app with everything in it for another screen; plainly only at rest.
  case ask(Call.Kind, isPlain: Bool, isAnimated: Bool)
  /// Code has something animated alongside.
  case accompany
  case rotate
  case resignActive
  case enterBackground
  case becomeActive
  /// The app's delegate is the transition object, or nobody.
  case serve(Bool)
  /// Another transition object serves the navigation controller, or not.
  case share(Bool)
  /// The window is shown, or hidden.
  case show(Bool)
  case reduceMotion(Bool)
  case openIncomingScreen(Bool)
  case popFrom(PopGesture)
  case panTabs(Bool)
  /// Whether a gesture may leave the screen that is seen.
  case leave(BackPolicy)

  /// Whether UIKit is asked, and not a transition object.
  var isPlain: Bool {
    switch self {
    case .go(_, let isPlain, _), .ask(_, let isPlain, _): isPlain
    case .frames, .touch, .control, .scrub, .accompany, .rotate, .resignActive, .enterBackground,
      .becomeActive, .serve, .share, .show, .reduceMotion, .openIncomingScreen, .popFrom, .panTabs,
      .leave:
      false
    }
  }

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
