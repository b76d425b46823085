import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Presentations that leave the screen together with the screens around them.
@MainActor @Suite(.serialized) struct PresentationLeakTests {
  /// What the presenting controller is in.
  enum Surroundings: CaseIterable {
    case window, navigationController, tabBarController, customContainer, parent

    @MainActor
    func root(around screen: Screen) -> UIViewController {
      switch self {
      case .window: return screen
      case .navigationController: return UINavigationController(rootViewController: screen)
      case .tabBarController:
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        return tabs
      case .customContainer:
        let box = BoxController()
        box.fill(with: screen)
        return box
      case .parent:
        let parent = UIViewController()
        parent.embed(screen)
        return parent
      }
    }
  }

  /// What happens before the window shows another root.
  enum Story: CaseIterable {
    case presented, presenting, uninstalledAtOnce, uninstalled, withoutScreen, canceledDismissal,
      dismissing
  }

  @Test(
    "A presentation whose window shows another root is gone, with the transition object",
    arguments: PlayedRows.current.pairs(ContainerKind.presentations, Surroundings.allCases)
  )
  func rootReplaced(kind: ContainerKind, surroundings: Surroundings) {
    let effectCases = [EffectCase.shrinkingCover, .slide, .sprungStages, .zoom]
    for (number, story) in Story.allCases.enumerated() {
      for effectCase in PlayedRows.areProducts
        ? effectCases : [effectCases[number % effectCases.count]]
      {
        for isKept in [true, false] {
          let left = remains(kind, surroundings, effectCase, story, isKept: isKept)
          #expect(left == [], "\(effectCase), \(story), \(isKept ? "kept" : "assigned")")
        }
      }
    }
  }

  /// Presents a screen, has the window show another root, and returns what is left.
  private func remains(
    _ kind: ContainerKind,
    _ surroundings: Surroundings,
    _ effectCase: EffectCase,
    _ story: Story,
    isKept: Bool
  ) -> [String] {
    var ghosts: [Ghost] = []
    do {
      let (first, second) = (Screen("First"), Screen("Second"))
      first.definesPresentationContext = true
      let root = surroundings.root(around: first)
      let stage = Stage { root }
      let views = (below: UIView(), above: UIView())
      for (view, screen) in [(views.below, first), (views.above, second)] {
        view.frame = CGRect(x: 40, y: 200, width: 120, height: 160)
        screen.view.addSubview(view)
      }
      let transition = InterruptibleTransition(
        effectCase.effect(below: views.below, above: views.above)
      )
      if kind.isCard {
        transition.presentationControllerProvider = {
          CardPresentation(presentedViewController: $0, presenting: $1)
        }
      }
      second.modalPresentationStyle = kind.modalStyle
      ghosts = [transition, root, first, second, root.view, first.view, second.view].map(Ghost.init)
      if isKept {
        transition.present(second, from: first)
      } else {
        second.transitioningDelegate = transition
        first.present(second, animated: true)
      }
      if story == .uninstalledAtOnce { transition.uninstall() }
      stage.advance(by: story == .presenting || story == .withoutScreen ? 0.1 : 2)
      if let view = second.presentationController?.containerView {
        ghosts += [view, view.superview].compactMap { $0 }.filter { $0 !== stage.window }
          .map(Ghost.init)
      }
      switch story {
      case .presented, .presenting, .uninstalledAtOnce: break
      case .uninstalled: transition.uninstall()
      case .withoutScreen: second.view.removeFromSuperview()
      case .canceledDismissal, .dismissing:
        second.dismiss(animated: true)
        stage.advance(by: 0.1)
        if story == .canceledDismissal { transition.cancel() }
        stage.advance(by: story == .dismissing ? 0 : 2)
      }
      stage.window.rootViewController = UIViewController()
      stage.advance(by: 2)
      stage.window.rootViewController = nil
    }
    HeadlessScreen.reset()
    return ghosts.compactMap(\.remains)
  }
}
