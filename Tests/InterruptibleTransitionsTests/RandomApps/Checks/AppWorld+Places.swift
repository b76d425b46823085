import UIKit

@testable import TestSupport

/// Which controllers are on screen, and where.
extension AppWorld {
  var complaintsAboutPresence: [AppComplaint] {
    let displayed = Set(residents.filter(\.isVisible).map(\.controller))
    var found: [AppComplaint] = []
    for controller in members.compactMap(\.object) {
      switch (controller.isInWindow, displayed.contains(controller)) {
      case (false, true):
        found.append(AppComplaint(.presence, "\(controller.name) is not in the window"))
      case (true, false):
        found.append(AppComplaint(.presence, "\(controller.name) is in the window"))
      case (true, true), (false, false): break
      }
    }
    let splits = members.compactMap { $0.object as? AppSplit }
    return found
      + splits.filter { !$0.hasItsColumns }.map {
        AppComplaint(.presence, "\($0.name) has not got its columns")
      }
  }

  var complaintsAboutPlaces: [AppComplaint] {
    let displayed = residents.filter { $0.isVisible && $0.controller.isInWindow }
    // Also screens that are gone, which the app may show again.
    let closed = members.compactMap(\.object).filter {
      $0.viewIfLoaded?.isUserInteractionEnabled == false
    }
    return displayed.compactMap { complaint(about: $0.controller) }
      + members.compactMap(\.object).compactMap { complaintAboutParts(of: $0) }
      + closed.map { AppComplaint(.place, "\($0.name) takes no touches") }
      // The last one: it moves the screens, and lists may scroll by that.
      + displayed.compactMap { complaintAboutSafeArea(of: $0.controller) }
  }

  /// What a look changes of the parts of a screen is as the app has left it, also where the screen isn't seen.
  private func complaintAboutParts(of controller: UIViewController) -> AppComplaint? {
    if mayBeLeftByEffect(controller) { return nil }
    return (controller as? AppScreen)?.remains
      .map { AppComplaint(.place, "\(controller.name): \($0)") }
  }

  /// Whether parts of a screen may stay as an effect has left them: behind a card that stands, or removed from behind one, until that
  /// goes.
  func mayBeLeftByEffect(_ controller: UIViewController) -> Bool {
    if controller.isLeftByEffect { return true }
    return controller.outermost.presentingViewController == nil && !controller.isInWindow
      && members.compactMap(\.object).contains { $0.presentsCard }
  }

  private func complaint(about controller: UIViewController) -> AppComplaint? {
    guard let view = controller.viewIfLoaded, let superview = view.superview else { return nil }
    let home = home(of: controller) ?? superview.bounds
    // Behind a standing card a view stays as the effect has left it, and its presentation controller may set its frame like that.
    let isAtOrigin =
      controller.presentsCard
      ? CGRect(origin: home.origin, size: view.bounds.size).isClose(to: home)
        || view.frame.isClose(to: view.frame(afterSetting: home)) || view.fillsDuringEffect(home)
      : view.frame.isClose(to: home) && view.transform.isIdentityButForRounding
    let displayed = view.layer.displayed()?.frame ?? .null
    guard isAtOrigin, displayed.isClose(to: view.frame), isPlain(view) else {
      let appearance = "\(view.transform), alpha \(view.alpha)\(isPlain(view) ? "" : ", not plain")"
      return AppComplaint(
        .place,
        "\(controller.name) is at \(view.frame), seen at \(displayed), home is \(home); \(appearance)"
      )
    }
    var outer = superview
    while outer !== window {
      if !isPlain(outer) {
        return AppComplaint(.place, "\(type(of: outer)) around \(controller.name) is not plain")
      }
      guard let next = outer.superview else { break }
      outer = next
    }
    return nil
  }

  /// A screen knows what covers it where it is, as it does once it has been moved there.
  private func complaintAboutSafeArea(of controller: UIViewController) -> AppComplaint? {
    guard let view = controller.viewIfLoaded, controller.directlyPresented == nil else {
      return nil
    }
    let (insets, home) = (view.safeAreaInsets, view.center)
    view.center.y += 1
    view.center = home
    guard view.safeAreaInsets != insets else { return nil }
    let text = "the safe area of \(controller.name) is \(insets), due \(view.safeAreaInsets)"
    return AppComplaint(.place, text)
  }

  private func isPlain(_ view: UIView) -> Bool {
    view.alpha == 1 && !view.isHidden && view.isUserInteractionEnabled
  }

  /// Where a controller belongs, in its superview; nil for the whole of it.
  private func home(of controller: UIViewController) -> CGRect? {
    if let parent = controller.parent as? any AppMember { return parent.home(of: controller) }
    if let split = controller.parent?.parent as? AppSplit { return split.home(of: controller) }
    guard controller.isCard else { return window.bounds }
    return controller.presentationController?.frameOfPresentedViewInContainerView
  }

  // MARK: - Leftovers

  var complaintsAboutLeftovers: [AppComplaint] {
    let views = Set(residents.compactMap(\.controller.viewIfLoaded))
    return leftovers(in: window, among: views).map {
      AppComplaint(.leftover, "\(type(of: $0)) in \($0.superview.map { "\(type(of: $0))" } ?? "")")
    }
  }

  private func leftovers(in view: UIView, among views: Set<UIView>) -> [UIView] {
    view.subviews.flatMap { subview -> [UIView] in
      if views.contains(subview) {
        let isScreen = subview is AppScreenView || subview is AppListView
        return isScreen ? [] : leftovers(in: subview, among: views)
      }
      switch "\(type(of: subview))" {
      case "NavigationTransitionView":
        return subview.subviews.flatMap { leftovers(in: $0, among: views) }
      case "TabContainerView", "PresentationContainerView":
        return leftovers(in: subview, among: views)
      case "UINavigationBar", "UITabBar", "AppMark": return []
      default: return mayStay(subview) ? [] : [subview]
      }
    }
  }

  /// What a standing presentation keeps of the presenting view: its state, and a dimming view.
  private func mayStay(_ view: UIView) -> Bool {
    guard let container = view.superview, "\(type(of: container))" == "PresentationContainerView"
    else { return false }
    let keepers = container.subviews.filter { Self.keepers.contains("\(type(of: $0))") }
    return keepers.contains(view) || !keepers.isEmpty && type(of: view) == UIView.self
  }

  private static let keepers = ["Backdrop", "PresentingViewRecord"]
}

extension UIViewController {
  /// Whether a card covers the controller, or one around it: then bars may cover other parts of it than usual.
  var isBehindCard: Bool {
    sequence(first: self, next: \.parent).contains { $0.directlyPresented != nil }
  }
}

extension UIView {
  /// The frame that it reads once that has been set: another one, if a transform turns it.
  fileprivate func frame(afterSetting frame: CGRect) -> CGRect {
    let double = UIView()
    double.layer.anchorPoint = layer.anchorPoint
    double.layer.transform = layer.transform
    double.frame = frame
    return double.frame
  }

  /// Whether the view has been given a frame under a transform between the identity and its own, while an effect
  /// scaled it.
  fileprivate func fillsDuringEffect(_ home: CGRect) -> Bool {
    let (across, down) = (bounds.width / home.width, bounds.height / home.height)
    return CGRect(origin: center, size: .zero).isClose(
      to: CGRect(x: home.midX, y: home.midY, width: 0, height: 0)
    ) && abs(across - down) < 0.001 && across > 0.999 && across < 1 / transform.a + 0.001
  }
}

extension CGAffineTransform {
  fileprivate var isIdentityButForRounding: Bool {
    zip([a, b, c, d, tx, ty], [1, 0, 0, 1, 0, 0]).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

extension UIViewController {
  /// Whether it presents something that leaves its view in the window.
  fileprivate var presentsCard: Bool { directlyPresented.map { !$0.removesPresenter } ?? false }

  fileprivate var outermost: UIViewController { parent?.outermost ?? self }

  /// Whether its view, or one around it, stays as an effect has left it.
  fileprivate var isLeftByEffect: Bool {
    sequence(first: self) { $0.parent ?? $0.presenterInContext }.contains { $0.presentsCard }
  }

  /// The controller in whose view it is presented.
  private var presenterInContext: UIViewController? {
    switch modalPresentationStyle {
    case .currentContext, .overCurrentContext: presentingViewController
    default: nil
    }
  }
}
