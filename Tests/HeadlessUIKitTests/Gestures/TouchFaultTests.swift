import Testing
import UIKit

@Suite struct TouchFaultTests {
  @Test("a finger that moves without having come down is a fault")
  func movedWithoutBegan() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        HeadlessScreen.reset()
        HeadlessTouch.send(id: 3, phase: .moved, at: .zero)
      }
    }
    #expect(result.says("finger 3 moved without having come down"))
  }

  @Test("a finger that comes down twice is a fault")
  func beganTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        HeadlessScreen.reset()
        HeadlessTouch.send(phase: .began, at: .zero)
        HeadlessTouch.send(phase: .began, at: .zero)
      }
    }
    #expect(result.says("finger 0 came down twice"))
  }

  @Test("a place that is not finite is a fault")
  func notFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        HeadlessScreen.reset()
        HeadlessTouch.send(phase: .began, at: CGPoint(x: CGFloat.nan, y: 0))
      }
    }
    #expect(result.says("a finger is at a finite place"))
  }

  @Test("touches that are sent while others are being answered are a fault")
  func nested() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = GestureStage()
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.headlessAddAction { _ in HeadlessTouch.send(id: 1, phase: .began, at: .zero) }
        stage.outer.addGestureRecognizer(press)
        stage.finger.down(10, 10)
      }
    }
    #expect(result.says("schedule them instead"))
  }

  @Test("F1: a gesture that has not begun cannot change")
  func changedFromPossible() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        HeadlessScreen.reset()
        UIPanGestureRecognizer().state = .changed
      }
    }
    #expect(result.says("cannot change before it has begun"))
  }

  @Test("a touch that a gesture does not have is a fault")
  func noSuchTouch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        HeadlessScreen.reset()
        _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil)
      }
    }
    #expect(result.says("there is no touch 0"))
  }
}

extension ExitTest.Result? {
  fileprivate func says(_ sentence: String) -> Bool {
    guard let self else { return false }
    return String(decoding: self.standardErrorContent, as: UTF8.self).contains(sentence)
  }
}
