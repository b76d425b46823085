import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A presentation controller that changes the presenting view alongside, as many apps' do.
@MainActor @Suite struct AlongsidePresenterTests {
  enum Change: CaseIterable {
    case alpha, transform, cornerRadius

    @MainActor
    func make(_ view: UIView, isPresented: Bool) {
      switch self {
      case .alpha: view.alpha = isPresented ? 0.6 : 1
      case .transform:
        view.transform = isPresented ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
      case .cornerRadius: view.layer.cornerRadius = isPresented ? 12 : 0
      }
    }

    /// Whether the view has the value that the app has set last.
    @MainActor
    func isMade(_ view: UIView, isPresented: Bool) -> Bool {
      switch self {
      case .alpha: abs(view.alpha - (isPresented ? 0.6 : 1)) < 0.001
      case .transform: abs(view.transform.a - (isPresented ? 0.9 : 1)) < 0.001
      case .cornerRadius: view.layer.cornerRadius == (isPresented ? 12 : 0)
      }
    }
  }

  enum Story: CaseIterable {
    case thereAndBack, canceledDismissal, canceledPresentation, dragThatStays, withoutAnimation
  }

  private final class Changing: UIPresentationController {
    var change = Change.alpha

    override func presentationTransitionWillBegin() { make(isPresented: true) }

    override func dismissalTransitionWillBegin() { make(isPresented: false) }

    private func make(isPresented: Bool) {
      guard let view = presentingViewController.view else { return }
      guard let coordinator = presentedViewController.transitionCoordinator else {
        return change.make(view, isPresented: isPresented)
      }
      coordinator.animate { [change] _ in change.make(view, isPresented: isPresented) }
    }
  }

  /// Effects that change the presenting screen's transform themselves don't keep the app's.
  private static let transforming: [EffectCase] = [
    .flip, .cardFlip, .zoom, .sourcelessZoom, .alignedZoom, .barItemZoom, .card, .combinedZoom,
    .wrappedZoom, .followingZoom, .sprung,
  ]

  @Test(
    "The presenting view is as the app has set it last",
    arguments: Change.allCases,
    Story.allCases
  )
  func changes(change: Change, story: Story) {
    for effect in EffectCase.allCases
    where (change != .transform || !AlongsidePresenterTests.transforming.contains(effect))
      && PlayedRows.current.include(effect.place, change.place, story.place)
    {
      let (root, card) = (Screen("Root"), Screen("Card"))
      let (below, above) = (UIView(), UIView())
      for (view, screen) in [(below, root), (above, card)] {
        view.frame = CGRect(x: 60, y: 240, width: 80, height: 80)
        screen.view.addSubview(view)
      }
      let transition = InterruptibleTransition(effect.effect(below: below, above: above))
      transition.presentationControllerProvider = {
        let controller = Changing(presentedViewController: $0, presenting: $1)
        controller.change = change
        return controller
      }
      card.modalPresentationStyle = .custom
      let stage = Stage(transition) { root }

      transition.present(card, from: root)
      stage.advance(by: 0.1)
      if story == .canceledPresentation {
        transition.reverse()
        stage.settle()
        #expect(change.isMade(root.view, isPresented: false), "\(effect)")
        transition.present(card, from: root)
      }
      stage.settle()
      #expect(change.isMade(root.view, isPresented: true), "\(effect)")
      if story == .canceledDismissal || story == .dragThatStays {
        transition.dismiss(card)
        stage.advance(by: 0.1)
        if story == .dragThatStays { transition.scrub(to: 0.3) }
        transition.cancel()
        stage.settle()
        #expect(change.isMade(root.view, isPresented: true), "\(effect)")
      }
      transition.dismiss(card, animated: story != .withoutAnimation)
      stage.settle()

      #expect(change.isMade(root.view, isPresented: false), "\(effect)")
      #expect(root.presentedViewController == nil, "\(effect)")
    }
  }
}
