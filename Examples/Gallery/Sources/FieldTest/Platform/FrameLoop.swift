#if !os(Linux)
  import UIKit

  /// Calls a closure at the beginning of every frame until it returns false.
  @MainActor
  enum FrameLoop {
    /// Suspends until the closure returns false for a frame's timestamp.
    static func run(while isGoingOn: @escaping (CFTimeInterval) -> Bool) async {
      await withCheckedContinuation { continuation in
        _ = CADisplayLink.onFrame { link in
          guard !isGoingOn(link.timestamp) else { return }
          link.invalidate()
          continuation.resume()
        }
      }
    }
  }
#endif
