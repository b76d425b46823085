import Foundation
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
    arguments: PlayedRows.current.pairs(styles, styles)
  )
  func between(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) async {
    for effect in [EffectCase.combinedZoom, .shrinkingCover, .slide, .zoom, .alert] {
      for isReversed in [true, false] {
        let (root, between, top) = (Screen("Root"), Screen("Between"), Screen("Top"))
        let transition = InterruptibleTransition(effect.effect())
        let stage = await makeStage(root, [(between, lower), (top, upper)], transition)
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

  @Test(
    "The screen behind both stays as it was when such a dismissal is canceled",
    arguments: styles,
    styles
  )
  func behind(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) async {
    // The chosen effects aren't the same in both directions, and the dismissal's starts elsewhere.
    let styles = Self.styles.indices.filter { [lower, upper].contains(Self.styles[$0]) }
    for (number, effect) in EffectCase.allCases.enumerated()
    where effect != .chosen && PlayedRows.current.include(number, styles.reduce(0, +)) {
      for isHalfHigh in [true, false] where isHalfHigh == number.isMultiple(of: 2) {
        let (root, between, top) = (Screen("Root"), Screen("Between"), Screen("Top"))
        let transition = InterruptibleTransition(effect.effect())
        if isHalfHigh {
          transition.presentationControllerProvider = {
            CardPresentation(presentedViewController: $0, presenting: $1)
          }
        }
        let stage = await makeStage(root, [(between, lower), (top, upper)], transition)
        root.present(between, animated: true)
        await stage.settle()
        between.present(top, animated: true)
        await stage.settle()
        let before = root.view.layer.displayedCorners
        root.dismiss(animated: true)
        await stage.advance(by: 0.1)
        transition.reverse()
        await stage.settle()
        // Under a full-screen presentation nothing of it is seen.
        let isVisible = root.view.window != nil && upper != .fullScreen
        let isSame = zip(root.view.layer.displayedCorners, before).allSatisfy {
          hypot($0.x - $1.x, $0.y - $1.y) < 0.5
        }
        let name: Comment = "\(effect), half: \(isHalfHigh)"
        #expect(!isVisible || isSame, name)
        root.dismiss(animated: true)
        await stage.settle()
        #expect(root.view.frame == stage.window.bounds, name)
        #expect(root.view.transform == .identity, name)
        #expect(stage.complaints == [], name)
      }
    }
  }

  /// A window with a root, above which an object is to present screens.
  private func makeStage(
    _ root: Screen,
    _ screens: [(Screen, UIModalPresentationStyle)],
    _ transition: InterruptibleTransition
  ) async -> Stage {
    root.definesPresentationContext = true
    let stage = await Stage(transition) { root }
    for (screen, style) in screens {
      screen.modalPresentationStyle = style
      screen.transitioningDelegate = transition
    }
    return stage
  }
}
