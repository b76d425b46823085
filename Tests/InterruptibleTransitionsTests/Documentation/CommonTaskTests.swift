import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The code in the guide of common tasks does what the guide says.
@MainActor @Suite(.serialized) struct CommonTaskTests {
  @Test(
    "A slider in the window scrubs a push to and fro, and lets it go to the nearer end",
    arguments: [60, 150, 220] as [CGFloat],
    [false, true]
  )
  func scrubber(way last: CGFloat, isCanceled: Bool) throws {
    let stage = NavigationStage()
    let frame = CGRect(x: 40, y: 700, width: 300, height: 40)
    stage.window.addSubview(Scrubber(of: stage.transition, frame: frame))
    stage.transition.push(stage.second, onto: stage.navigation)
    stage.transition.pause()
    stage.advance(by: 0.1)
    #expect(stage.transition.phase == .paused)
    let slider = try #require(stage.window.all.lazy.compactMap { $0 as? UISlider }.first)

    stage.touchDown(at: CGPoint(x: 55, y: 720))
    for way in [150, -150, last] {
      stage.drag(by: way, frames: 10)
      #expect(abs(stage.transition.progress - CGFloat(slider.value)) < 0.001)
    }
    let isPushed = slider.value >= 0.5
    #expect(isPushed == (last > 100))
    if isCanceled { HeadlessTouch.cancelAll() } else { stage.lift() }
    stage.settle()
    #expect(stage.navigation.viewControllers.count == (isPushed ? 2 : 1))
    #expect(stage.complaints == [])
  }

  @Test("A mask opens and closes over the screen, however it's interrupted, and is gone afterward")
  func porthole() throws {
    let stage = NavigationStage(Porthole())
    stage.push(andAdvance: 0.05)
    let mask = try #require(stage.second.view.mask)
    let early = try #require(mask.layer.displayed()).frame.width
    stage.advance(by: 0.05)
    let late = try #require(mask.layer.displayed()).frame.width
    #expect(early > 9 && late > early + 50)
    stage.touchDown(at: CGPoint(x: 200, y: 400))
    stage.advance(by: 0.1)
    let held = try #require(stage.second.view.mask?.layer.displayed()).frame.width
    #expect(abs(held - late) < 40)
    stage.lift()
    stage.settle()
    #expect(stage.second.view.mask == nil)
    #expect(stage.complaints == [])
  }

  @Test("Data that arrives during a push is shown after it, and otherwise at once")
  func data() {
    let stage = NavigationStage()
    let articles = ArticlesViewController()
    stage.transition.push(articles, onto: stage.navigation)
    stage.advance(by: 0.1)
    articles.show(["A"])
    #expect(articles.articles == [])
    stage.settle()
    #expect(articles.articles == ["A"])
    articles.show(["B"])
    #expect(articles.articles == ["B"])
  }

  @Test("What is animated alongside in viewWillAppear belongs to a push that has waited")
  func alongside() {
    let stage = NavigationStage(personality: .standard)
    let articles = ArticlesViewController()
    var ends: [TransitionEnd] = []
    stage.push(andAdvance: 0.1)
    stage.transition.push(articles, onto: stage.navigation) { ends.append($0) }
    #expect(articles.transitionCoordinator == nil)
    for _ in 0..<300 where !stage.navigation.viewControllers.contains(articles) {
      stage.advanceFrame()
    }
    stage.advance(by: 0.05)
    let opacity = articles.badge.layer.displayed()?.opacity ?? 0
    #expect(opacity > 0.05 && opacity < 0.95)
    stage.settle()
    #expect(articles.badge.alpha == 1 && ends == [.end])
  }

  @Test("The completion of a push that is reversed receives the start", arguments: [true, false])
  func reversed(isReversed: Bool) {
    let stage = NavigationStage()
    var count = 0
    stage.transition.push(stage.second, onto: stage.navigation, or: { count += 1 })
    stage.advance(by: 0.1)
    if isReversed { stage.transition.reverse() }
    stage.settle()
    #expect(count == (isReversed ? 1 : 0))
  }

  @Test("A field in a card has the keyboard, also after a drag that is canceled")
  func field() {
    let card = NoteViewController()
    let transition = NoteViewController.transition(of: card)
    let stage = show(card, by: transition)
    #expect(card.field.isFirstResponder)
    stage.touchDown(at: CGPoint(x: 200, y: 60))
    stage.drag(by: 0, 60, frames: 10)
    #expect(transition.phase == .dragging && !card.field.isFirstResponder)
    stage.advance(by: 0.2)
    stage.lift()
    stage.settle()
    #expect(card.presentingViewController != nil && card.field.isFirstResponder)
  }

  @Test(
    "A finger on the list or on a zoomed photo doesn't drag the card, and one beside them does",
    arguments: [(60, false, true), (200, false, true), (200, true, false), (500, false, false)]
      as [(CGFloat, Bool, Bool)]
  )
  func content(y: CGFloat, isPhotoZoomed: Bool, isDragged: Bool) {
    let card = NoteViewController()
    let transition = NoteViewController.transition(of: card)
    let stage = show(card, by: transition)
    card.isPhotoZoomed = isPhotoZoomed
    stage.touchDown(at: CGPoint(x: 200, y: y))
    stage.drag(by: 0, 200, frames: 20)
    #expect((transition.phase == .dragging) == isDragged)
    stage.lift()
    stage.settle()
  }

  @Test(
    "A mini player grows by a tap and by a drag up, and is dragged down again",
    arguments: [false, true]
  )
  func miniPlayer(isDragged: Bool) {
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("first"), Screen("second")]
    let stage = Stage(personality: .standard) { tabs }
    let bar = UIControl(frame: CGRect(x: 0, y: 700, width: 393, height: 60))
    let miniPlayer = MiniPlayer(above: tabs, bar: bar)
    stage.advance(by: 0.1)
    if isDragged {
      drag(stage, from: 730, to: 200)
    } else {
      stage.press(at: CGPoint(x: 200, y: 730))
    }
    stage.settle()
    #expect(tabs.presentedViewController is PlayerScreen)
    drag(stage, from: 300, to: 800)
    stage.settle()
    #expect(tabs.presentedViewController == nil && stage.complaints == [])
    withExtendedLifetime(miniPlayer) {}
  }

  private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat) {
    HeadlessTouch.send(phase: .began, at: CGPoint(x: 200, y: start))
    for step in 1...20 {
      HeadlessClock.advance(frames: 1)
      let y = start + (end - start) * CGFloat(step) / 20
      HeadlessTouch.send(phase: .moved, at: CGPoint(x: 200, y: y))
    }
    HeadlessTouch.send(phase: .ended, at: CGPoint(x: 200, y: end))
  }

  private func show(_ card: NoteViewController, by transition: InterruptibleTransition) -> Stage {
    let root = Screen("Root")
    let stage = Stage(transition) { root }
    transition.present(card, from: root)
    stage.settle()
    return stage
  }
}
