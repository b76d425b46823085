import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A screen that is dismissed together with what it presents, by a dismissal that people cancel.
@MainActor @Suite(.serialized) struct DismissedTogetherTests {
  private nonisolated static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .custom, .overCurrentContext,
  ]

  @Test(
    "The screen between is as it was before, and can be presented again",
    arguments: styles,
    styles
  )
  func between(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) async {
    for effect in [EffectCase.combinedZoom, .shrinkingCover, .slide, .zoom, .alert] {
      for isReversed in [true, false] {
        let (root, between, top) = (Screen("Root"), Screen("Between"), Screen("Top"))
        root.definesPresentationContext = true
        let transition = InterruptibleTransition(effect.effect())
        let stage = await Stage(transition) { root }
        for (screen, style) in [(between, lower), (top, upper)] {
          screen.modalPresentationStyle = style
          screen.transitioningDelegate = transition
        }
        root.present(between, animated: false)
        await stage.advance(by: 0.1)
        between.present(top, animated: true)
        await stage.settle()
        root.dismiss(animated: true)
        await stage.advance(by: 0.1)
        if isReversed { transition.reverse() }
        await stage.settle()
        #expect(between.view.transform == .identity, "\(effect), reversed: \(isReversed)")
        #expect(between.view.alpha == 1, "\(effect), reversed: \(isReversed)")
        (root.presentedViewController ?? root).present(between, animated: true)
        await stage.settle()
        #expect(between.view.frame == stage.window.bounds, "\(effect), reversed: \(isReversed)")
        #expect(between.view.transform == .identity, "\(effect), reversed: \(isReversed)")
        #expect(between.view.alpha == 1, "\(effect), reversed: \(isReversed)")
      }
    }
  }
}
