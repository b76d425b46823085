import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import UIKit

/// A random run of a room.
struct RoomStory: Equatable, Sendable {
  let room: String
  let setting: RoomSetting
  var steps: [TraceStep]

  /// What is wrong at the end, and the steps that had an effect.
  struct Outcome {
    let complaints: [RoomComplaint]
    let steps: [TraceStep]
    let transitionCount: Int

    var faults: Set<RoomFault> { Set(complaints.map(\.fault)) }
  }

  @MainActor
  func outcome(_ guide: RoomGuide) -> Outcome {
    let world = RoomWorld(guide.room, setting)
    world.reference = guide.reference
    let done = world.perform(steps)
    let count = world.startCount
    var complaints = world.complaints
    if complaints.isEmpty { complaints = world.complaintsAboutFirstMove(guide.moves) }
    return Outcome(complaints: complaints, steps: done, transitionCount: count)
  }

  /// The shortest story that is found to be as wrong: without any half of the steps, and so on to single ones.
  @MainActor
  func shrunk(_ guide: RoomGuide, attempts: Int = 200) -> RoomStory {
    let first = outcome(guide)
    var (shortest, attempts) = (self, attempts)
    shortest.steps = first.steps
    var length = max(steps.count / 2, 1)
    while attempts > 0 {
      var (start, isShorter) = (0, false)
      while start < shortest.steps.count, attempts > 0 {
        var shorter = shortest
        shorter.steps.removeSubrange(start..<min(start + length, shortest.steps.count))
        attempts -= 1
        let outcome = shorter.outcome(guide)
        if outcome.faults.isDisjoint(with: first.faults) {
          start += length
        } else {
          shorter.steps = outcome.steps
          (shortest, isShorter) = (shorter, true)
        }
      }
      if length == 1, !isShorter { break }
      length = max(length / 2, 1)
    }
    return shortest
  }

  /// The story as the command that plays it.
  func report(_ title: String, _ complaints: [RoomComplaint]) -> String {
    let options =
      (setting.isRightToLeft ? " --right-to-left" : "")
      + (setting.reducesMotion ? " --reduce-motion" : "")
    return """
      \(title):
      \(complaints.map { "  \($0)" }.joined(separator: "\n"))
      HEADLESS_PERSONALITY=\(setting.personality) gallery trace \(room) --hz 60\(options) --input FILE
      [\(steps.map(\.json.description).joined(separator: ",\n "))]
      """
  }
}

/// A room, its forward moves, and what is in it if nothing is interrupted.
@MainActor
struct RoomGuide {
  let room: Room
  let moves: [RoomMove.Kind]
  let reference: RoomReference

  init(_ id: String) throws(GalleryFailure) {
    room = try Room.named(id)
    moves = RoomWorld.forwardMoves(of: room)
    reference = RoomReference(room, moves)
  }
}

extension RoomWorld {
  /// The room's first move has its effect, and can be taken back.
  func complaintsAboutFirstMove(_ moves: [RoomMove.Kind]) -> [RoomComplaint] {
    returnToOrigin()
    let before = screens
    guard complaints.isEmpty, let first = moves.first else {
      return complaints + (moves.isEmpty ? [RoomComplaint(.call, "there is no move")] : [])
    }
    perform(first)
    advance(frames: 2)
    let isStarted = !transition.flights.isEmpty
    rest()
    guard isStarted, screens != before else {
      return [RoomComplaint(.call, "\(first) at rest has no effect")]
    }
    return complaints
  }
}
