import InterruptibleTransitions
import UIKit

/// A slide that does something in one of its methods.
struct MeddlingEffect: TransitionEffect {
  let place: NestedBeginningTests.Place
  let action: @MainActor @Sendable () -> Void
  private let slide = SlideEffect()

  init(place: NestedBeginningTests.Place, action: @escaping @MainActor @Sendable () -> Void) {
    self.place = place
    self.action = action
  }

  func prepare(_ scene: TransitionScene) {
    slide.prepare(scene)
    if place == .prepare { action() }
  }

  func animate(_ scene: TransitionScene) {
    slide.animate(scene)
    if place == .animate { action() }
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    if place == .cleanUp { action() }
  }
}
