#if !os(Linux)
  import InterruptibleTransitions
  import UIKit

  extension Stage {
    /// The system that the tests run on.
    enum Host: Sendable {
      case launched
    }

    nonisolated static let hosts: [Host] = [.launched]
    /// Nothing in UIKit's API touches the screen.
    nonisolated static let canTouch = false
    /// Only the user's setting turns a whole app round, also on iOS 13.
    nonisolated static let layoutDirections: [UIUserInterfaceLayoutDirection] = [.leftToRight]

    /// Seconds within which the slowest of the system's own transitions is over.
    static let systemTransitionTime: TimeInterval = 1.5

    /// How far a value that is shown can be from the one that is due.
    static let exactness: CGFloat = 0.3

    /// How much of a velocity a recording can get wrong: frames are few, and are not read exactly when they are due.
    static let velocityError: CGFloat = 0.35

    /// Whether a stack in flight is that of its end.
    static let changesStackAtOnce = true

    /// The spring of transitions that are recorded, and the frames after which they are reversed.
    static let recordedSpring = Spring(response: 1)
    static let recordedMoments = [9]
    /// The frames after which one is caught, and caught again.
    static let caughtMoments = [9, 6, 6]

    /// The share of its usual time that a transition takes at most where another one waits: frames are coarse.
    static let hurry: CGFloat = 0.75

    /// How far what is animated alongside may be from a progress that is held.
    static let alongsideSlack: CGFloat = 0

    /// What a coordinator may say in a completion of whether a transition was canceled: systems differ.
    static let answersAfterCancel: Set<Bool> = [true, false]

    private static weak var lastWindow: UIWindow?

    static func makeWindow(
      on host: Host = .launched,
      layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
      framesPerSecond: Int = 120
    ) -> UIWindow {
      lastWindow?.isHidden = true
      lastWindow?.rootViewController = nil
      let window =
        activeScene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
      lastWindow = window
      return window
    }

    /// Without an app around the tests there is no application, and `shared` must not be asked.
    private static var activeScene: UIWindowScene? {
      let application = UIApplication.value(forKey: "sharedApplication") as? UIApplication
      return application?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    var now: TimeInterval { CACurrentMediaTime() }

    /// Suspends, so that the main queue is free: Core Animation calls completions from it.
    func advance(by seconds: TimeInterval) async {
      await advanceFrame()
      await Stage.pass(seconds)
    }

    /// Lets time pass where there is no stage.
    static func pass(_ seconds: TimeInterval) async {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    }

    /// The turn of the run loop ends as the next frame comes.
    func endTurn() async {}

    /// Waits for the next frame, before its layout.
    func advanceFrame() async {
      await withCheckedContinuation { continuation in
        FrameTarget.callBack { continuation.resume() }
      }
    }

    /// Frames come as they come.
    func makeFramesEven() {}

    /// Whether UIKit moves no screen of the app.
    var isHostQuiet: Bool {
      var next = window.rootViewController
      while let controller = next {
        guard controller.isCalm else { return false }
        next = controller.presentedViewController
      }
      return true
    }

    func forgetLog() {}

    /// UIKit doesn't tell an app.
    var refusals: [String] { [] }
    var logComplaints: [String] { [] }

    /// Where a screen can be seen at a moment of its way: time isn't exact, and only both ends are excluded.
    static func onItsWay(_ range: ClosedRange<CGFloat>, of way: CGFloat = 1) -> ClosedRange<CGFloat>
    {
      0.001 * way...0.999 * way
    }

    /// How far two values can be apart that are shown in the same frame.
    static func slack(_ slack: CGFloat) -> CGFloat { max(slack, 0.05) }

    /// Where the background of a bar is seen to begin; what a bar is made of is UIKit's own affair.
    static func top(ofBackgroundIn bar: UINavigationBar) -> CGFloat { 0 }

    /// Sends the action of the control that a finger would reach.
    func press(at point: CGPoint) {
      (window.hitTest(point, with: nil) as? UIControl)?.sendActions(for: .touchUpInside)
    }

    func touch(_ phase: UITouch.Phase, at point: CGPoint) {
      preconditionFailure("the screen cannot be touched: ask Stage.canTouch first")
    }
  }

  extension UIViewController {
    /// Whether neither this controller nor one inside it takes part in a transition.
    fileprivate var isCalm: Bool {
      transitionCoordinator == nil && children.allSatisfy(\.isCalm)
    }
  }

  @MainActor
  private final class FrameTarget: NSObject {
    private let action: () -> Void

    private init(_ action: @escaping () -> Void) {
      self.action = action
    }

    /// Calls back once, in the next frame.
    static func callBack(_ action: @escaping () -> Void) {
      let link = CADisplayLink(target: FrameTarget(action), selector: #selector(frame(_:)))
      link.add(to: .main, forMode: .common)
    }

    @objc private func frame(_ link: CADisplayLink) {
      link.invalidate()
      action()
    }
  }
#endif
