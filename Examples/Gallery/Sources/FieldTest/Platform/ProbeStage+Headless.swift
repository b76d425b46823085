#if os(Linux)
  package import Foundation
  import UIKit

  extension ProbeStage {
    /// The system that the report names.
    package var system: String { "headless UIKit" }

    /// Whether a debugger is attached to the app.
    static var isTraced: Bool { false }

    /// Lets time pass; 0 lets the turn of the run loop end.
    package func advance(by seconds: TimeInterval) async {
      HeadlessClock.advance(by: seconds)
    }

    /// Lets one frame be made.
    func nextFrame() async {
      HeadlessClock.advance(frames: 1)
    }

    /// Keeps the main thread from its run loop.
    func stall(for seconds: TimeInterval) {
      HeadlessClock.stall(for: seconds)
    }

    /// Returns what is seen at the beginning of every frame for some seconds.
    func record<Value>(
      for seconds: TimeInterval,
      _ value: @escaping () -> Value
    ) async -> [FrameSample<Value>] {
      var samples: [FrameSample<Value>] = []
      let start = CACurrentMediaTime()
      let link = CADisplayLink.headlessLink { link in
        samples.append(FrameSample(time: link.timestamp - start, value: value()))
      }
      link.add(to: .main, forMode: .common)
      HeadlessClock.advance(by: seconds)
      link.invalidate()
      return samples
    }
  }
#endif
