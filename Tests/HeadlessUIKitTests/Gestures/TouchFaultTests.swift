import Testing
import UIKit

@Suite struct TouchFaultTests {
  @Test("a finger that moves without having come down is a fault")
  func movedWithoutBegan() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HeadlessScreen.reset()
        HeadlessTouch.send(phase: .moved, at: .zero)
      }
    }
  }

  @Test("a finger that comes down twice is a fault")
  func beganTwice() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HeadlessScreen.reset()
        HeadlessTouch.send(phase: .began, at: .zero)
        HeadlessTouch.send(phase: .began, at: .zero)
      }
    }
  }

  @Test("a place that is not finite is a fault")
  func notFinite() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HeadlessScreen.reset()
        HeadlessTouch.send(phase: .began, at: CGPoint(x: CGFloat.nan, y: 0))
      }
    }
  }

  @Test("F1: a gesture that has not begun cannot change")
  func changedFromPossible() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HeadlessScreen.reset()
        UIPanGestureRecognizer().state = .changed
      }
    }
  }

  @Test("a touch that a gesture does not have is a fault")
  func noSuchTouch() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        HeadlessScreen.reset()
        _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil)
      }
    }
  }
}
