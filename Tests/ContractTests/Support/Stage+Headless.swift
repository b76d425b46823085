#if os(Linux)
  import Foundation
  import UIKit

  extension Stage {
    nonisolated static let canTouch = true

    /// A frame and a little, and the time that late commits take.
    static let tolerance: CGFloat = HeadlessPersonality.launched.commitsLate ? 0.12 : 0.018

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

    /// Calls back once for each frame, before layout, with the frame's and the next one's time.
    func onFrame(_ handler: @escaping (TimeInterval, TimeInterval) -> Void) -> CADisplayLink {
      let link = CADisplayLink.headlessLink { handler($0.timestamp, $0.targetTimestamp) }
      link.add(to: .main, forMode: .common)
      return link
    }

    func onAction(
      of recognizer: UIGestureRecognizer,
      _ handler: @escaping (UIGestureRecognizer) -> Void
    ) {
      recognizer.headlessAddAction(handler)
    }

    /// Whether a view, or something in it, is seen in a color.
    func isSeen(_ color: UIColor, in view: UIView) -> Bool {
      view.accessibilityIdentifier = "seen"
      defer { view.accessibilityIdentifier = nil }
      var inside: Set<Int> = []
      for layer in HeadlessLayerTree.shown.layers
      where layer.identifier == "seen" || layer.parent.map(inside.contains) == true {
        inside.insert(layer.id)
        if layer.backgroundColor == color.cgColor { return true }
      }
      return false
    }

    /// Whether an object's class comes with UIKit.
    static func comesWithUIKit(_ object: AnyObject) -> Bool {
      String(reflecting: type(of: object)).hasPrefix("UIKit.")
    }

    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
      HeadlessTouch.send(id: finger, phase: phase, at: CGPoint(x: x, y: y))
    }
  }
#endif
