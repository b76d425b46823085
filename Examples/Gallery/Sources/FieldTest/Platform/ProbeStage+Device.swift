#if !os(Linux)
  package import Foundation
  import UIKit

  extension ProbeStage {
    /// The system that the report names.
    package var system: String {
      let device = UIDevice.current
      let build = ProcessInfo.processInfo.operatingSystemVersionString
      let size = window.bounds.size
      let rate = window.windowScene?.screen.maximumFramesPerSecond ?? 0
      return "\(device.systemName) \(build), \(Self.model), "
        + "\(Int(size.width)) × \(Int(size.height)) pt, \(rate) Hz"
    }

    private static var model: String {
      if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
        return "\(simulated) (simulator)"
      }
      var info = utsname()
      uname(&info)
      return withUnsafeBytes(of: &info.machine) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    /// Whether a debugger is attached to the app.
    static var isTraced: Bool {
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      var process = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      let isKnown = sysctl(&name, UInt32(name.count), &process, &size, nil, 0) == 0
      return isKnown && process.kp_proc.p_flag & P_TRACED != 0
    }

    /// Lets time pass; 0 lets one frame be made.
    package func advance(by seconds: TimeInterval) async {
      _ = await record(for: seconds) {}
    }

    /// Lets one frame be made.
    func nextFrame() async {
      await FrameLoop.run { _ in false }
    }

    /// Keeps the main thread from its run loop.
    func stall(for seconds: TimeInterval) {
      Thread.sleep(forTimeInterval: seconds)
    }

    /// Returns what is seen at the beginning of every frame for some seconds, and of one at least.
    func record<Value>(
      for seconds: TimeInterval,
      _ value: @escaping () -> Value
    ) async -> [FrameSample<Value>] {
      var samples: [FrameSample<Value>] = []
      let start = CACurrentMediaTime()
      await FrameLoop.run { timestamp in
        samples.append(FrameSample(time: timestamp - start, value: value()))
        return timestamp - start < seconds
      }
      return samples
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

    /// Calls a closure when the app's scene goes to the background.
    func onBackground(_ action: @escaping @MainActor () -> Void) {
      actions.append(BackgroundAction(action))
    }

    /// Calls a closure for each action of a recognizer.
    func onAction(of recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
      actions.append(GestureAction(recognizer, action))
    }
  }
#endif
