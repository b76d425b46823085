import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What moves on springs of its own while others beside it appear and disappear with the size of the container.
@MainActor @Suite struct ResizedPartTests {
  /// Moves two views, the first one only in containers of some widths.
  private struct Pair: TransitionEffect {
    let views: [UIView]
    let showsFirst: @MainActor (CGFloat) -> Bool

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
      for (index, view) in views.enumerated() {
        let spring = Spring(response: index == 0 ? 1.5 : 0.4, dampingRatio: 0.6)
        scene.animate(view, with: spring) {
          put(view, scene, isAway: position == .dismissed)
        }
      }
    }

    func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
      put(scene, isAway: false)
    }

    private func put(_ scene: TransitionScene, isAway: Bool) {
      for view in views { put(view, scene, isAway: isAway) }
    }

    private func put(_ view: UIView, _ scene: TransitionScene, isAway: Bool) {
      let moves = view !== views[0] || showsFirst(scene.container.bounds.width)
      view.center.y = isAway && moves ? 100 : 500
    }
  }

  @Test(
    "A view goes on as it did when another one begins or ceases to move",
    arguments: [true, false],
    [true, false]
  )
  func others(appear: Bool, isHeld: Bool) {
    let displayed = [false, true].map { isConstant -> [CGFloat] in
      let stage = ContainerStage(.navigation)
      let views = (0..<2).map { UIView(frame: CGRect(x: 50 * $0, y: 480, width: 40, height: 40)) }
      stage.second.loadViewIfNeeded()
      for view in views { stage.second.view.addSubview(view) }
      stage.transition.effect = Pair(views: views) { isConstant || ($0 > 400) == appear }
      stage.goForward()
      stage.advance(by: 0.1)
      if isHeld { stage.transition.pause() }
      stage.advanceFrame()
      stage.resize(to: CGSize(width: 700, height: 852))
      let places = (0..<12).map { _ in
        stage.advanceFrame()
        return (views[1].layer.displayed() ?? views[1].layer).position.y
      }
      stage.transition.finish()
      stage.settle()
      #expect(stage.showsSecond && stage.complaints == [])
      #expect(views.map(\.center.y) == [500, 500])
      return places
    }
    #expect(zip(displayed[0], displayed[1]).allSatisfy { abs($0 - $1) < 0.5 }, "\(displayed)")
  }

  @Test(
    "A pair goes on as it did when another one begins or ceases to be shown",
    arguments: [true, false]
  )
  func pairs(appears: Bool) {
    let displayed = [false, true].map { isConstant -> [CGFloat] in
      let stage = ContainerStage(.navigation)
      let below = (0..<2).map { UIView(frame: CGRect(x: 90 * $0, y: 100, width: 40, height: 40)) }
      let above = (0..<2).map { UIView(frame: CGRect(x: 90 * $0, y: 500, width: 80, height: 80)) }
      for view in below { stage.first.view.addSubview(view) }
      stage.second.loadViewIfNeeded()
      for view in above { stage.second.view.addSubview(view) }
      let springs = [Spring(response: 1.5), Spring(response: 0.4, dampingRatio: 0.6)]
      stage.transition.effect = .matched { _ in
        (0..<2).map { .match(below[$0], with: above[$0], spring: springs[$0]) }
      }
      if !isConstant, appears { above[0].bounds.size = .zero }
      stage.goForward()
      stage.advance(by: 0.1)
      if !isConstant { above[0].bounds.size = appears ? CGSize(width: 80, height: 80) : .zero }
      stage.resize(to: CGSize(width: 700, height: 852))
      let places = (0..<12).compactMap { _ -> CGFloat? in
        stage.advanceFrame()
        let pairs = stage.window.views(named: "transition.matched")
        return pairs.last.map { ($0.layer.displayed() ?? $0.layer).position.y }
      }
      stage.transition.finish()
      stage.settle()
      #expect(stage.showsSecond && stage.complaints == [])
      return places
    }
    #expect(displayed[0].count == 12)
    #expect(zip(displayed[0], displayed[1]).allSatisfy { abs($0 - $1) < 0.5 }, "\(displayed)")
  }
}
