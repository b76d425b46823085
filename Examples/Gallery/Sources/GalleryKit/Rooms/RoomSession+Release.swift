internal import Foundation
internal import GalleryScreens
internal import InterruptibleTransitions
internal import UIKit

/// What a finger's release does to the speed of a transition.
extension RoomSession {
  /// The transition has left a phase: perhaps because a finger has let it go.
  func noteRelease(
    after old: InterruptibleTransition.Phase,
    to new: InterruptibleTransition.Phase
  ) {
    guard companion == nil, new != .idle else { return }
    // A card that follows the finger freely has a way of its own, of which the progress says nothing.
    if old == .dragging, !(scene.transition.effect is ZoomEffect),
      case .lift(_, let velocity, _) = scene.transition.flights.last?.lastRelease
    {
      releases.letGo(at: HeadlessClock.now, velocity: velocity)
    } else {
      releases.forget()
    }
  }

  /// A finger has left the screen at a velocity in points per second; a transition without the framework may have
  /// followed it.
  func noteCompanionRelease(_ pace: CGVector, at time: TimeInterval) {
    guard let companion, companion.phase != .idle, let way = companion.way else { return }
    let length = hypot(way.dx, way.dy)
    releases.leave(
      at: time,
      pace: (pace.dx * way.dx + pace.dy * way.dy) / length,
      way: length,
      wasHeld: companion.phase == .dragging
    )
  }
}
