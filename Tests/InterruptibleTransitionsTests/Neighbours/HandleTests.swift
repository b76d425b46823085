import InterruptibleTransitions
import Testing
import UIKit

/// A pan that presents may be confined to a view, as to a bar at the foot of a screen.
@MainActor @Suite(.serialized) struct HandleTests {
  private let transition = InterruptibleTransition(CoverEffect(backgroundScale: 0.8))
  private let window: UIWindow
  private let screen = UIViewController()
  private let player = UIViewController()

  init() {
    HeadlessScreen.reset()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let bar = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 60))
    screen.view.addSubview(bar)
    player.modalPresentationStyle = .fullScreen
    transition.installPanToPresent(from: screen, by: bar) { [player] _ in player }
    HeadlessClock.advance(by: 0.1)
  }

  @Test("On the bar it presents, and goes as far as the finger on the screen")
  func onTheHandle() {
    pan(from: 780, to: 280)

    #expect(transition.phase == .scrubbing)
    #expect(abs(transition.progress - 490 / 852) < 0.02)
    lift(at: 280)
    #expect(transition.progress == 1)
    #expect(player.presentingViewController === screen)
  }

  @Test("Beside the bar it does nothing")
  func besideTheHandle() {
    pan(from: 700, to: 200)

    #expect(transition.phase == .idle)
    lift(at: 200)
    #expect(player.presentingViewController == nil)
  }

  private func pan(from start: CGFloat, to end: CGFloat) {
    HeadlessTouch.send(phase: .began, at: CGPoint(x: 200, y: start))
    for step in 1...50 {
      HeadlessClock.advance(frames: 1)
      let y = start + (end - start) * CGFloat(step) / 50
      HeadlessTouch.send(phase: .moved, at: CGPoint(x: 200, y: y))
    }
    HeadlessClock.advance(frames: 1)
  }

  private func lift(at y: CGFloat) {
    HeadlessTouch.send(phase: .ended, at: CGPoint(x: 200, y: y))
    HeadlessClock.advance(by: 2)
  }
}
