#if os(Linux)
  import InterruptibleTransitions
  import UIKit

  // Virtual time passes without suspending.
  extension Stage {
    /// Shows an app, and lets it appear.
    convenience init(
      _ transitions: InterruptibleTransition...,
      personality: HeadlessPersonality = .launched,
      root: @MainActor () -> UIViewController
    ) {
      self.init(window: Stage.makeWindow(on: personality), transitions)
      show(root())
    }

    func show(_ root: UIViewController) {
      place(root)
      advance(by: 0.1)
      forgetLog()
    }

    func advance(by seconds: TimeInterval) {
      HeadlessClock.advance(by: seconds)
    }

    func advanceFrame() {
      HeadlessClock.advance(frames: 1)
    }

    func settle() {
      advance(by: 0)
      for _ in 0..<600 {
        if isAtRest { break }
        advanceFrame()
      }
      advance(by: 0.1)
    }

    func drag(by way: CGVector, frames: Int) {
      for _ in 0..<frames {
        advanceFrame()
        move(by: way.dx / CGFloat(frames), way.dy / CGFloat(frames))
      }
    }

    func drag(by dx: CGFloat, _ dy: CGFloat = 0, frames: Int = 10) {
      drag(by: CGVector(dx: dx, dy: dy), frames: frames)
    }

    func answers(_ screen: Screen) -> Bool {
      let taps = screen.taps
      guard isVisible(screen) else { return false }
      press(at: screen.target)
      advance(by: 0.2)
      return screen.taps == taps + 1
    }
  }
#endif
