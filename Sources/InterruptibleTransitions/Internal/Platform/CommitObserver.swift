import UIKit

/// Calls a closure at the end of each turn of the main run loop, before the views are laid out and committed.
///
/// The run loop retains the observer, and with it the closure, until it's stopped.
@MainActor
final class CommitObserver {
  #if canImport(ObjectiveC)
    private let observer: CFRunLoopObserver?
    /// Core Animation observes the same activities with an order of 2,000,000, and UIKit's gesture recognizers act
    /// before this one.
    private static let order: CFIndex = 1_000_000
  #else
    private let observer: HeadlessRunLoopObserver
  #endif

  init(_ action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      let activities: CFRunLoopActivity = [.beforeWaiting, .exit]
      observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault,
        activities.rawValue,
        true,
        CommitObserver.order
      ) { _, _ in
        MainActor.assumeIsolated(action)
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    #else
      observer = HeadlessRunLoopObserver(action)
    #endif
  }

  func stop() {
    #if canImport(ObjectiveC)
      observer.map(CFRunLoopObserverInvalidate)
    #else
      observer.invalidate()
    #endif
  }
}
