import Foundation

/// What a UI test asks of the app through its environment.
struct LaunchOptions {
  /// The progress at which each transition is paused once.
  let pause: CGFloat?
  /// The accessibility identifier of the view whose place the monitor writes down.
  let watched: String?
  /// Whether probes that may end the app are left out of the field test.
  let skipsFatalProbes: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    pause = environment["GALLERY_PAUSE_AT"].flatMap(Double.init).map { CGFloat($0) }
    watched = environment["GALLERY_WATCH"]
    skipsFatalProbes = environment["GALLERY_SKIPS_FATAL_PROBES"] != nil
  }
}
