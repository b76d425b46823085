import UIKit

/// A tab bar controller: to the next tab and to the previous one.
@MainActor
final class TabContainer: BarContainer {
  var tabBarController: UITabBarController? { host as? UITabBarController }

  init(_ tabBarController: UITabBarController, of owner: any ContainerOwner) {
    super.init(tabBarController, of: owner)
  }

  private var tabs: [UIViewController] { tabBarController?.viewControllers ?? [] }

  // MARK: - Changes

  /// The order of the tabs gives the direction.
  override func change(from: UIViewController?, to: UIViewController?) -> ScreenChange {
    change(from: from, to: to, isAnimated: true)
  }

  func change(
    from: UIViewController?,
    to: UIViewController?,
    isAnimated: Bool
  ) -> ScreenChange {
    ScreenChange(
      of: self,
      isBackward(from: from, to: to) ? .backward : .forward,
      from: from,
      to: to,
      isAnimated: isAnimated
    )
  }

  /// What isn't in the list of tabs, such as the list of more tabs, comes after all of them.
  private func isBackward(from: UIViewController?, to: UIViewController?) -> Bool {
    guard let from, let to else { return false }
    if let old = tabBarController?.position(ofTab: from),
      let new = tabBarController?.position(ofTab: to)
    {
      return new < old
    }
    let tabs = tabs
    return (tabs.firstIndex(of: to) ?? tabs.count) < (tabs.firstIndex(of: from) ?? tabs.count)
  }

  /// Whether UIKit can select a controller: a tab, the More list, or a controller that an app has made of `UITab`.
  func offers(_ controller: UIViewController) -> Bool {
    guard let tabBarController, !tabs.isEmpty, !tabs.contains(controller) else { return true }
    return tabBarController.isListOfMore(controller)
      || tabBarController.position(ofTab: controller) != nil
  }

  override func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool {
    super.isComing(change, hasWaited: hasWaited)
      || !hasWaited && host?.isInWindow == true
        && tabBarController?.selectedViewController === change.to
  }

  // MARK: - Gestures

  override func explainInstallation() {
    explainInstallation(
      by: tabBarController?.installedDelegate,
      "Assign the app's delegate before install(on:), or to tabBarDelegate."
    )
  }

  override var backKeys: [BackKey] { [] }

  override var options: [InteractiveOption] {
    guard owner?.gestures.isTabPanEnabled == true, UITabBarController.asksForAnimators else {
      return []
    }
    return [.backward, .forward].compactMap(option)
  }

  override var numberOfTouches: Int { max(owner?.gestures.tabPanNumberOfTouches ?? 1, 1) }

  override var shownContent: [ObjectIdentifier] {
    [tabBarController?.selectedViewController].compactMap { $0.map(ObjectIdentifier.init) }
  }

  private func option(_ direction: TransitionScene.Direction) -> InteractiveOption? {
    guard let view, let owner, let selected = tabBarController?.selectedViewController,
      let next = tab(direction, from: selected)
    else { return nil }
    return InteractiveOption(
      of: owner,
      direction,
      in: view,
      foreground: direction == .forward ? next : selected,
      background: direction == .forward ? selected : next,
      open: { [weak self, weak selected, weak next] in
        guard let self, let selected, let next else { return nil }
        return InteractiveOption.Opening(
          change: ScreenChange(of: self, direction, from: selected, to: next),
          ask: { [weak tabBarController] in
            tabBarController?.bypassingInterception {
              tabBarController?.selectedViewController = next
            }
          },
          isObsolete: { [weak self] in
            guard let self else { return true }
            return !offers(next) || tabBarController?.selectedViewController !== selected
          }
        )
      }
    )
  }

  private func tab(
    _ direction: TransitionScene.Direction,
    from selected: UIViewController
  ) -> UIViewController? {
    if let tabBarController, let provider = owner?.tabProvider {
      let next = provider(tabBarController, direction)
      return next.flatMap { $0 !== selected && offers($0) ? $0 : nil }
    }
    guard let index = tabs.firstIndex(of: selected) else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return tabs.indices.contains(next) ? tabs[next] : nil
  }

  /// Only touches on a screen, or over a transition, are for it: a bar may float anywhere, and selects tabs by its own
  /// taps and drags.
  override func takesTouches(on view: UIView?) -> Bool {
    guard let view, !(view is TransitionOverlay) else { return true }
    let selected = [tabBarController?.selectedViewController].compactMap { $0 }
    return (tabs + selected).contains { $0.viewIfLoaded.map(view.isDescendant(of:)) == true }
  }
}

/// A call that selects a tab.
@MainActor
struct TabRequest: CallRequest {
  let tab: UIViewController
  let tabs: TabContainer
  private let tabBarController: UITabBarController

  init?(_ tab: UIViewController, in tabs: TabContainer) {
    guard let tabBarController = tabs.tabBarController else { return nil }
    (self.tab, self.tabs, self.tabBarController) = (tab, tabs, tabBarController)
  }

  var container: Container { tabs }

  var controllers: [UIViewController] { [tabBarController] }

  func change(isAnimated: Bool) -> ScreenChange? {
    tabs.change(from: tabBarController.selectedViewController, to: tab, isAnimated: isAnimated)
  }

  func end(of change: ScreenChange) -> TransitionEnd? {
    change.container === tabs ? change.end(showing: tab) : nil
  }

  var isObsolete: Bool {
    tabBarController.selectedViewController === tab || !tabs.offers(tab)
  }

  var isSatisfied: Bool { tabBarController.selectedViewController === tab }

  func ask(isAnimated: Bool, _ completion: @escaping () -> Void) {
    let select = {
      tabBarController.bypassingInterception { tabBarController.selectedViewController = tab }
    }
    // Without our animator the system may fade.
    isAnimated ? select() : UIView.performWithoutAnimation(select)
  }
}
