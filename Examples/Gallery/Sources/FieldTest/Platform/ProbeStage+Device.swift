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

    /// Lets time pass; 0 lets one frame be made.
    package func advance(by seconds: TimeInterval) async {
      _ = await record(for: seconds) {}
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
