import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Views of both screens that move in their own parts of the way.
  @MainActor @Suite struct StagedEffectTests {
    @Test("Each staged view moves in its part of the transition, mirrored on the way back")
    func parts() async {
      let stage = await StagedStage()
      for isForward in [true, false] {
        await stage.go(isForward)
        for covered in [0.05, 0.2, 0.35, 0.5, 0.7, 0.9, 0.1] as [CGFloat] {
          await stage.scrub(toCovered: covered, isForward: isForward)

          let moved = share(of: covered, in: 0.2...0.6)
          #expect(abs(stage.center(of: stage.cover).x - (50 + 150 * moved)) < 0.3)
          #expect(abs(stage.center(of: stage.cover).y - (70 + 230 * moved)) < 0.3)
          #expect(abs(stage.scale(of: stage.cover) - (0.5 + 0.5 * moved)) < 0.01)
          #expect(abs(stage.angle(of: stage.cover) - 0.4 * (1 - moved)) < 0.01)
          let faded = share(of: covered, in: 0...0.4)
          #expect(abs(stage.opacity(of: stage.paper) - faded) < 0.01)
          let aside = share(of: covered, in: 0.5...1)
          #expect(abs(stage.center(of: stage.neighbor).x - (300 + 90 * aside)) < 0.3)
          #expect(stage.thumbnail.mask != nil && !stage.thumbnail.isHidden)
        }
        stage.transition.finish()
        await stage.settle()
      }
    }

    @Test("Two stages of one view change different properties")
    func twoStages() async {
      let stage = await StagedStage()
      await stage.go(true)
      await stage.scrub(toCovered: 0.9, isForward: true)

      #expect(abs(stage.opacity(of: stage.toolbar) - 0.5) < 0.01)
      #expect(abs(stage.center(of: stage.toolbar).y - (820 + 40)) < 0.5)
    }

    @Test("Nothing is put into a staged view")
    func nothingInside() async {
      let stage = await StagedStage()
      let views = [stage.cover, stage.neighbor, stage.toolbar]
      let before = views.map { $0.layer.sublayers?.count ?? 0 }
      await stage.go(true)
      await stage.advance(by: 0.08)

      #expect(stage.transition.phase != .idle)
      #expect(views.map { $0.layer.sublayers?.count ?? 0 } == before)
    }

    @Test("Every staged view is as it was after the transition", arguments: [true, false])
    func restored(isForward: Bool) async {
      for end in [TransitionEnd.start, .end] {
        let stage = await StagedStage()
        stage.neighbor.alpha = 0.7
        if !isForward { await stage.showSecond() }
        let before = stage.appearances
        await stage.go(isForward)
        await stage.advance(by: 0.08)
        #expect(stage.appearances != before)
        if end == .start { stage.transition.cancel() }
        await stage.settle()

        #expect(stage.appearances == before)
        #expect(stage.thumbnail.mask == nil && !stage.thumbnail.isHidden)
        #expect(stage.isSecondShown == (isForward == (end == .end)))
      }
    }

    @Test("A staged transition that is caught three times shows what belongs to its progress")
    func caught() async {
      let stage = await StagedStage()
      await stage.go(true)
      for _ in 0..<3 {
        await stage.advance(by: 0.03)
        stage.transition.pause()
        await stage.advanceFrame()
        let moved = share(of: stage.transition.progress, in: 0.2...0.6)
        #expect(abs(stage.center(of: stage.cover).x - (50 + 150 * moved)) < 2)
        stage.transition.reverse()
      }
      await stage.settle()
      #expect(!stage.isSecondShown)
    }

    @Test("Combined stages each move their own view, and restore it")
    func combined() async {
      let (near, far) = (UIView(), UIView())
      for view in [near, far] {
        view.frame = CGRect(x: 50, y: 20, width: 100, height: 100)
      }
      let other: any TransitionEffect = .stages { _ in
        [.move(far, by: CGVector(dx: 90, dy: 0), during: 0...1)]
      }
      let stage = await ContainerStage(
        .navigation,
        .stages { _ in [.move(near, by: CGVector(dx: 60, dy: 0), during: 0...1)] }
          .combined(with: other)
      )
      stage.first.view.addSubview(near)
      stage.first.view.addSubview(far)
      await stage.advance(by: 0.1)
      stage.goForward()
      await stage.advance(by: 0)
      stage.transition.scrub(to: 0.5)
      await stage.advanceFrame()

      #expect(abs((near.layer.displayed()?.position.x ?? 0) - 130) < 0.3)
      #expect(abs((far.layer.displayed()?.position.x ?? 0) - 145) < 0.3)
      stage.transition.cancel()
      await stage.settle()
      #expect(near.center.x == 100)
      #expect(far.center.x == 100)
    }

    @Test("Screens change at the end of a staged transition without stages")
    func noStages() async {
      let stage = await ContainerStage(.navigation, .stages { _ in [] })
      stage.goForward()
      await stage.settle()
      #expect(stage.stack == ["First", "Second"])
      #expect(stage.second.view.superview?.subviews.count == 1)
    }

    /// How much of a part of the way is done.
    private func share(of covered: CGFloat, in part: ClosedRange<CGFloat>) -> CGFloat {
      min(max((covered - part.lowerBound) / (part.upperBound - part.lowerBound), 0), 1)
    }
  }
}

/// A stack with views on both screens that have stages.
@MainActor
private struct StagedStage {
  let thumbnail = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
  let neighbor = UIView(frame: CGRect(x: 250, y: 20, width: 100, height: 100))
  let paper = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let cover = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
  let toolbar = UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 40))
  private let stage: ContainerStage

  init() async {
    let (thumbnail, neighbor, paper) = (thumbnail, neighbor, paper)
    let (cover, toolbar) = (cover, toolbar)
    stage = await ContainerStage(
      .navigation,
      .stages { _ in
        [
          .hide(thumbnail),
          .move(neighbor, by: CGVector(dx: 90, dy: 0), during: 0.5...1),
          .fade(paper, during: 0...0.4),
          .move(
            cover,
            from: CGRect(x: 0, y: 20, width: 100, height: 100),
            angle: 0.4,
            during: 0.2...0.6
          ),
          .fade(toolbar, during: 0.8...1),
          .move(toolbar, by: CGVector(dx: 0, dy: 80), during: 0.8...1),
        ]
      }
    )
    for view in [thumbnail, neighbor] {
      stage.first.view.addSubview(view)
    }
    for view in [paper, cover, toolbar] {
      stage.second.view.addSubview(view)
    }
    await advance(by: 0.1)
  }

  var transition: InterruptibleTransition { stage.transition }
  var isSecondShown: Bool { stage.stack.count == 2 }

  /// How the views look, as the app has set it.
  var appearances: [String] {
    [thumbnail, neighbor, paper, cover, toolbar].map {
      "\($0.center) \($0.bounds) \($0.transform) \($0.alpha) \($0.isHidden)"
    }
  }

  func go(_ isForward: Bool) async {
    stage.go(forward: isForward)
    await advance(by: 0)
  }

  func scrub(toCovered covered: CGFloat, isForward: Bool) async {
    transition.scrub(to: isForward ? covered : 1 - covered)
    await advanceFrame()
  }

  func showSecond() async { await stage.showSecond() }
  func advance(by seconds: Double) async { await stage.advance(by: seconds) }
  func advanceFrame() async { await stage.advanceFrame() }
  func settle() async { await stage.settle() }

  func center(of view: UIView) -> CGPoint {
    view.layer.displayed()?.position ?? .zero
  }

  func opacity(of view: UIView) -> CGFloat {
    CGFloat(view.layer.displayed()?.opacity ?? -1)
  }

  func scale(of view: UIView) -> CGFloat {
    let transform = view.layer.displayed()?.transform ?? CATransform3DIdentity
    return hypot(transform.m11, transform.m12)
  }

  func angle(of view: UIView) -> CGFloat {
    let transform = view.layer.displayed()?.transform ?? CATransform3DIdentity
    return atan2(transform.m12, transform.m11)
  }
}
