import UIKit

/// A navigation controller: back to the screen below, forward to what the app provides.
@MainActor
final class NavigationSite: GestureSite {
  private weak var navigationController: UINavigationController?
  private weak var delegate: (any NavigationSiteDelegate)?

  init(_ navigationController: UINavigationController, for delegate: any NavigationSiteDelegate) {
    self.navigationController = navigationController
    self.delegate = delegate
  }

  var host: UIViewController? { navigationController }

  var view: UIView? { navigationController?.viewIfLoaded }

  var isServed: Bool { delegate != nil && navigationController?.delegate === delegate }

  var systemRecognizers: [UIGestureRecognizer] {
    navigationController?.systemPopRecognizers ?? []
  }

  var leavesSwipesToSystem: Bool {
    guard let navigationController, navigationController.viewControllers.count > 1 else {
      return false
    }
    return back == nil && systemRecognizers.contains(where: \.isEnabled)
  }

  var routes: [Route] { [back, forward].compactMap { $0 } }

  var place: [ObjectIdentifier] {
    navigationController?.viewControllers.suffix(2).map(ObjectIdentifier.init) ?? []
  }

  var routeBack: Route? { route(backFrom: .anywhere) }

  var backKeys: [BackKey] { [.bracket] }

  private var back: Route? { (delegate?.popArea).flatMap(route) }

  private func route(backFrom area: Route.Area) -> Route? {
    guard let navigationController, let view, let delegate,
      let top = navigationController.topViewController, !top.hasSystemTransition,
      let below = navigationController.viewControllers.dropLast().last
    else { return nil }
    let scene = TransitionScene.anticipated(
      .backward,
      in: view,
      foreground: top,
      background: below
    )
    let motion = delegate.motion(in: scene)
    let isContentOpen = navigationController.contentPopRecognizer?.isEnabled == true
    return Route(
      direction: .backward,
      motion: motion,
      area: isContentOpen || motion.isFree ? .anywhere : area,
      leaving: top,
      open: { [weak navigationController, weak top, weak below] in
        guard let navigationController, let top, let below else { return nil }
        return Route.Opening(
          change: ScreenChange(.pop, in: navigationController, from: top, to: below),
          ask: { [weak navigationController] in navigationController?.popDirectly(animated: true) }
        )
      }
    )
  }

  private var forward: Route? {
    guard let navigationController, let view, let delegate, delegate.hasPushProvider else {
      return nil
    }
    let top = navigationController.topViewController
    let scene = TransitionScene.anticipated(.forward, in: view, background: top)
    return Route(
      direction: .forward,
      motion: delegate.motion(in: scene),
      area: .anywhere,
      open: { [weak navigationController, weak top, weak delegate] in
        guard let navigationController,
          let next = delegate?.screenToPush(onto: navigationController)
        else { return nil }
        return Route.Opening(
          change: ScreenChange(.push, in: navigationController, from: top, to: next),
          ask: { [weak navigationController] in
            // The app may have pushed it itself, when it was told that a transition begins.
            guard let navigationController, !navigationController.viewControllers.contains(next)
            else { return }
            navigationController.pushDirectly(next, animated: true)
          }
        )
      }
    )
  }

  func giveBack() {
    guard isServed, let navigationController else { return }
    navigationController.assignDirectly(delegate?.delegate(of: navigationController))
  }

  func renewAssignment() {
    guard isServed else { return }
    let delegate = delegate
    navigationController?.assignDirectly(nil)
    navigationController?.assignDirectly(delegate)
  }
}

/// What the gestures of a navigation controller ask besides.
@MainActor
protocol NavigationSiteDelegate: GestureDelegate, UINavigationControllerDelegate {
  /// Where a pan that pops may begin; nil for nowhere.
  var popArea: Route.Area? { get }
  var hasPushProvider: Bool { get }

  /// The app's delegate of a navigation controller.
  func delegate(
    of navigationController: UINavigationController
  ) -> (any UINavigationControllerDelegate)?
  func screenToPush(onto navigationController: UINavigationController) -> UIViewController?
}
