import Testing
import UIKit

@MainActor @Suite(.serialized) struct ResetTests {
  @Test("A layer that waited for a commit at a reset is committed on the next screen")
  func waitingLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    show(view)
    view.alpha = 0.5
    show(view)
    view.alpha = 0.25
    HeadlessClock.advance(frames: 1)

    #expect(view.layer.presentation()?.opacity == 0.25)
  }

  private func show(_ view: UIView) {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    window.isHidden = false
    HeadlessClock.advance(frames: 1)
  }
}
