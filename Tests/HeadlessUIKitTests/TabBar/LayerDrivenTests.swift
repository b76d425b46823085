import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayerDrivenTests {
  private let slide = BlockSlide()

  @Test(
    "D29, D48, D53: what goes along is scrubbed, in the container, in a view that is named, and in the bar"
  )
  func alongside() throws {
    let stage = NavigationStage(delegate: slide, personality: .standard)
    let bar = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 50))
    stage.window.addSubview(bar)
    let b = stage.push("B")

    stage.navigation.popViewController(animated: true)
    stage.navigation.transitionCoordinator?.animateAlongsideTransition(
      in: bar,
      animation: { _ in
        bar.alpha = 0
        stage.a.view.alpha = 0.5
      }
    )
    HeadlessClock.advance(by: 0.3)
    slide.driver.update(0.4)
    HeadlessClock.advance(by: 0.5)

    let title = try #require(stage.navigation.navigationBar.find("bar.title")?.superview)
    #expect(abs((bar.layer.presentation()?.opacity ?? 0) - 0.6) < 0.01)
    #expect(abs((stage.a.view.layer.presentation()?.opacity ?? 0) - 0.8) < 0.01)
    #expect(abs((title.layer.presentation()?.opacity ?? 0) - 0.4) < 0.02)
    slide.driver.cancel()
    stage.settle()
    #expect(stage.titles() == ["A", "B"] && b.view.window === stage.window && bar.layer.speed == 1)
    #expect(stage.navigation.navigationBar.topItem?.title == "B")
  }

  @Test("D78: canceled, it leaves the view where it was, and as it was; finished, where it went")
  func dismissal() {
    let stage = PresentationStage()
    let screen = stage.presented(.fullScreen, delegate: slide)

    for end in [UIViewAnimatingPosition.start, .end] {
      screen.dismiss(animated: true)
      HeadlessClock.advance(frames: 2)
      slide.driver.update(0.3)
      HeadlessClock.advance(frames: 2)
      #expect(abs((screen.view.layer.presentation()?.frame.minX ?? 0) - 118) < 1)
      #expect(screen.view.frame.minX == 393)
      if end == .end { slide.driver.finish() } else { slide.driver.cancel() }
      stage.settle()

      #expect(stage.a.presentedViewController === (end == .end ? nil : screen))
      #expect((screen.view.window == nil) == (end == .end))
      #expect(slide.placeAtEnd == (end == .end ? 393 : 0))
      if end == .start {
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(screen.view.alpha == 1)
      }
    }
    #expect(stage.a.view.superview === stage.window)
  }
}
