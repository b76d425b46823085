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
    guard old == .dragging,
      case .lift(_, let velocity, _) = scene.transition.flights.last?.lastRelease
    else { return releases.forget() }
    if !hasFreeCard {
      releases.letGo(at: HeadlessClock.now, velocity: velocity)
    } else if cardGrip != nil, let pace = fingerNotes.lastPace {
      releases.letGoCard(at: HeadlessClock.now, pace: pace)
    } else {
      releases.forget()
    }
  }

  /// Whether the transition's screen follows the finger freely, so that the progress says nothing of its way.
  private var hasFreeCard: Bool { scene.transition.effect is any FreeCardEffect }

  /// Notes where a finger holds a card in the frame that is shown; returns where that point of it is now.
  func noteCardGrip(isHeld: Bool) -> CGPoint? {
    if isHeld, hasFreeCard {
      cardGrip = releases.onlyPlace.flatMap { place in
        scene.transition.flights.last.flatMap { CardGrip(at: place, of: $0) }
      }
    } else if !releases.awaitsCard {
      cardGrip = nil
    }
    return cardGrip?.place
  }

  /// A finger does something; a transition without the framework may follow it, or not hear it.
  func noteCompanionFinger(_ id: Int, _ phase: FingerPhase, at time: TimeInterval) {
    guard let companion else { return }
    if phase == .began, case .settling = companion.phase { unheardFingers[id] = time }
    guard !phase.isDown else { return }
    let start = unheardFingers.removeValue(forKey: id)
    guard phase == .ended, let pace = fingerNotes.lastPace else { return }
    if companion.phase == .idle, let start {
      add(.unheard(time - start), at: time)
    } else {
      noteRelease(of: companion, pace, at: time)
    }
  }

  /// A finger has left the screen at a velocity in points per second.
  private func noteRelease(of companion: CompanionWatch, _ pace: CGVector, at time: TimeInterval) {
    guard companion.phase != .idle, let way = companion.way else { return }
    let length = hypot(way.dx, way.dy)
    releases.leave(
      at: time,
      pace: (pace.dx * way.dx + pace.dy * way.dy) / length,
      way: length,
      wasHeld: companion.phase == .dragging
    )
  }
}
