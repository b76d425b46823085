import InterruptibleTransitions
import UIKit

/// A transition object, and what is known of it.
@MainActor
final class AppServer {
  let transition: InterruptibleTransition
  let tally: AppEffect.Tally

  init(_ look: AppLook, in app: AppWorld) {
    tally = AppEffect.Tally(app)
    transition = InterruptibleTransition(look.effect(countedBy: tally))
    transition.gestures.isTabPanEnabled = true
    transition.gestures.catching = app.shape.catchesByPan ? .pan : .touchDown
    transition.onPhaseChange = { [weak app] _ in app?.happened(.phaseChange) }
    transition.pushProvider = { [weak app] stack in
      app?.happened(.pushProvider)
      return app?.controller(toPushOnto: stack)
    }
    forward(to: app.desk)
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
    guard (presented as? any AppMember)?.card?.style == .sheet else { return nil }
    let sheet = AppSheet(presentedViewController: presented, presenting: presenting)
    sheet.app = app
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
