import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Views of two screens that stand for the same thing.
  @MainActor @Suite struct MatchTests {
    @Test(
      "A pair goes from one's frame to the other's, with its corners",
      arguments: [true, false]
    )
    func way(isForward: Bool) async throws {
      let stage = await MatchedStage()
      await stage.go(isForward)
      let matched = try #require(stage.matched)
      for covered in [0.2, 0.7, 0.4, 0.9] as [CGFloat] {
        await stage.scrub(toCovered: covered, isForward: isForward)
        #expect(abs(matched.displayedFrame.midX - (70 + 130 * covered)) < 0.5)
        #expect(abs(matched.displayedFrame.midY - (150 + 150 * covered)) < 0.5)
        #expect(abs(matched.displayedFrame.width - (100 + 200 * covered)) < 0.5)
        let clip = try #require(matched.subviews.first)
        let radius = (clip.layer.displayed() ?? clip.layer).cornerRadius
        #expect(abs(radius - (20 - 20 * covered)) < 0.2)
        #expect(clip.bounds.size == matched.bounds.size)
        let faded = min(max((covered - 0.1) / 0.5, 0), 1)
        #expect(abs((clip.subviews.last?.displayedAlpha ?? -1) - faded) < 0.01)
        // Both are masked by a view without a size.
        #expect(stage.picture.mask?.bounds.isEmpty == true)
        #expect(stage.photo.mask?.bounds.isEmpty == true)
      }
      stage.transition.finish()
      await stage.settle()
      #expect(stage.isClean && stage.isSecondShown == isForward)
    }

    @Test(
      "Without a spring of its own a pair goes as the transition does, also once it is sent back",
      arguments: [true, false]
    )
    func asTheTransition(isForward: Bool) async throws {
      let stage = await MatchedStage()
      await stage.go(isForward)
      let matched = try #require(stage.matched)
      var count = 0
      for frame in 0..<40 where stage.transition.phase != .idle {
        await stage.advanceFrame()
        guard stage.matched != nil else { break }
        let progress = stage.transition.progress
        let covered = isForward ? progress : 1 - progress
        #expect(
          abs(matched.displayedFrame.midY - (150 + 150 * covered)) < Stage.slack(0.5),
          "\(frame)"
        )
        #expect(
          abs(matched.displayedFrame.width - (100 + 200 * covered)) < Stage.slack(0.5),
          "\(frame)"
        )
        count += 1
        if frame == 6 || frame == 12 { stage.transition.reverse() }
      }
      #expect(count > 20)
      await stage.settle()
      #expect(stage.isClean && stage.isSecondShown == isForward)
    }

    @Test("A pair has the shadow that belongs to its way", arguments: [true, false])
    func shadow(isForward: Bool) async throws {
      let stage = await MatchedStage()
      stage.picture.layer.shadowOpacity = 0.4
      await stage.go(isForward)
      let matched = try #require(stage.matched)
      for covered in [0.25, 0.75] as [CGFloat] {
        await stage.scrub(toCovered: covered, isForward: isForward)
        #expect(abs(CGFloat(matched.layer.shadowOpacity) - 0.4 * (1 - covered)) < 0.001)
      }
      stage.transition.finish()
      await stage.settle()
      #expect(stage.isClean)
    }

    @Test("Caught three times, also past its end, a pair stays where it is seen")
    func caught() async throws {
      var count = 0
      for moment in [4, 9, 16, 24, 31] {
        let stage = await MatchedStage(spring: Spring(response: 0.35, dampingRatio: 0.5))
        await stage.go(true)
        for _ in 0..<3 {
          for _ in 0..<moment { await stage.advanceFrame() }
          guard let matched = stage.matched else { break }
          let frame = matched.displayedFrame
          stage.transition.pause()
          await stage.advanceFrame()
          await stage.advanceFrame()
          #expect(abs(matched.displayedFrame.midY - frame.midY) < Stage.slack(0.5), "\(moment)")
          #expect(abs(matched.displayedFrame.width - frame.width) < Stage.slack(0.5), "\(moment)")
          stage.transition.reverse()
          count += 1
        }
        await stage.settle()
        #expect(stage.isClean)
      }
      #expect(count >= 10)
    }

    @Test("Caught past its end, a pair follows the progress to and fro through where it was caught")
    func bent() async throws {
      let stage = await MatchedStage(spring: Spring(response: 0.35, dampingRatio: 0.3))
      await stage.go(true)
      let matched = try #require(stage.matched)
      while matched.displayedFrame.midY < 305 { await stage.advanceFrame() }
      stage.transition.pause()
      await stage.advanceFrame()
      let (caught, frame) = (stage.transition.progress, matched.displayedFrame)
      #expect((0.5..<0.999).contains(caught))
      for _ in 0..<2 {
        await stage.scrub(toCovered: caught / 2, isForward: true)
        #expect(abs(matched.displayedFrame.midY - (150 + frame.midY) / 2) < 0.5)
        #expect(abs(matched.displayedFrame.width - (100 + frame.width) / 2) < 0.5)
        await stage.scrub(toCovered: caught, isForward: true)
        #expect(abs(matched.displayedFrame.midY - frame.midY) < 0.5)
        #expect(abs(matched.displayedFrame.width - frame.width) < 0.5)
      }
      await stage.scrub(toCovered: 0, isForward: true)
      #expect(abs(matched.displayedFrame.midY - 150) < 0.5)
      stage.transition.cancel()
      await stage.settle()
      #expect(stage.isClean && !stage.isSecondShown)
    }

    @Test("On the way back a pair goes to where the view below is by then")
    func scrolled() async throws {
      let stage = await MatchedStage(spring: Spring(response: 0.4))
      await stage.go(false)
      for _ in 0..<6 { await stage.advanceFrame() }
      stage.picture.center.y += 200
      var last = CGRect.zero
      while let matched = stage.matched {
        last = matched.displayedFrame
        await stage.advanceFrame()
      }
      #expect(abs(last.midY - 350) < Stage.slack(2))
      await stage.settle()
      #expect(stage.isClean && stage.picture.center.y == 350)
    }

    @Test("A view below that is made anew, or gone, is left as it was", arguments: [true, false])
    func madeAgain(isGone: Bool) async throws {
      let stage = await MatchedStage()
      await stage.go(false)
      for _ in 0..<6 { await stage.advanceFrame() }
      let old = stage.picture
      old.removeFromSuperview()
      let next = UIView(frame: CGRect(x: 200, y: 500, width: 50, height: 50))
      if !isGone { stage.first.view.addSubview(next) }
      stage.pictures.current = isGone ? nil : next
      await stage.advanceFrame()
      await stage.advanceFrame()
      #expect(old.mask == nil)
      #expect(isGone || next.mask != nil)
      await stage.settle()
      #expect(next.mask == nil && stage.isClean)
    }

    @Test("Without a view below, the view above is one like others")
    func nothingBelow() async {
      let stage = await MatchedStage()
      stage.pictures.current = nil
      await stage.go(true)
      #expect(stage.matched?.isHidden != false && stage.photo.mask == nil)
      await stage.settle()
      #expect(stage.isClean && stage.isSecondShown)
    }

    @Test("A changed property goes from its value to the one at rest, in its part")
    func change() async {
      let stage = await MatchedStage()
      await stage.go(true)
      await stage.scrub(toCovered: 0.25, isForward: true)
      #expect(abs(stage.photoRadius - 12) < 0.2)
      await stage.scrub(toCovered: 0.6, isForward: true)
      #expect(stage.photoRadius == 0)
      stage.transition.cancel()
      await stage.settle()
      #expect(stage.photo.layer.cornerRadius == 0)
    }

    @Test("A cascade has the nearer views come first")
    func cascade() async {
      let stage = await MatchedStage()
      let rows = [3, 1, 2].map { UIView(frame: CGRect(x: 0, y: 100 * $0, width: 50, height: 50)) }
      for row in rows { stage.first.view.addSubview(row) }
      var parts: [CGFloat: ClosedRange<Double>] = [:]
      _ = TransitionStage.cascade(rows, during: 0.2...1, share: 0.5) { row, part in
        parts[row.frame.minY] = part
        return []
      }
      #expect(parts[100]?.lowerBound == 0.2 && abs((parts[100]?.upperBound ?? 0) - 0.6) < 1e-9)
      #expect(abs((parts[200]?.lowerBound ?? 0) - 0.4) < 1e-9)
      #expect(abs((parts[300]?.lowerBound ?? 0) - 0.6) < 1e-9)
      #expect(abs((parts[300]?.upperBound ?? 0) - 1) < 1e-9)

      _ = TransitionStage.cascade(rows, from: .view(rows[0]), during: 0...1) { row, part in
        parts[row.frame.minY] = part
        return []
      }
      #expect(parts[300]?.lowerBound == 0 && parts[100]?.lowerBound == 0.5)
    }

    @Test("On the way back a closure hears how much is covered still")
    func everyFrameBack() async {
      let stage = await MatchedStage()
      await stage.go(false)
      await stage.scrub(toCovered: 0.7, isForward: false)
      #expect(abs((stage.heard.last ?? 0) - 0.7) < 0.001)
      stage.transition.finish()
      await stage.settle()
      #expect(stage.heard.last == 0)
    }

    @Test("A closure hears of every frame that moves, and of none that doesn't")
    func everyFrame() async {
      let stage = await MatchedStage()
      await stage.go(true)
      for _ in 0..<5 { await stage.advanceFrame() }
      #expect(stage.heard.count >= 4)
      #expect(zip(stage.heard, stage.heard.dropFirst()).allSatisfy { $0 <= $1 })
      stage.transition.pause()
      await stage.advanceFrame()
      let count = stage.heard.count
      for _ in 0..<5 { await stage.advanceFrame() }
      #expect(stage.heard.count == count)
      #expect(abs((stage.heard.last ?? 0) - stage.transition.progress) < 0.001)
      await stage.scrub(toCovered: 0.4, isForward: true)
      #expect(abs((stage.heard.last ?? 0) - 0.4) < 0.001)
      stage.transition.finish()
      await stage.settle()
      #expect(stage.heard.last == 1)
      let total = stage.heard.count
      for _ in 0..<5 { await stage.advanceFrame() }
      #expect(stage.heard.count == total)
    }
  }
}
