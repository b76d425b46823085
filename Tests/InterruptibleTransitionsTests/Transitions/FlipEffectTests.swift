import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Screens and cards that turn over.
@MainActor @Suite struct FlipEffectTests {
  @Test(
    "A card turns up to its edge, its other side turns up, and grows",
    arguments: [false, true]
  )
  func stages(isRightToLeft: Bool) {
    let stage = CardStage(isRightToLeft: isRightToLeft)
    let side: CGFloat = isRightToLeft ? -1 : 1
    for isForward in [true, false] {
      stage.go(isForward)
      for covered in [0.1, 0.25, 1 / 3, 0.4, 0.6, 0.8, 0.95, 0.2] as [CGFloat] {
        stage.scrub(toCovered: covered, isForward: isForward)

        let turned = min(covered * 3, 1) * 90 * -side
        let toTurn = (1 - min(max(covered * 3 - 1, 0), 1)) * 90 * side
        let grown = max(covered * 3 - 2, 0)
        #expect(abs(stage.degrees(of: stage.card) - turned) < 0.5)
        #expect(abs(stage.degrees(of: stage.otherSide) - toTurn) < 0.5)
        #expect(abs(stage.size(of: stage.otherSide).width - (200 + 193 * grown)) < 0.5)
        let full = stage.second.view.bounds.height
        #expect(full == 852 || HeadlessPersonality.current.transitions.containerSettlesLate)
        #expect(abs(stage.size(of: stage.otherSide).height - (300 + (full - 300) * grown)) < 0.5)
        #expect(abs(stage.radius(of: stage.otherSide) - 20 * (1 - grown)) < 0.1)
      }
      stage.transition.finish()
      stage.settle()
    }
  }

  @Test("The foreground fills the card without being stretched, and nothing else of it is seen")
  func fills() throws {
    let stage = CardStage()
    stage.go(true)
    stage.scrub(toCovered: 0.5, isForward: true)

    let foreground = try #require(stage.second.view.layer.displayed())
    // It lies in its superview as in the container, and the view around that scales both.
    let holder = try #require(stage.second.view.superview?.superview?.layer.displayed())
    #expect(abs(holder.transform.m11 - 200 / 393) < 0.01)
    #expect(holder.transform.m11 == holder.transform.m22)
    #expect(foreground.frame == holder.bounds)
    // Of a container that gets its size after the start, it fills what there was then.
    let full = stage.second.view.bounds.height
    #expect(full == 852 || HeadlessPersonality.current.transitions.containerSettlesLate)
    #expect(abs(holder.frame.height - full * 200 / 393) < 2)
    #expect(foreground.bounds.size == CGSize(width: 393, height: full))
    #expect(stage.otherSide?.clipsToBounds == true)
  }

  @Test("Both sides of a flipping card are seen in perspective, and lie before their neighbors")
  func perspective() throws {
    let stage = CardStage()
    stage.go(true)
    stage.scrub(toCovered: 0.2, isForward: true)

    let transform = try #require(stage.card.layer.displayed()).transform
    #expect(transform.m14 != 0)
    #expect(stage.card.layer.zPosition >= 100)
    #expect((stage.otherSide?.layer.zPosition ?? 0) >= 100)
  }

  @Test("A depth that an app gives the card during a flip stays", arguments: [true, false])
  func depth(isForward: Bool) {
    for end in [TransitionEnd.start, .end] {
      let stage = CardStage()
      if !isForward { stage.showSecond() }
      stage.go(isForward)
      stage.advance(by: 0.1)
      stage.card.layer.zPosition = 3
      if end == .start { stage.transition.cancel() }
      stage.settle()

      #expect(stage.card.layer.zPosition == 3)
    }
  }

  @Test("A card with a transform of its own turns with it", arguments: [true, false])
  func transformed(isForward: Bool) {
    let stage = CardStage()
    let own = CGAffineTransform(scaleX: 0.8, y: 0.8)
    stage.card.transform = own
    if !isForward { stage.showSecond() }
    stage.go(isForward)
    stage.scrub(toCovered: 0, isForward: isForward)
    #expect(abs((stage.card.layer.displayed()?.transform.m11 ?? 0) - 0.8) < 0.001)
    stage.scrub(toCovered: 0.25, isForward: isForward)
    #expect(abs(stage.degrees(of: stage.card) + 67.5) < 0.5)
    stage.transition.cancel()
    stage.settle()
    #expect(stage.card.transform == own)
  }

  @Test("Of two that are combined both cards turn, and are restored")
  func combined() {
    let cards = [60, 220].map { UIView(frame: CGRect(x: $0, y: 240, width: 120, height: 180)) }
    let other: any TransitionEffect = .flip { _ in cards[1] }
    let stage = NavigationStage(.flip { _ in cards[0] }.combined(with: other))
    for card in cards {
      stage.first.view.addSubview(card)
    }
    stage.push()
    stage.advance(by: 0)
    stage.transition.scrub(to: 1 / 6)
    stage.advanceFrame()

    for card in cards {
      #expect(abs(degrees(of: card) + 45) < 0.5)
    }
    stage.transition.cancel()
    stage.settle()
    for card in cards {
      #expect(CATransform3DIsIdentity(card.transform3D))
      #expect(card.layer.zPosition == 0)
    }
    #expect(stage.first.view.superview?.subviews.count == 1)
  }

  @Test(
    "A flip without a card in the window turns the screens themselves",
    arguments: [true, false]
  )
  func wholeScreens(hasStrayCard: Bool) {
    let stray = hasStrayCard ? UIView() : nil
    let stage = NavigationStage(.flip { _ in stray })
    for isForward in [true, false] {
      if isForward {
        stage.push()
      } else {
        stage.navigation.popViewController(animated: true)
      }
      stage.advance(by: 0)
      for covered in [0.25, 0.75] as [CGFloat] {
        stage.transition.scrub(to: isForward ? covered : 1 - covered)
        stage.advanceFrame()
        #expect(
          abs(degrees(of: stage.first.view) - (covered == 0.25 ? -45 : -90)) < 0.5
        )
        #expect(
          abs(degrees(of: stage.second.view) - (covered == 0.25 ? 90 : 45)) < 0.5
        )
      }
      stage.transition.finish()
      stage.settle()
      #expect(stage.stack.count == (isForward ? 2 : 1))
      for screen in [stage.first, stage.second] {
        #expect(CATransform3DIsIdentity(screen.view.transform3D))
      }
    }
  }
}

/// How far a view is seen to be turned around its vertical axis, positive if its front is turned to the right.
@MainActor
private func degrees(of view: UIView?) -> CGFloat {
  guard let transform = view?.layer.displayed()?.transform else { return .nan }
  return atan2(-transform.m13, transform.m11) * 180 / .pi
}

/// A stack whose first screen has a card of 200 by 300 points.
@MainActor
private struct CardStage {
  let card = UIView(frame: CGRect(x: 60, y: 240, width: 200, height: 300))
  private let stage: NavigationStage

  init(isRightToLeft: Bool = false) {
    let card = card
    stage = NavigationStage(
      .flip { _ in card },
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight
    )
    card.layer.cornerRadius = 20
    first.view.addSubview(card)
    advance(by: 0.1)
  }

  var window: UIWindow { stage.window }
  var transition: InterruptibleTransition { stage.transition }
  var first: Screen { stage.first }
  var second: Screen { stage.second }
  var isSecondShown: Bool { stage.stack.count == 2 }
  var container: UIView? { (isSecondShown ? second : first).view.superview }

  /// The view that is turned in place of the card.
  var otherSide: UIView? {
    window.all.first { String(describing: type(of: $0)) == "CardFlip" }
  }

  func go(_ isForward: Bool) {
    if isForward {
      stage.push()
    } else {
      stage.navigation.popViewController(animated: true)
    }
    advance(by: 0)
  }

  func scrub(toCovered covered: CGFloat, isForward: Bool) {
    transition.scrub(to: isForward ? covered : 1 - covered)
    advanceFrame()
  }

  func showSecond() { stage.showSecond() }
  func advance(by seconds: Double) { stage.advance(by: seconds) }
  func advanceFrame() { stage.advanceFrame() }
  func settle() { stage.settle() }

  func degrees(of view: UIView?) -> CGFloat {
    InterruptibleTransitionsTests.degrees(of: view)
  }

  func size(of view: UIView?) -> CGSize {
    view?.layer.displayed()?.bounds.size ?? .zero
  }

  func radius(of view: UIView?) -> CGFloat {
    view?.layer.displayed()?.cornerRadius ?? .nan
  }
}
