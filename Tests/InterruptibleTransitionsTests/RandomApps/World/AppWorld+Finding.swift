import UIKit

/// What there is in the app at the moment.
extension AppWorld {
  /// A controller that can be reached from the window's root, and whether it should be on screen.
  struct Resident {
    let controller: UIViewController
    let isVisible: Bool
    /// The cards below and including the one that it is in.
    let depth: Int
  }

  /// Every controller that can be reached through children and presentations, from the back to the front.
  var residents: [Resident] {
    var found: [Resident] = []
    if window.rootViewController === rootController {
      collect(rootController, isVisible: true, depth: 0, into: &found)
    }
    return found
  }

  private func collect(
    _ controller: UIViewController,
    isVisible: Bool,
    depth: Int,
    into found: inout [Resident]
  ) {
    let presented = controller.directlyPresented
    // A presenter that a canceled dismissal has brought back is on screen; everything in it must be then.
    let isCovered =
      presented?.removesPresenter == true && controller.viewIfLoaded?.window == nil
    found.append(Resident(controller: controller, isVisible: isVisible && !isCovered, depth: depth))
    let columns = (controller as? UISplitViewController)?.children
    let displayed = (controller as? any AppMember)?.displayedChildren ?? columns ?? []
    for child in controller.children {
      let isShown = isVisible && !isCovered && displayed.contains { $0 === child }
      collect(child, isVisible: isShown, depth: depth, into: &found)
    }
    guard let presented else { return }
    // A card over the whole screen stays where it is, whatever is selected below.
    collect(
      presented,
      isVisible: isVisible || !presented.isInContext,
      depth: depth + 1,
      into: &found
    )
  }

  /// The standing cards, from the topmost.
  var cards: [UIViewController] {
    residents.filter { $0.controller.isCard }.sorted { $0.depth > $1.depth }.map(\.controller)
  }

  /// The topmost card, or the root.
  var topmost: UIViewController { cards.first ?? rootController }

  /// The containers of a kind, those that are seen first.
  func containers<Container>(_ kind: Container.Type) -> [Container] {
    residents.sorted { $0.isVisible && !$1.isVisible }.compactMap { $0.controller as? Container }
  }

  func container<Container>(_ kind: Container.Type, _ number: Int) -> Container? {
    containers(kind).wrapped(number)
  }

  /// A controller to present from; 0 is the topmost one.
  func presenter(_ number: Int) -> UIViewController {
    let all = [topmost] + residents.map(\.controller)
    return all[number % all.count]
  }

  /// A controller for a pan or a call that pushes.
  func controller(toPushOnto stack: UINavigationController) -> UIViewController? {
    (stack as? any AppStack)?.spares.first {
      $0.parent == nil && $0.presentingViewController == nil
    }
  }

  /// The controller that a call brings on screen.
  func resolve(_ target: AppTarget, in container: any AppMember) -> UIViewController? {
    switch target {
    case .new(let number):
      let guest = shape.guests.wrapped(number) ?? .screen
      return make(container is any AppStack && guest.isStack ? .screen : guest)
    case .spare(let number):
      guard let spare = container.spares.wrapped(number) else { return make(.screen) }
      let isFree =
        spare.parent == nil && spare.presentingViewController == nil
        && !pledged.contains { $0.object === spare }
      return isFree || spare.parent === container ? spare : nil
    case .member(let number):
      return (container as? UINavigationController)?.viewControllers.wrapped(number)
    }
  }
}

extension UIViewController {
  /// What this controller itself presents.
  var directlyPresented: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// Whether the controller is presented itself, and not only inside a card.
  var isCard: Bool { parent == nil && presentingViewController != nil }

  var removesPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  /// Whether the controller is presented in the context of another, and comes and goes with that one.
  ///
  /// One that has taken the place of a card over the whole screen doesn't: a dismissal of both was canceled.
  var isInContext: Bool {
    switch modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      !(presentationController?.containerView?.superview is UIWindow)
    default: false
    }
  }

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  var name: String { title ?? "\(type(of: self))" }
}

extension Array {
  /// The element at an index that starts again at the end.
  func wrapped(_ index: Int) -> Element? {
    isEmpty ? nil : self[index % count]
  }
}
