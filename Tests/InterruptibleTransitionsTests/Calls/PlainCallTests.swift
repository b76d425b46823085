import InterruptibleTransitions
import Testing
import UIKit

/// What becomes of calls made in mid-flight on UIKit's own objects, as the article `CallsInFlight.md` says.
@MainActor @Suite(.serialized) struct PlainCallTests {
  @Test("A plain push in mid-flight is UIKit's affair: it warns, and shows it when ours is over")
  func push() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.1)

    stage.navigation.pushViewController(Screen("Third"), animated: true)
    #expect(HeadlessLog.texts.contains { $0.contains("nested push animation") })
    stage.settle()
    stage.settle()

    #expect(stage.stack == ["First", "Second", "Third"])
    #expect(stage.transition.phase == .idle)
  }

  @Test("A plain dismissal in mid-flight is refused, and ours runs on")
  func dismiss() {
    let stage = ContainerStage(.card)
    var isCalledBack = false
    stage.goForward()
    stage.advance(by: 0.1)

    stage.second.dismiss(animated: true) { isCalledBack = true }
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()

    #expect(HeadlessLog.refusals == 1)
    #expect(stage.showsSecond)
    #expect(!isCalledBack)
  }

  @Test("The completion of a call comes once, whether it runs, turns another round or has to wait")
  func completions() {
    let stage = ContainerStage(.card)
    var log: [String] = []
    stage.transition.present(stage.second, from: stage.first) { log.append("presented") }
    stage.advance(by: 0.1)
    stage.transition.dismiss(stage.second) { log.append("dismissed") }
    #expect(stage.transition.phase == .settling(toward: .start))
    stage.settle()
    #expect(log.sorted() == ["dismissed", "presented"])
    #expect(!stage.showsSecond)

    log = []
    let other = Screen("Other")
    other.modalPresentationStyle = .fullScreen
    stage.transition.present(stage.second, from: stage.first)
    stage.advance(by: 0.1)
    stage.transition.present(other, from: stage.second) { log.append("other") }
    stage.settle()
    stage.settle()

    #expect(log == ["other"])
    #expect(stage.second.presentedViewController === other)
    stage.transition.dismiss(other) { log.append("gone") }
    stage.transition.dismiss(other) { log.append("gone again") }
    stage.settle()
    stage.settle()
    #expect(log == ["other", "gone", "gone again"] || log == ["other", "gone again", "gone"])
  }

  @Test("A call without animation is made at once, and what is in flight ends at once")
  func atOnce() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.1)

    stage.transition.push(Screen("Third"), onto: stage.navigation, animated: false)
    stage.advanceFrame()

    #expect(stage.transition.phase == .idle)
    #expect(stage.stack == ["First", "Second", "Third"])
    #expect(stage.navigation.topViewController?.view.window != nil)
  }

  @Test("What has been asked for hurries from its beginning where another call waits already")
  func hurries() {
    let times = [true, false].map { isWaiting in
      let stage = NavigationStage()
      stage.transition.push(stage.second, onto: stage.navigation)
      if isWaiting { stage.transition.push(Screen("Third"), onto: stage.navigation) }
      var frames = 0
      while !stage.second.calls.contains("didAppear"), frames < 600 {
        stage.advanceFrame()
        frames += 1
      }
      stage.settle()
      return frames
    }

    #expect(times[0] * 2 < times[1])
    #expect(times[1] < 600)
  }
}
