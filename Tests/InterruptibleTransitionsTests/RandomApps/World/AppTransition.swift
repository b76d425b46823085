import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// A transition object, and what is known of it.
@MainActor
final class AppTransition {
  let transition: InterruptibleTransition
  let tally: AppEffect.Tally

  init(_ effectCase: EffectCase, in app: AppWorld) {
    tally = AppEffect.Tally(app)
    transition = InterruptibleTransition(effectCase.effect(countedBy: tally))
    transition.gestures.isTabPanEnabled = true
    transition.gestures.catching = app.shape.catchesByPan ? .pan : .touchDown
    transition.onPhaseChange = { [weak app] _ in app?.happened(.phaseChange) }
    transition.pushProvider = { [weak app] stack in
      app?.happened(.pushProvider)
      return app?.controller(toPushOnto: stack)
    }
    transition.gestures.isTabPanEnabled = true
    forward(to: app.desk)
    if app.shape.habits.contains(.follows) { followFlights(in: app) }
  }
}

/// The app's own delegate of everything: it hears, and makes presentation controllers.
@MainActor
final class AppDesk: NSObject {
  weak var app: AppWorld?
}

extension AppDesk: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    app?.happened(.willShow)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    app?.happened(.didShow)
  }
}

extension AppDesk: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    app?.happened(.shouldSelect)
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    app?.happened(.didSelect)
  }
}

extension AppDesk: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let style = (presented as? any AppMember)?.card?.style, style.isCard else { return nil }
    let sheet = AppSheet(presentedViewController: presented, presenting: presenting)
    sheet.app = app
    sheet.isLikeSample = style == .sampleCard
    return sheet
  }
}

extension AppDesk: UIAdaptivePresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    app?.happened(.presentationWillDismiss)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    app?.happened(.presentationDidDismiss)
  }
}
