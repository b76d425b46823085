import GalleryScreens
import UIKit

/// What there is in the room at the moment.
extension RoomWorld {
  /// A controller that can be reached from the root, and whether it should be on screen.
  struct Resident {
    let controller: UIViewController
    let isVisible: Bool
  }

  /// Every controller that can be reached through children and presentations, from the back to the front.
  var residents: [Resident] {
    var found: [Resident] = []
    collect(scene.root, isVisible: true, into: &found)
    return found
  }

  private func collect(
    _ controller: UIViewController,
    isVisible: Bool,
    into found: inout [Resident]
  ) {
    let presented = controller.directlyPresented
    let isCovered = presented?.removesPresenter == true
    found.append(Resident(controller: controller, isVisible: isVisible && !isCovered))
    let displayed = controller.displayedChildren
    for child in controller.children {
      let isShown = isVisible && !isCovered && displayed.contains { $0 === child }
      collect(child, isVisible: isShown, into: &found)
    }
    if let presented { collect(presented, isVisible: isVisible, into: &found) }
  }

  /// The screens of the room: those of each container, and those that are presented.
  var screens: [ObjectIdentifier: [ObjectIdentifier]] {
    screens(without: [])
  }

  /// The screens of the containers but for some.
  func screens(without others: [UIViewController]) -> [ObjectIdentifier: [ObjectIdentifier]] {
    var found: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    for controller in residents.map(\.controller) where !others.contains(controller) {
      var screens =
        (controller as? UINavigationController)?.viewControllers ?? controller.displayedChildren
      if let presented = controller.directlyPresented { screens.append(presented) }
      if !screens.isEmpty {
        found[ObjectIdentifier(controller)] = screens.map(ObjectIdentifier.init)
      }
    }
    let inside = Set(others.flatMap(\.children).map(ObjectIdentifier.init))
    return found.filter { !inside.contains($0.key) }
  }
}

extension UIViewController {
  /// The children that are on screen when the controller is.
  var displayedChildren: [UIViewController] {
    switch self {
    case let stack as UINavigationController: [stack.topViewController].compactMap { $0 }
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
    default: children
    }
  }

  /// What this controller itself presents.
  var directlyPresented: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }

  var removesPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  var name: String { title ?? "\(type(of: self))" }
}
