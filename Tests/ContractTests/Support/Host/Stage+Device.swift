#if !os(Linux)
  import UIKit

  extension Stage {
    /// Nothing in UIKit's API touches the screen.
    nonisolated static let canTouch = false

    /// Three frames and a little.
    static let tolerance: CGFloat = 0.06

    static func makeWindow() -> UIWindow {
      guard let scene = activeScene else { return UIWindow(frame: UIScreen.main.bounds) }
      return UIWindow(windowScene: scene)
    }

    /// Without an app around the tests there is no application, and `shared` must not be asked.
    private static var activeScene: UIWindowScene? {
      let application = UIApplication.value(forKey: "sharedApplication") as? UIApplication
      return application?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    /// Suspends, so that the main queue is free: Core Animation calls completions from it.
    func advance(by seconds: TimeInterval) async {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    /// Lets the turn of the run loop end, with layout and commit.
    func endTurn() async {
      await advance(by: 0.02)
    }

    /// Whether an object's class comes with UIKit.
    static func comesWithUIKit(_ object: AnyObject) -> Bool {
      Bundle(for: type(of: object)) == Bundle(for: UINavigationController.self)
    }

    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
      preconditionFailure("the screen cannot be touched: enable the test with Stage.canTouch")
    }
  }

  extension CALayer {
    /// The layer as it is on the screen.
    func displayed() -> Self? { presentation() }
  }
#endif
