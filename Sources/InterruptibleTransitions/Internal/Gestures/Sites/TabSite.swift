import UIKit

/// A tab bar controller: to the next tab and to the previous one.
@MainActor
final class TabSite: GestureSite {
  private weak var tabBarController: UITabBarController?
  private weak var delegate: (any TabSiteDelegate)?

  init(_ tabBarController: UITabBarController, for delegate: any TabSiteDelegate) {
    self.tabBarController = tabBarController
    self.delegate = delegate
  }

  var host: UIViewController? { tabBarController }

  var view: UIView? { tabBarController?.viewIfLoaded }

  var isServed: Bool { delegate != nil && tabBarController?.delegate === delegate }

  var routes: [Route] {
    guard delegate?.switchesTabs == true, UITabBarController.asksForAnimators else { return [] }
    return [.backward, .forward].compactMap(route)
  }

  var place: [ObjectIdentifier] {
    [tabBarController?.selectedViewController].compactMap { $0.map(ObjectIdentifier.init) }
  }

  private func route(_ direction: TransitionScene.Direction) -> Route? {
    guard let tabBarController, let view, let delegate,
      let selected = tabBarController.selectedViewController,
      let next = tab(direction, from: selected)
    else { return nil }
    let scene = TransitionScene.anticipated(
      direction,
      in: view,
      foreground: direction == .forward ? next : selected,
      background: direction == .forward ? selected : next
    )
    return Route(
      direction: direction,
      motion: delegate.motion(in: scene),
      area: .anywhere,
      open: { [weak tabBarController, weak selected, weak next] in
        guard let tabBarController, let selected, let next else { return nil }
        return Route.Opening(
          change: .tabs(of: tabBarController, from: selected, to: next),
          ask: { [weak tabBarController] in tabBarController?.selectDirectly(next) }
        )
      }
    )
  }

  private func tab(
    _ direction: TransitionScene.Direction,
    from selected: UIViewController
  ) -> UIViewController? {
    let tabs = tabBarController?.viewControllers ?? []
    guard let index = tabs.firstIndex(of: selected) else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return tabs.indices.contains(next) ? tabs[next] : nil
  }

  /// Only touches on a screen, or over a transition, are for it: a bar may float anywhere, and selects tabs by
  /// taps and drags of its own.
  func takesTouches(on view: UIView?) -> Bool {
    guard let view, !(view is TouchShield) else { return true }
    let selected = [tabBarController?.selectedViewController].compactMap { $0 }
    let screens = (tabBarController?.viewControllers ?? []) + selected
    return screens.contains { $0.viewIfLoaded.map(view.isDescendant(of:)) == true }
  }

  func giveBack() {
    guard isServed, let tabBarController else { return }
    tabBarController.assignDirectly(delegate?.delegate(of: tabBarController))
  }

  func renewAssignment() {
    guard isServed else { return }
    let delegate = delegate
    tabBarController?.assignDirectly(nil)
    tabBarController?.assignDirectly(delegate)
  }
}

/// What the gestures of a tab bar controller ask besides.
@MainActor
protocol TabSiteDelegate: GestureDelegate, UITabBarControllerDelegate {
  /// Whether a pan switches tabs.
  var switchesTabs: Bool { get }

  /// The app's delegate of a tab bar controller.
  func delegate(of tabBarController: UITabBarController) -> (any UITabBarControllerDelegate)?
}
