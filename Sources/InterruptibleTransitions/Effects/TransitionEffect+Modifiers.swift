public import UIKit

/// What a modifier adds to an effect: it is combined with that effect, and places nothing itself.
private struct Addition: TransitionEffect {
  var preparation: @MainActor @Sendable (TransitionScene) -> Void = { _ in }
  var cleanUp: @MainActor @Sendable (TransitionScene, TransitionEnd) -> Void = { _, _ in }
  var travel: @MainActor @Sendable (TransitionScene) -> CGVector = { _ in .zero }

  func travel(in scene: TransitionScene) -> CGVector { travel(scene) }

  func prepare(_ scene: TransitionScene) { preparation(scene) }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {}

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) { cleanUp(scene, end) }
}

extension TransitionEffect {
  /// Calls a closure before the transition starts, after the effect has been prepared.
  ///
  /// The incoming screen is at its final frame, and laid out. Like ``prepare(_:)``, it is called again in a container
  /// of another size, after the closure of ``onCleanUp(_:)``.
  ///
  /// ```swift
  /// let effect = BuiltInEffect.slide.onPrepare { scene in
  ///   (scene.backgroundViewController as? LibraryViewController)?.scrollToSelection()
  /// }
  /// ```
  public func onPrepare(
    _ prepare: @escaping @MainActor @Sendable (TransitionScene) -> Void
  ) -> BuiltInEffect {
    combined(with: Addition(preparation: prepare))
  }

  /// Calls a closure when the transition is at its end, or back at its start, before the effect is cleaned up.
  public func onCleanUp(
    _ cleanUp: @escaping @MainActor @Sendable (TransitionScene, TransitionEnd) -> Void
  ) -> BuiltInEffect {
    combined(with: Addition(cleanUp: cleanUp))
  }

  /// Replaces the translation of a drag that presents the foreground, in points in the container; zero if no drag can.
  ///
  /// A drag that dismisses the foreground moves in the opposite direction. A card that moves freely, as that of a
  /// ``ZoomEffect``, keeps its own drag.
  public func dragged(
    by travel: @escaping @MainActor @Sendable (TransitionScene) -> CGVector
  ) -> BuiltInEffect {
    Addition(travel: travel).combined(with: self)
  }
}
