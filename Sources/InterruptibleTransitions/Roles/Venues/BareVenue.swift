import UIKit

/// A container where gestures only catch what runs.
@MainActor
final class BareVenue: Venue {
  private(set) weak var view: UIView?

  init(_ container: UIView) {
    view = container
  }

  var isServed: Bool { true }
  var isCalm: Bool { true }
  var backArea: PopGesture { .none }

  func scene(_ direction: TransitionScene.Direction) -> TransitionScene? { nil }
  func leads(_ direction: TransitionScene.Direction) -> Bool { false }
  func opening(_ direction: TransitionScene.Direction) -> Opening? { nil }
}
