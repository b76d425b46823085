import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What leaks are looked for in, and the ways there and back.
extension ContainerStage {
  /// What there is of the transition that runs.
  var ghosts: [Ghost] {
    let own = cards.map(Ghost.init)
    guard let flight = transition.list.current, let driver = flight.driver else { return own }
    let container = kind.isPresentation ? [Ghost(driver.context.containerView)] : []
    return own + container + [
      Ghost(flight), Ghost(driver), Ghost(driver.context), Ghost(driver.animator),
      Ghost(driver.setup), Ghost(driver.setup.overlay),
    ]
  }

  /// All recognisers in the window.
  var recognizerCount: Int { window.recognizerCount }

  /// Makes room for a screen.
  func invite(_ screen: Screen) {
    tabs?.viewControllers = [first, screen]
    guard kind.isPresentation else { return }
    screen.modalPresentationStyle = kind.modalStyle
    screen.transitioningDelegate = transition
  }

  func shows(_ screen: Screen) -> Bool {
    if let navigation { return navigation.topViewController === screen }
    if let tabs { return tabs.selectedViewController === screen }
    if let box { return box.shown === screen }
    return first.presentedViewController === screen
  }

  /// To a screen, or back from it.
  func go(to screen: Screen, _ isForward: Bool, animated: Bool) {
    if let navigation {
      isForward
        ? transition.push(screen, onto: navigation, animated: animated)
        : transition.pop(from: navigation, animated: animated)
    } else if let tabs {
      transition.select(isForward ? screen : first, in: tabs, animated: animated)
    } else if let box {
      transition.run(
        isForward
          ? box.context(to: screen, .forward, animated: animated)
          : box.context(to: first, .backward, animated: animated)
      )
    } else {
      isForward
        ? transition.present(screen, from: first, animated: animated)
        : transition.dismiss(screen, animated: animated)
    }
  }

  /// Two calls that are kept waiting, and leave things as they are.
  func askInVain(for other: Screen) {
    if let navigation {
      transition.push(other, onto: navigation)
      transition.pop(from: navigation)
    } else if kind.isPresentation {
      other.modalPresentationStyle = kind.modalStyle
      transition.present(other, from: first.presentedViewController ?? first)
      transition.dismiss(other)
    }
  }
}

extension UIView {
  var recognizerCount: Int {
    subviews.reduce(gestureRecognizers?.count ?? 0) { $0 + $1.recognizerCount }
  }
}
