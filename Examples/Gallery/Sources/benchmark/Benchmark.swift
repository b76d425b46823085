internal import Foundation
internal import GalleryKit
internal import GalleryScreens

/// Prints how long first frames take, and a minute of dense dragging that is repeated:
/// `swift run -c release benchmark`.
@main
enum Benchmark {
  @MainActor
  static func main() throws {
    print("the first of the process: \(try FirstFrame.figure(of: "push", .push))")
    print(try FirstFrame.figure(of: "push", .push))
    for room in ["push", "tabs", "album"] {
      print(try figure(of: room))
    }
  }

  @MainActor
  private static func figure(of id: String) throws -> String {
    let run = RoomRun(try Room.named(id))
    let (busy, ends) = record(in: run)
    let frames = run.journal.frameCount
    let clock = ContinuousClock()
    let duration = clock.measure {
      run.seek(to: 0)
      run.seek(to: .infinity)
    }
    let seconds = duration / .seconds(1)
    let perFrame = seconds / Double(frames) * 1_000_000
    return String(
      format: "%@: %d transitions in %d of %d frames, %d inputs: %.3f s, %.0f µs a frame",
      id,
      ends,
      busy,
      frames,
      run.journal.entries.count,
      seconds,
      perFrame
    )
  }

  /// A minute at 60 frames per second, in which a finger drags to and fro, with two moves in each frame.
  ///
  /// - Returns: The number of frames in which a transition was in flight, and of transitions.
  @MainActor
  private static func record(in run: RoomRun) -> (busy: Int, ends: Int) {
    var (busy, ends) = (0, 0)
    for frame in 0..<3600 {
      let start = run.time
      let inputs = [1.0, 2.0].compactMap { half -> RoomInput? in
        let step = frame * 2 + Int(half) - 1
        return action(at: step).map { RoomInput($0, at: start + half / 120) }
      }
      run.makeFrame(at: 60, inputs)
      if run.session.status.phase != "idle" { busy += 1 }
      ends += run.session.takeEvents().count { $0.kind == .mark(.rest) }
    }
    return (busy, ends)
  }

  /// A drag of two thirds of a second, then longer without a finger; to the right, then to the left.
  private static func action(at step: Int) -> TraceStep.Action? {
    let (drag, place) = (step / 180, step % 180)
    let share = Double(min(place, 79)) / 79
    let (from, to) = drag.isMultiple(of: 2) ? (8.0, 330.0) : (385.0, 60.0)
    let point = CGPoint(x: from + (to - from) * share, y: 426)
    switch place {
    case 0: return .touch(id: 1, .began, at: point)
    case 1..<79: return .touch(id: 1, .moved, at: point)
    case 79: return .touch(id: 1, .ended, at: point)
    default: return nil
    }
  }
}
