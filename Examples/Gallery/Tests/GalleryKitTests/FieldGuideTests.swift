import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  @MainActor @Suite struct FieldGuideTests {
    private let stage: RoomStage

    init() throws {
      stage = try RoomStage("push")
    }

    @Test func everyCardHasAPicture() throws {
      for index in 0..<6 {
        let card = try #require(stage.named("card.\(index)").first)
        #expect(pictures(in: card).contains { $0.image?.size == CGSize(width: 786, height: 900) })
      }
    }

    @Test func cardOpensItsPage() throws {
      try stage.tap("card.2")
      HeadlessClock.advance(by: 1)
      #expect(stage.titles == ["Redstep Canyon"])
    }

    @Test func headingIsGoneBeforeTheBackButtonComesOverIt() throws {
      let heading = try #require(stage.named("home.heading").first)
      func opacity(at progress: CGFloat) -> CGFloat {
        stage.scene.transition.scrub(to: progress)
        HeadlessClock.advance(frames: 2)
        return CGFloat(heading.layer.presentation()?.opacity ?? -1)
      }

      stage.perform(.push)
      HeadlessClock.advance(frames: 2)
      #expect(opacity(at: 0.25) < 0.6)
      #expect(opacity(at: 0.5) < 0.01)
      stage.scene.transition.cancel()
      HeadlessClock.advance(by: 2)
      #expect(heading.layer.presentation()?.opacity == 1)
      stage.perform(.push)
      HeadlessClock.advance(by: 2)
      stage.perform(.pop)
      HeadlessClock.advance(frames: 2)
      #expect(opacity(at: 0.5) < 0.01)
      stage.scene.transition.finish()
      HeadlessClock.advance(by: 2)
      #expect(heading.layer.presentation()?.opacity == 1)
    }

    @Test func backButtonsReadTheSameWhileOneFadesOverTheOther() throws {
      for _ in 0..<2 {
        stage.perform(.push)
        HeadlessClock.advance(by: 1)
      }
      stage.perform(.push)
      HeadlessClock.advance(by: 0.1)

      let bar = try #require((stage.scene.root as? UINavigationController)?.navigationBar)
      let buttons = stage.all(in: bar).compactMap { $0 as? UIButton }
      let titles = buttons.compactMap(\.currentTitle).filter { !$0.isEmpty }
      #expect(titles == ["Back", "Back"])
    }

    @Test func stackCanGetDeep() throws {
      for _ in 0..<8 {
        stage.perform(.push)
        HeadlessClock.advance(by: 1)
      }
      #expect((stage.scene.root as? UINavigationController)?.viewControllers.count == 9)
      #expect(stage.titles == ["Firwatch Wood"])

      stage.perform(.pop)
      HeadlessClock.advance(by: 1)
      #expect(stage.titles == ["Aldermoor Ridges"])
    }

    @Test(
      "A drag from the trailing side pushes, one from the leading edge pops",
      arguments: [false, true]
    )
    func interactivePushAndPop(isRightToLeft: Bool) throws {
      let place = { (x: CGFloat) in CGPoint(x: isRightToLeft ? 393 - x : x, y: 420) }
      let drag = { (time: TimeInterval, start: CGFloat, end: CGFloat) in
        RoomTrace.drag(at: time, from: place(start), to: place(end)) + ", "
          + RoomTrace.lift(at: time + 0.3, from: place(end))
      }
      let trace = try RoomTrace(
        "push",
        """
        [{"t": 0, "do": "push"}, \(drag(1, 380, 120)), \(drag(2.5, 4, 120)), \(drag(4, 4, 320))]
        """,
        isRightToLeft: isRightToLeft
      )

      let stacks = [0.9, 1.29, 2.4, 3.9].compactMap { trace.frame(at: $0)?.status.stack.count }
      #expect(stacks == [2, 3, 3, 3])
      #expect(trace.frame(at: 1.29)?.status.phase == "dragging")
      #expect(trace.frames.last?.status.stack.count == 2)
      #expect(trace.count("hand-off") == 3)
    }

    @Test func likedPlaceHasAHeartOnItsCard() throws {
      try stage.tap("card.0")
      HeadlessClock.advance(by: 1)
      try stage.tap("detail.like")
      HeadlessClock.advance(by: 1)
      #expect((stage.named("detail.like").first as? UIButton)?.isSelected == true)

      stage.perform(.pop)
      HeadlessClock.advance(by: 1)
      let hearts = stage.named("card.0").flatMap { pictures(in: $0) }.filter {
        $0.image?.isSymbolImage == true
      }
      #expect(hearts.map(\.isHidden) == [false])
    }

    private func pictures(in view: UIView) -> [UIImageView] {
      stage.all(in: view).compactMap { $0 as? UIImageView }
    }
  }
}
