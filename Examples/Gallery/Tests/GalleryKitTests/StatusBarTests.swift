import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// The style of the phone's status bar while screens with different ones change places.
  @MainActor @Suite struct StatusBarTests {
    /// What happens to a transition on its way.
    enum Turn: String, CaseIterable {
      case none, reversed, cancelled, caught, caughtTwice

      /// The input that turns it, and whether it ends where it began.
      @MainActor func input(at time: TimeInterval) -> (text: String, isUndone: Bool) {
        let (near, far) = (CGPoint(x: 150, y: 500), CGPoint(x: 260, y: 500))
        func swipe(at time: TimeInterval, _ start: CGPoint, _ end: CGPoint) -> String {
          ", \(RoomTrace.drag(at: time, from: start, to: end)), \(RoomTrace.lift(at: time + 0.11, from: end))"
        }
        return switch self {
        case .none: ("", false)
        case .reversed: (", {\"t\": \(time), \"do\": \"reverse\"}", true)
        case .cancelled: (", {\"t\": \(time), \"do\": \"cancel\"}", true)
        case .caught: (swipe(at: time, near, far), true)
        case .caughtTwice: (swipe(at: time, near, far) + swipe(at: time + 0.14, far, near), false)
        }
      }
    }

    @Test(
      "A page chooses it as it comes, and gives it back where its push is undone",
      arguments: Turn.allCases
    )
    func push(turn: Turn) throws {
      let (text, isUndone) = turn.input(at: 0.3)
      let trace = try RoomTrace("push", "[{\"t\": 0.2, \"do\": \"push\"}\(text)]")
      let isInFlight = { (frame: TraceFrame) in frame.status.phase != "idle" }

      let styles = trace.frames.filter(isInFlight).map(\.status.statusBar)
      #expect(trace.frames.first?.status.statusBar == .dark)
      #expect(styles.count > 20 && styles.dropFirst().allSatisfy { $0 == .light })
      #expect(trace.frames.last?.status.statusBar == (isUndone ? .dark : .light))
      #expect(trace.frames.last?.status.stack.count == (isUndone ? 1 : 2))
    }

    @Test(
      "Beside it, a phone without the framework has the same style on each page",
      arguments: ["push", "full-screen-pop"],
      [RoomVariant.system, .percentDriven]
    )
    func companions(id: String, variant: RoomVariant) throws {
      let styles = try [nil, variant].map { variant in
        var settings = RoomSettings()
        settings.variant = variant
        let run = RoomRun(try Room.named(id), settings: settings)
        return [RoomMove.Kind.push, .push, .pop, .popToRoot].map { move in
          _ = run.makeFrame(at: 120, [RoomInput(.call(.move(move)), at: run.time)])
          for _ in 0..<200 { _ = run.makeFrame(at: 120) }
          return "\(run.session.status.stack.count) \(run.session.status.statusBar)"
        }
      }
      #expect(styles[1] == styles[0] && styles[0].count == 4)
    }

    @Test("The page below has it again as soon as a pop begins, unless the pop is undone")
    func pop() throws {
      for isUndone in [false, true] {
        let turn = isUndone ? ", {\"t\": 2.1, \"do\": \"reverse\"}" : ""
        let trace = try RoomTrace(
          "push",
          "[{\"t\": 0, \"do\": \"push\"}, {\"t\": 2, \"do\": \"pop\"}\(turn)]"
        )
        let style = { (time: TimeInterval) in trace.frame(at: time)?.status.statusBar }

        #expect(style(1.9) == .light && style(2.05) == .dark)
        #expect(trace.frames.last?.status.statusBar == (isUndone ? .light : .dark))
      }
    }

    @Test("So does a screen that is presented")
    func presentation() throws {
      for isUndone in [false, true] {
        let turn = isUndone ? ", {\"t\": 2.1, \"do\": \"reverse\"}" : ""
        let trace = try RoomTrace(
          "drawer",
          "[{\"t\": 0.2, \"do\": \"present\"}, {\"t\": 2, \"do\": \"dismiss\"}\(turn)]"
        )
        let style = { (time: TimeInterval) in trace.frame(at: time)?.status.statusBar }

        #expect(style(0.1) == .dark && style(0.25) == .light && style(1.9) == .light)
        #expect(style(2.05) == .dark)
        #expect(trace.frames.last?.status.statusBar == (isUndone ? .light : .dark))
      }
    }

    @Test("It is light above a card of the records, as long as the card is there")
    func card() throws {
      let moves = [("0.2", "present"), ("1.5", "present"), ("3", "dismiss")]
      let input = moves.map { "{\"t\": \($0), \"do\": \"\($1)\"}" }
      let trace = try RoomTrace("modal", "[\(input.joined(separator: ", "))]")
      let style = { (time: TimeInterval) in trace.frame(at: time)?.status.statusBar }

      #expect(style(0.1) == .dark && style(1.4) == .dark)
      #expect(style(2.9) == .light && trace.frame(at: 2.9)?.status.stack.count == 3)
      #expect(trace.frames.last?.status.statusBar == .dark)
    }
  }
}
