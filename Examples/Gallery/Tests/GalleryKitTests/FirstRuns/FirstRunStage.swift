import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

/// A room in which its first run is played, without pages.
@MainActor
struct FirstRunStage {
  let session: RoomSession
  let run: FirstRun
  private(set) var marks: [String] = []
  private(set) var tips: [String] = []
  /// How long it takes, in real seconds.
  private(set) var duration: TimeInterval = 0

  init(_ room: Room, hz: Int = 60, settings: RoomSettings = RoomSettings()) throws {
    run = try #require(try FirstRun(room: room.id))
    session = RoomSession(room, settings: settings)
    HeadlessClock.framesPerSecond = Int(Double(hz) / run.speed)
    play(isMirrored: settings.isRightToLeft)
  }

  private mutating func play(isMirrored: Bool) {
    var player = FirstRunPlayer(run, isMirrored: isMirrored)
    var frames = 0
    repeat {
      for input in player.step(to: session.time + HeadlessClock.frameDuration) {
        perform(input.action, at: session.start + input.time)
      }
      HeadlessClock.advance(frames: 1)
      if let tip = player.tip, tip != tips.last { tips.append(tip) }
      marks += session.takeEvents().compactMap { event in
        guard case .mark(let mark) = event.kind else { return nil }
        return mark.rawValue
      }
      frames += 1
      if frames % 8 == 0 { checkLayers() }
    } while !(player.isAtEnd && session.isAtRest) && frames < 10_000
    duration = Double(frames) * HeadlessClock.frameDuration / run.speed
  }

  private func perform(_ action: TraceStep.Action, at time: TimeInterval) {
    switch action {
    case .touch(let id, let phase, let point):
      HeadlessTouch.schedule(id: id, phase: phase.touchPhase, at: point, time: time)
    case .call(let call):
      HeadlessClock.schedule(at: time) { [session] in
        #expect(throws: Never.self) { try session.perform(call) }
      }
    case .scroll: Issue.record("a first run doesn't scroll")
    }
  }

  /// No two layers may have the same number: a page would put one into the other.
  private func checkLayers() {
    let numbers = HeadlessLayerTree.shown.layers.map(\.id)
    #expect(Set(numbers).count == numbers.count)
  }
}
