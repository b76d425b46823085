import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What a container's own books say, and whether they agree.
extension StoryStage {
  /// The screens that are on the screen, from the back to the front.
  var shownScreens: [UIViewController] {
    if let navigation = stage.navigation { return [navigation.topViewController].compactMap { $0 } }
    if let tabs = stage.tabs { return [tabs.selectedViewController].compactMap { $0 } }
    if let box = stage.box { return [box.shown].compactMap { $0 } }
    return stage.kind == .fullScreen ? Array(presentationChain.suffix(1)) : presentationChain
  }

  var complaintsAboutBooks: [String] {
    let parents = stage.tabs?.viewControllers ?? stage.navigation?.viewControllers
    let members = parents ?? stage.box.map { [$0.shown].compactMap { $0 } } ?? []
    var found: [String] = []
    if !stage.kind.isPresentation, Set(members) != Set(stage.root.children) {
      found.append("\(members.titles) are its screens, and \(stage.root.children.titles) children")
    }
    for screen in screens {
      let isMember = members.contains(screen)
      if isMember != (screen.parent != nil) {
        found.append("\(screen.title ?? "") has parent \(String(describing: screen.parent))")
      }
      if screen.presentingViewController != nil, !presentationChain.contains(screen) {
        found.append("\(screen.title ?? "") is presented by nobody who knows")
      }
      if screen.transitionCoordinator != nil {
        found.append("\(screen.title ?? "") has a coordinator at rest")
      }
    }
    return found
  }

  var endsOfItsOwn: Int { stage.box?.ends.count ?? 0 }

  func home(of screen: UIViewController) -> CGRect {
    var home = window.bounds
    if stage.cards.contains(where: { $0.presentedViewController === screen }) {
      home.origin.y = (home.height / 4).rounded()
      home.size.height -= home.origin.y
    }
    return home
  }

  /// A presentation keeps its own decoration, the memory of what was behind it, and the veil over that.
  func mayStay(_ view: UIView) -> Bool {
    stage.kind.isPresentation
      && (stage.cards.contains { $0.dimming === view } || PresentingViewKeeper.keeps(view))
  }
}

extension PresentingViewKeeper {
  /// True for the memory of what is behind a presentation, and for the veil over that.
  static func keeps(_ view: UIView) -> Bool {
    view is PresentingViewKeeper
      || view.superview.flatMap(PresentingViewKeeper.find)?.dimmingView === view
  }
}

extension [UIViewController] {
  /// Their names, for a complaint.
  @MainActor
  var titles: [String] { map { $0.title ?? "?" } }
}
