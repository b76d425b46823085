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
  }
#endif
