import Foundation
import InterruptibleTransitions

@testable import TestSupport

/// One thing that happens in a story.
indirect enum AppEvent: Equatable, Sendable {
  case frames(Int)
  /// A finger, at a place in units of the window's width and height.
  case touch(Int, Finger, x: Double, y: Double)
  /// Something that goes back without a finger on the screen.
  case back(Back)
  /// A call of the transition object that serves the container, or UIKit's if none does.
  case ask(AppCall, animated: Bool)
  /// UIKit's own call.
  case plain(AppCall, animated: Bool)
  /// Drives every transition of an object.
  case control(Control, Int)
  case scrub(Double, Int)
  /// An object's `animateAlongside`.
  case alongside(Int)
  /// Animations and a completion with the coordinator of the topmost controller.
  case coordinate
  case setting(Setting, Int)
  /// What the screens answer when a gesture would leave them.
  case policy(BackPolicy)
  case environment(Environment)
  /// The app changes something of a screen that is shown, and keeps it so until the end.
  case change(Change, Int)
  /// Takes the delegates away, or gives them back.
  case serve(Bool)
  /// Uninstalls every object; `serve(true)` installs them again.
  case uninstall
  /// Installs an object on a stack or tab bar controller, whoever serves it.
  case install(Int, on: Int)
  /// Makes another event happen inside the next call of a callback.
  case arm(AppCallback, AppEvent)
  /// Makes another event happen inside an animation of the app's, or where it allows none.
  case inside(Scope, AppEvent)

  /// Something that an app changes while a transition may change it too.
  enum Change: String, CaseIterable, Sendable {
    case takesNoTouches
    case hidesButton
    case fadesButton
    case doesNotBounce
  }

  enum Scope: Sendable {
    case animation, noAnimation
  }

  enum Finger: String, CaseIterable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  enum Back: String, CaseIterable, Sendable {
    case escapeGesture
    case escapeKey
    case bracketKey
  }

  enum Control: String, CaseIterable, Sendable {
    case pause
    case resume
    case reverse
    case finish
    case cancel
  }

  enum Setting: Equatable, Sendable {
    case popFromEdge
    case popFromAnywhere
    case popDisabled
    case tabPan(Bool)
    case tabPanTouches(Int)
    case dismissPan(Bool)
    case opensIncomingScreen(Bool)
    case opensControlsAtOnce(Bool)
    case catching(GestureSettings.CatchingStyle)
    case tap(Bool)
    case scroll(Bool)
    case backKeys(Bool)
    case dismissesKeyboard(Bool)
    /// Seconds, of the spring of a transition that starts.
    case spring(Double)
    case releaseSpring(Double)
    case projection(Double)
    case rubberBand(Double)
    case effect(EffectCase)
    /// The app chooses no effect: of all transitions, or of those that no gesture starts.
    case systemTransitions(exceptGestures: Bool)
    /// Pans go on from the last tab to the first.
    case cyclesTabs(Bool)
    case accessibility(AccessibilitySettings)
  }

  enum Environment: Equatable, Sendable {
    case rotate
    case resize(AppSize, animated: Bool)
    /// Bars and hardware stand at another side.
    case bars(AppSide)
    /// The columns of all splits get other widths, in tenths; one may have none.
    case divide(Int)
    /// The screens of the second column of all splits go onto the first one's stack, or come back from there.
    case collapse(Bool)
    case resignActive
    case enterBackground
    case becomeActive
    case hideWindow
    case showWindow
    case replaceRoot
    case restoreRoot
    case reduceMotion(Bool)
  }
}

/// A size that the screen can get, as a window or a phone that unfolds does.
enum AppSize: CaseIterable, Equatable, Sendable {
  case phone, unfolded, small, wide, slim

  var size: CGSize {
    switch self {
    case .phone: CGSize(width: 393, height: 852)
    case .unfolded: CGSize(width: 786, height: 852)
    case .small: CGSize(width: 320, height: 480)
    case .wide: CGSize(width: 1000, height: 600)
    case .slim: CGSize(width: 260, height: 700)
    }
  }
}

/// Where bars stand, and what hardware covers there.
enum AppSide: CaseIterable, Equatable, Sendable {
  case none, left, right
}

/// How much may happen in a story.
enum AppLevel: Int, CaseIterable, Sendable {
  /// Touches and the transition objects' own calls.
  case calls = 1
  /// Also UIKit's own calls and changes in the environment.
  case surroundings
  /// Also calls from inside callbacks.
  case callbacks
}
