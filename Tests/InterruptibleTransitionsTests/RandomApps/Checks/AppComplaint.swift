/// Something that is wrong with an app at the end of a story, or on the way there.
struct AppComplaint: Equatable, Sendable, CustomStringConvertible {
  let fault: AppFault
  let text: String

  init(_ fault: AppFault, _ text: String) {
    self.fault = fault
    self.text = text
  }

  var description: String { "\(fault): \(text)" }
}

/// The kinds of complaint; stories are shrunk to the shortest with the same kind.
enum AppFault: String, CaseIterable, Sendable {
  /// Progress or velocity out of range.
  case motion
  /// A transition or an animation never ends.
  case stuck
  /// A queued call is never made.
  case queue
  /// A transition that began was not completed, or was completed more than once.
  case unfinished
  /// An effect's `prepare` without its `cleanUp`.
  case effect
  /// UIKit refused or warned of a call that the framework made.
  case refusal
  /// A completion was not called, or more than once.
  case completion
  /// A container and its children disagree.
  case tree
  /// A tab bar and its controller disagree.
  case tabs
  /// A bar is not what the screen wants that is shown.
  case bar
  /// A transition coordinator outlives its transition.
  case coordinator
  /// A screen is missing from the window, or should not be there.
  case presence
  /// A view is not where or as it belongs.
  case place
  /// A screen is left hidden from assistive technology.
  case hidden
  /// What the app has changed of a screen was undone.
  case change
  /// A view is left in a container.
  case leftover
  /// Appearance callbacks are out of order, or the last one is wrong.
  case appearance
  /// An object that should be gone is alive.
  case leak
  /// A screen does not answer a tap.
  case tap
  /// A call at rest has no effect.
  case call
}
