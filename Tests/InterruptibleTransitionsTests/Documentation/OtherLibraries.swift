import UIKit

/// The declarations of Hero 1.6.4 and of Touchwonders' Transition that "Coming from elsewhere" uses, without what they do,
/// and the snippets that use them.

// MARK: - Hero

enum HeroDefaultAnimationType { case auto, fade }

struct HeroModifier {
  static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> HeroModifier {
    HeroModifier()
  }
}

@MainActor final class HeroExtension {
  var isEnabled = false
  var navigationAnimationType = HeroDefaultAnimationType.auto
  var id: String?
  var modifiers: [HeroModifier]?

  func dismissViewController() {}
}

extension UIViewController { var hero: HeroExtension { HeroExtension() } }

extension UIView { var hero: HeroExtension { HeroExtension() } }

@MainActor final class Hero {
  static let shared = Hero()

  func update(_ percentageComplete: CGFloat) {}
  func finish() {}
  func cancel() {}
}

final class HeroDetailViewController: UIViewController {
  // The action of a pan.
  func panned(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: nil).x / view.bounds.width
    switch pan.state {
    case .began: hero.dismissViewController()
    case .changed: Hero.shared.update(progress)
    default: progress > 0.5 ? Hero.shared.finish() : Hero.shared.cancel()
    }
  }

  func adopt(in navigationController: UINavigationController) {
    navigationController.hero.isEnabled = true
    navigationController.hero.navigationAnimationType = .fade
  }

  func match(_ thumbnail: UIView, _ picture: UIView, _ toolbar: UIView) {
    thumbnail.hero.id = "picture"
    picture.hero.id = "picture"
    toolbar.hero.modifiers = [.translate(y: 80)]
  }
}

// MARK: - Transition

protocol TransitionAnimation {}

struct SimpleAnimation: TransitionAnimation {}

struct Transition {
  var duration: TimeInterval
  var animation: any TransitionAnimation
}

struct TransitionOperationContext {}

protocol TransitionInteractionController {}

enum TransitionScreenEdge { case top, right, bottom, left }

struct PanInteractionController: TransitionInteractionController {
  init(forNavigationTransitionsAtEdge edge: TransitionScreenEdge) {}
}

@MainActor protocol TransitionsSource: AnyObject {
  func transitionFor(
    operationContext: TransitionOperationContext,
    interactionController: (any TransitionInteractionController)?
  ) -> Transition
}

@MainActor protocol InteractiveNavigationTransitionOperationDelegate: AnyObject {}

@MainActor final class TransitionController {
  init(
    forInteractiveTransitionsIn navigationController: UINavigationController,
    transitionsSource: any TransitionsSource,
    operationDelegate: any InteractiveNavigationTransitionOperationDelegate,
    interactionController: any TransitionInteractionController
  ) {}
}

final class Router: TransitionsSource, InteractiveNavigationTransitionOperationDelegate {
  private var transitionController: TransitionController?

  init(navigationController: UINavigationController) {
    transitionController = TransitionController(
      forInteractiveTransitionsIn: navigationController,
      transitionsSource: self,
      operationDelegate: self,
      interactionController: PanInteractionController(forNavigationTransitionsAtEdge: .right)
    )
  }

  func transitionFor(
    operationContext: TransitionOperationContext,
    interactionController: (any TransitionInteractionController)?
  ) -> Transition {
    Transition(duration: 0.5, animation: SimpleAnimation())
  }
}
