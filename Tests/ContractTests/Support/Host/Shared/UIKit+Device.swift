#if !os(Linux)
  import ObjectiveC
  import UIKit

  extension UIView {
    /// Whether the view is seen in a color, which has all of its parts at 0 or 1.
    func isVisible(in color: UIColor) -> Bool {
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
      drawHierarchy(in: CGRect(x: 0, y: 0, width: 1, height: 1), afterScreenUpdates: true)
      UIGraphicsPopContext()
      var (red, green, blue, alpha) = (0, 0, 0, 0) as (CGFloat, CGFloat, CGFloat, CGFloat)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let pixel = context.data?.assumingMemoryBound(to: UInt8.self)
      return zip([red, green, blue, alpha], 0..<4).allSatisfy { part, place in
        pixel.map { ($0[place] > 127) == (part > 0.5) } == true
      }
    }
  }

  extension CADisplayLink {
    /// Returns a link that calls back once for each frame, before layout, until it is invalidated.
    @MainActor
    static func onFrame(_ handler: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
      let target = FrameTarget(handler)
      let link = CADisplayLink(target: target, selector: #selector(FrameTarget.frame(_:)))
      link.add(to: .main, forMode: .common)
      return link
    }
  }

  extension UIGestureRecognizer {
    /// Calls back for each action.
    func onAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
      let target = ActionTarget(handler)
      addTarget(target, action: #selector(ActionTarget.act(_:)))
      // A recognizer doesn't retain its targets.
      let targets = objc_getAssociatedObject(self, &actionTargetsKey) as? [ActionTarget]
      objc_setAssociatedObject(
        self,
        &actionTargetsKey,
        (targets ?? []) + [target],
        .OBJC_ASSOCIATION_RETAIN
      )
    }
  }

  @MainActor private var actionTargetsKey: UInt8 = 0

  @MainActor
  private final class FrameTarget: NSObject {
    private let handler: (CADisplayLink) -> Void

    init(_ handler: @escaping (CADisplayLink) -> Void) {
      self.handler = handler
    }

    @objc func frame(_ link: CADisplayLink) {
      handler(link)
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
