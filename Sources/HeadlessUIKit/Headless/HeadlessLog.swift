/// The calls that UIKit has made, in order: delegate methods, appearance callbacks, and transition methods.
@preconcurrency @MainActor
public enum HeadlessLog {
  /// A call that UIKit has made.
  public struct Entry: Hashable, Sendable {
    /// The virtual clock's time, in seconds.
    public let time: TimeInterval
    /// The receiver and the call, such as `Detail.viewWillAppear(true)`.
    public let text: String
  }

  public private(set) static var entries: [Entry] = []

  /// The texts of all calls.
  public static var texts: [String] { entries.map(\.text) }

  /// Clears the calls so far, and the notifications of assistive technology.
  public static func forget() {
    entries = []
    refusals = 0
    HeadlessAccessibility.forgetNotifications()
  }

  static func record(_ text: @autoclosure () -> String) {
    entries.append(Entry(time: HeadlessClock.now, text: text()))
  }

  /// Records a call that is made each frame: of several in succession only the last is kept.
  static func recordRepeated(_ call: String, _ argument: @autoclosure () -> String) {
    if entries.last?.text.hasPrefix(call) == true { entries.removeLast() }
    record("\(call)(\(argument()))")
  }

  /// The number of times that UIKit has refused a presentation or dismissal, with a warning in the log.
  public private(set) static var refusals = 0

  static func refuse(_ warning: String) {
    refusals += 1
    record(warning)
  }
}
