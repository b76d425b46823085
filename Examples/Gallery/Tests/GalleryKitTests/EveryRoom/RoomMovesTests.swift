import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// What holds for the first transition of every room.
  @MainActor @Suite struct RoomMovesTests {
    /// A room, the move that starts its first transition, and the one that goes back.
    struct Case: CustomTestStringConvertible, Sendable {
      let room: String
      let forward: RoomMove.Kind
      let back: RoomMove.Kind

      /// Whether the container keeps what isn't seen.
      var keepsScreens: Bool { ["tabs", "container"].contains(room) }

      var testDescription: String { room }
    }

    @MainActor private static let cases = Catalog.rooms.map { room in
      let kinds = room.make().moves.map(\.kind)
      return switch kinds {
      case _ where kinds.contains(.push): Case(room: room.id, forward: .push, back: .pop)
      case _ where kinds.contains(.present): Case(room: room.id, forward: .present, back: .dismiss)
      default: Case(room: room.id, forward: .select(1), back: .select(0))
      }
    }

    /// Rest, and a moment in flight, in which the old way beside the framework's can't go back.
    @MainActor private static let pauses: [(room: Case, pause: TimeInterval)] = cases.flatMap {
      $0.room == "percent-driven" ? [($0, 3)] : [($0, 0.1), ($0, 3)]
    }

    @Test(
      "Afterwards every view is as it was, and what has come is freed",
      arguments: await pauses
    )
    func nothingIsLeft(room: Case, pause: TimeInterval) throws {
      let stage = try RoomStage(room.room)
      let window = try #require(stage.scene.root.view.window)
      let before = stage.all(in: window).map(ViewState.init)
      let color = window.backgroundColor
      stage.perform(room.forward)
      HeadlessClock.advance(by: pause)
      let new = stage.newViews(in: window, since: before)
      weak let context = stage.scene.transition.flights.first?.context
      #expect(!new.isEmpty && (context != nil) == (pause < 1))
      stage.perform(room.back)
      HeadlessClock.advance(by: 3)
      let left = new.compactMap(\.object)
      #expect(context == nil && (left.isEmpty || room.keepsScreens), "\(left)")
      #expect(window.backgroundColor == color)
      let after = stage.all(in: window).map(ViewState.init)
      let changed = zip(before, after).filter { $0.text != $1.text }
      #expect(after.count == before.count && changed.isEmpty, "\(changed)")
      #expect(CADisplayLink.headlessRunningCount == 0 && HeadlessClock.isQuiet)
    }

    @Test(
      "Pressed in flight, the moves end where the last one leads",
      arguments: await cases,
      [0.02, 0.1, 0.3]
    )
    func pressedInFlight(room: Case, pause: TimeInterval) throws {
      let stage = try RoomStage(room.room)
      let home = stage.scene.root.shownTitles
      func press(_ kinds: [RoomMove.Kind]) -> [String] {
        for kind in kinds {
          stage.perform(kind)
          HeadlessClock.advance(by: pause)
        }
        HeadlessClock.advance(by: 3)
        #expect(stage.scene.transition.phase == .idle)
        return stage.scene.root.shownTitles
      }

      #expect(press([room.forward, room.back, room.forward]) != home)
      #expect(press([room.back, room.forward, room.back]) == home)
    }

    @Test(
      "With Reduce Motion, what comes and what stays fade in place",
      arguments: [
        ("album", "push", ["page.card.8", "album.Hawks"]),
        ("modal", "present", ["player"]), ("drawer", "present", ["drawer", "library"]),
        ("context", "push", ["rosette.1"]), ("zoom-card", "present", ["lights"]),
        ("diagonal", "present", ["card"]), ("card-flip", "present", ["answer", "riddle.0.face"]),
        ("zoom", "push", ["stone.page.0.picture"]), ("overlay", "present", ["train"]),
        ("simultaneous", "push", ["north.page", "south.page", "comet"]),
        ("map", "present", ["hut"]), ("player", "push", ["player.cover"]),
        ("shop", "push", ["seed.page.picture", "seed.1.picture"]),
        ("shape", "push", ["bird", "egg.3.drawing"]), ("container", "push", ["face.Lisbon"]),
      ]
    )
    func reduceMotion(room: String, move: String, views: [String]) throws {
      let trace = try RoomTrace(
        room,
        """
        [{"t": 0, "do": {"reduceMotion": true}}, {"t": 0.1, "do": "\(move)"},
         {"t": 0.2, "do": "\(move == "push" ? "pop" : "dismiss")"}]
        """
      )
      for view in views {
        #expect(Set(trace.frames.compactMap { $0.place(of: view) }).count == 1, "\(view)")
      }
      for flying in ["transition.matched", "transition.card"] {
        #expect(trace.frames.allSatisfy { $0.place(of: flying) == nil })
      }
      #expect(trace.count("turn") > 0)
      #expect(trace.frames.last?.status.stack == trace.frames.first?.status.stack)
    }
  }
}

extension RoomStage {
  /// The views that have come, without retaining them.
  fileprivate func newViews(in window: UIWindow, since before: [ViewState]) -> [Weak<UIView>] {
    let known = Set(before.map(\.view))
    return all(in: window).filter { !known.contains(ObjectIdentifier($0)) }.map { Weak($0) }
  }
}

/// What a transition may change of a view.
@MainActor
private struct ViewState {
  let view: ObjectIdentifier
  let text: String

  init(_ view: UIView) {
    self.view = ObjectIdentifier(view)
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    let isMasked = view.mask != nil || view.layer.mask != nil
    let isFlat = CATransform3DIsIdentity(view.transform3D) && view.layer.zPosition == 0
    text = "\(name) \(view.frame) \(view.alpha) \(view.isHidden) \(isMasked) \(isFlat)"
  }
}
