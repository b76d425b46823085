#if !os(Linux)
  import UIKit

  /// Calls a closure at the beginning of every frame until it returns false.
  @MainActor
  final class FrameLoop: NSObject {
    private let isGoingOn: (CFTimeInterval) -> Bool
    private var continuation: CheckedContinuation<Void, Never>?

    private init(_ isGoingOn: @escaping (CFTimeInterval) -> Bool) {
      self.isGoingOn = isGoingOn
    }

    /// Suspends until the closure returns false for a frame's timestamp.
    static func run(while isGoingOn: @escaping (CFTimeInterval) -> Bool) async {
      let loop = FrameLoop(isGoingOn)
      await withCheckedContinuation { continuation in
        loop.continuation = continuation
        // The link retains its target until it is invalidated.
        let link = CADisplayLink(target: loop, selector: #selector(FrameLoop.frame(_:)))
        link.add(to: .main, forMode: .common)
      }
    }

    @objc private func frame(_ link: CADisplayLink) {
      guard !isGoingOn(link.timestamp) else { return }
      link.invalidate()
      continuation?.resume()
      continuation = nil
    }
  }
#endif
