#if !os(Linux)
  import ObjectiveC
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

    /// Calls back once for each frame, before layout, with the frame's and the next one's time.
    func onFrame(_ handler: @escaping (TimeInterval, TimeInterval) -> Void) -> CADisplayLink {
      let target = FrameTarget(handler)
      let link = CADisplayLink(target: target, selector: #selector(FrameTarget.frame(_:)))
      link.add(to: .main, forMode: .common)
      return link
    }

    func onAction(
      of recognizer: UIGestureRecognizer,
      _ handler: @escaping (UIGestureRecognizer) -> Void
    ) {
      let target = ActionTarget(handler)
      recognizer.addTarget(target, action: #selector(ActionTarget.act(_:)))
      // A recogniser does not retain its targets.
      objc_setAssociatedObject(recognizer, &actionTargetKey, target, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Whether a view is seen in a color, which has all of its parts at 0 or 1.
    func isSeen(_ color: UIColor, in view: UIView) -> Bool {
      guard
        let context = CGContext(
          data: nil,
          width: 1,
          height: 1,
          bitsPerComponent: 8,
          bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      else { return false }
      UIGraphicsPushContext(context)
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 1, height: 1), afterScreenUpdates: true)
      UIGraphicsPopContext()
      var (red, green, blue, alpha) = (0, 0, 0, 0) as (CGFloat, CGFloat, CGFloat, CGFloat)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let pixel = context.data?.assumingMemoryBound(to: UInt8.self)
      return zip([red, green, blue, alpha], 0..<4).allSatisfy { part, place in
        pixel.map { ($0[place] > 127) == (part > 0.5) } == true
      }
    }

    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
      preconditionFailure("the screen cannot be touched: enable the test with Stage.canTouch")
    }
  }

  @MainActor private var actionTargetKey: UInt8 = 0

  @MainActor
  private final class FrameTarget: NSObject {
    private let handler: (TimeInterval, TimeInterval) -> Void

    init(_ handler: @escaping (TimeInterval, TimeInterval) -> Void) {
      self.handler = handler
    }

    @objc func frame(_ link: CADisplayLink) {
      handler(link.timestamp, link.targetTimestamp)
    }
  }

  @MainActor
  private final class ActionTarget: NSObject {
    private let handler: (UIGestureRecognizer) -> Void

    init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
      self.handler = handler
    }

    @objc func act(_ recognizer: UIGestureRecognizer) {
      handler(recognizer)
    }
  }
#endif
