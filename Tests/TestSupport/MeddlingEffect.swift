import InterruptibleTransitions
import UIKit

/// A slide that does something in one of its methods.
struct MeddlingEffect: TransitionEffect {
  private let onPrepare: @MainActor @Sendable () -> Void
  private let onAnimate: @MainActor @Sendable () -> Void
  private let onCleanUp: @MainActor @Sendable () -> Void
  private let slide = BuiltInEffect.slide

  init(
    onPrepare: @escaping @MainActor @Sendable () -> Void = {},
    onAnimate: @escaping @MainActor @Sendable () -> Void = {},
    onCleanUp: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.onPrepare = onPrepare
    self.onAnimate = onAnimate
    self.onCleanUp = onCleanUp
  }

  func prepare(_ scene: TransitionScene) {
    slide.prepare(scene)
    onPrepare()
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    slide.place(scene, foreground: position)
    if (position == .presented) == (scene.direction == .forward) { onAnimate() }
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    onCleanUp()
  }
}
