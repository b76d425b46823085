import InterruptibleTransitions
import UIKit

/// Whether the app answers.
extension AppWorld {
  /// Every screen that nothing covers answers a tap.
  var complaintsAboutTaps: [AppComplaint] {
    HeadlessClock.advance(by: 1)
    let covers = covers
    return residents.compactMap { resident in
      guard resident.isVisible, let screen = resident.controller as? AppScreen,
        window.bounds.contains(screen.target),
        !covers.contains(where: { $0.isOver(screen.target, on: screen.view) })
      else { return nil }
      let before = screen.taps
      HeadlessTouch.send(id: 1, phase: .began, at: screen.target)
      HeadlessTouch.send(id: 1, phase: .ended, at: screen.target)
      HeadlessClock.advance(by: 1)
      guard screen.taps != before + 1 else { return nil }
      return AppComplaint(.tap, "\(screen.name) does not answer")
    }
  }

  /// What may lie over a screen: the containers of cards, and bars, which reach its middle where the window is low.
  private var covers: [UIView] {
    residents.compactMap { resident in
      resident.controller.isCard
        ? resident.controller.presentationController?.containerView : nil
    } + residents.compactMap { ($0.controller as? UITabBarController)?.tabBar }
      + residents.compactMap { ($0.controller as? UINavigationController)?.barInPlace }
  }

  /// A push, a pop, another tab and another child: each has its effect.
  var complaintsAboutLaterCalls: [AppComplaint] {
    let displayed = residents.filter(\.isVisible).map(\.controller)
    for controller in displayed where !controller.isInMotion {
      let complaint: String? =
        switch controller {
        case let stack as any AppStack: pushAndPop(stack)
        case let tabs as any AppTabs: selectAnother(tabs)
        default: nil
        }
      if let complaint { return [AppComplaint(.call, complaint)] }
    }
    return []
  }

  private func pushAndPop(_ stack: any AppStack) -> String? {
    // A column may have given all its screens away.
    guard let transition = stack.server?.transition, let top = stack.topViewController else {
      return nil
    }
    let next = make(.screen)
    transition.push(next, onto: stack)
    rest()
    guard stack.topViewController === next, next.isInWindow else {
      return "a push onto \(stack.name) at rest has no effect"
    }
    transition.pop(from: stack)
    rest()
    return stack.topViewController === top ? nil : "a pop from \(stack.name) at rest has no effect"
  }

  private func selectAnother(_ tabs: any AppTabs) -> String? {
    guard let transition = tabs.server?.transition, let old = tabs.selectedViewController,
      let new = tabs.viewControllers?.first(where: { $0 !== old })
    else { return nil }
    for tab in [new, old] {
      transition.select(tab, in: tabs)
      rest()
      guard tabs.selectedViewController === tab, tab.isInPlace else {
        return "selecting \(tab.name) at rest has no effect"
      }
    }
    return nil
  }
}

extension UIViewController {
  fileprivate var isInMotion: Bool { transitionCoordinator != nil }

  /// Whether the controller is on screen, or a card that covers it.
  fileprivate var isInPlace: Bool {
    isInWindow || directlyPresented.map { $0.removesPresenter && $0.isInPlace } ?? false
  }
}

extension UINavigationController {
  /// The bar, unless it hangs lower than it should.
  fileprivate var barInPlace: UIView? {
    guard let view = viewIfLoaded, navigationBar.frame.minY <= view.safeAreaInsets.top
    else { return nil }
    return navigationBar
  }
}

extension UIView {
  /// Whether the view lies over a point of the window, in front of another view.
  fileprivate func isOver(_ point: CGPoint, on view: UIView) -> Bool {
    guard window != nil, !view.isDescendant(of: self), !isHidden,
      bounds.contains(convert(point, from: nil))
    else { return false }
    let (own, others) = (pathFromWindow, view.pathFromWindow)
    guard let fork = zip(own, others).first(where: { $0 !== $1 }),
      let siblings = fork.0.superview?.subviews,
      let index = siblings.firstIndex(of: fork.0), let other = siblings.firstIndex(of: fork.1)
    else { return false }
    return index > other
  }

  private var pathFromWindow: [UIView] { (superview?.pathFromWindow ?? []) + [self] }
}
