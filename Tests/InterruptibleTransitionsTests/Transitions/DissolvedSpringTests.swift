import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A view moves on a spring while something that its effect adds has its screen laid out by hand.
@MainActor @Suite struct DissolvedSpringTests {
  /// What adds a view to the screen before the transition starts.
  enum Addition: CaseIterable {
    case none, dissolve, app

    @MainActor
    func effect(_ appearance: [TransitionStage], over view: UIView, from other: UIView)
      -> any TransitionEffect
    {
      switch self {
      case .none: .stages { _ in appearance }
      case .dissolve:
        .stages { _ in appearance + [.crossDissolve(view, from: other, during: 0.2...0.8)] }
      case .app: AddingEffect(view: view, base: .stages { _ in appearance })
      }
    }
  }

  /// Adds a view beside another one, as an app's effect may.
  private struct AddingEffect: TransitionEffect {
    let view: UIView
    let base: BuiltInEffect

    func prepare(_ scene: TransitionScene) {
      base.prepare(scene)
      let added = UIView(frame: .zero)
      added.accessibilityIdentifier = "added"
      view.superview?.addSubview(added)
    }

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
      base.place(scene, foreground: position)
    }

    func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
      base.cleanUp(scene, at: end)
      for added in view.superview?.subviews ?? []
      where added.accessibilityIdentifier == "added" { added.removeFromSuperview() }
    }
  }

  @Test(
    "A view that starts away on a spring starts there, whatever has its screen laid out",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, Addition.allCases)
  )
  func starts(kind: ContainerKind, addition: Addition) {
    let frame = CGRect(x: 60, y: 120, width: 270, height: 300)
    let spring = Spring(response: 0.4, dampingRatio: 0.65)
    let place = CGRect(x: 10, y: 300, width: 80, height: 60)
    for isForward in [true, false] {
      for isFrame in [false, true] {
        let stage = ContainerStage(kind)
        let view = UIView(frame: frame)
        let other = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 80))
        let (screen, behind) =
          isForward ? (stage.second, stage.first) : (stage.first, stage.second)
        if !isForward { stage.goForward(animated: false) }
        stage.settle()
        screen.view.addSubview(view)
        behind.view.addSubview(other)
        screen.onLayout = { view.frame = frame }
        screen.view.layoutIfNeeded()
        let appearance: [TransitionStage] =
          isFrame
          ? [.move(view, from: place, with: spring)]
          : [.move(view, by: CGVector(dx: 0, dy: 120), with: spring)]
        stage.transition.effect = addition.effect(appearance, over: view, from: other)
        // What stands behind a presentation begins where it is seen.
        let isVisible = !isForward && stage.first.view.window != nil

        stage.go(forward: isForward)
        stage.advanceFrame()
        stage.advanceFrame()
        let displayed = view.layer.displayed() ?? view.layer
        let story: Comment = "\(isForward) \(isFrame) \(displayed.position)"
        if !isVisible {
          #expect(hypot(displayed.position.x - 195, displayed.position.y - 270) > 50, story)
        }
        stage.advance(by: 0.2)
        stage.settle()
        #expect(view.frame == frame, story)
        #expect(stage.complaints == [], story)
      }
    }
  }
}
