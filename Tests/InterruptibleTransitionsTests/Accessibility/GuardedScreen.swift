import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// A screen that decides whether it may be left, and can answer the escape gesture itself.
final class GuardedScreen: Screen, BackPolicyProviding {
  var policy = BackPolicy.allow
  var answersEscape = false
  private(set) var asked = 0
  private(set) var escapes = 0

  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy {
    asked += 1
    return policy
  }

  override func accessibilityPerformEscape() -> Bool {
    guard answersEscape else { return false }
    escapes += 1
    return true
  }
}

/// A presentation's delegate that allows no dismissal, and hears of attempts.
final class DismissalGuard: NSObject, UIAdaptivePresentationControllerDelegate {
  var allows = false
  private(set) var calls: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    allows
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls.append("attempt")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
}

extension ContainerStage {
  /// A stage whose screens have a button each, and can be guarded.
  convenience init(guarded kind: ContainerKind) {
    self.init(kind, makeScreen: { GuardedScreen($0) })
  }

  var guarded: GuardedScreen? { second as? GuardedScreen }

  /// Makes VoiceOver's escape gesture on a screen.
  func escape(from screen: Screen) -> Bool {
    HeadlessAccessibility.performEscape(from: screen.view)
  }

  /// Whether assistive technology can reach anything in a screen.
  func reaches(_ screen: Screen) -> Bool {
    HeadlessAccessibility.elements(in: window).contains { $0.isDescendant(of: screen.view) }
  }

  /// The screens that assistive technology was told of.
  var announced: [UIView?] {
    HeadlessAccessibility.postedNotifications.filter { $0.notification == .screenChanged }
      .map(\.view)
  }

  /// Where the second screen is seen, frame by frame, until it has come to rest.
  func trace(frames: Int, _ change: (Int) -> Void = { _ in }) -> [CGFloat] {
    (0..<frames).map { frame in
      change(frame)
      advanceFrame()
      return displayed
    }
  }
}

extension ContainerKind {
  /// The kinds that have a way back.
  static var leadingBack: [ContainerKind] { allCases.filter { $0 != .tabs } }

  /// The kinds that present.
  static var presentations: [ContainerKind] { allCases.filter(\.isPresentation) }
}
