#if os(Linux)
  import Foundation
  import UIKit

  extension Stage {
    nonisolated static let canTouch = true

    /// A frame and a little, and the time that late commits take.
    static let tolerance: CGFloat = HeadlessPersonality.launched.layers.commitsLate ? 0.12 : 0.018

    static func makeWindow() -> UIWindow {
      HeadlessScreen.reset()
      return UIWindow(frame: UIScreen.main.bounds)
    }

    func advance(by seconds: TimeInterval) async {
      HeadlessClock.advance(by: seconds)
    }

    /// Lets the turn of the run loop end, with layout and commit.
    func endTurn() async {
      HeadlessClock.endTurn()
    }

    /// Whether an object's class comes with UIKit.
    static func comesWithUIKit(_ object: AnyObject) -> Bool {
      String(reflecting: type(of: object)).hasPrefix("UIKit.")
    }

    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
      HeadlessTouch.send(id: finger, phase: phase, at: CGPoint(x: x, y: y))
    }
  }

  extension CALayer {
    /// The layer as it is on the screen, also under a personality whose presentation layers begin with the model's values.
    func displayed() -> Self? { HeadlessScreen.displayed(self) }
  }
#endif
