internal import Foundation
internal import GalleryScreens

/// The first run of a room.
extension LiveRoom {
  /// Plays the room's first run from the room's start; ended by any pointer or call.
  func playDemo() {
    var settings = run.session.settings
    // It counts on the transition as the room has made it.
    settings.tuning = nil
    do throws(GalleryFailure) {
      guard let firstRun = try FirstRun(room: run.room.id) else {
        throw GalleryFailure("The room “\(run.room.id)” has no first run.")
      }
      show(run.room, settings: settings)
      let player = FirstRunPlayer(firstRun, isMirrored: settings.isRightToLeft)
      playback = .demo(player, speedBefore: speed)
      change(speed: firstRun.speed)
      say(moment)
      sayTip(player.tip)
    } catch {
      say(.object(["error": .string(error.description)]))
    }
  }

  /// Returns what the ghost's fingers do up to the time of a frame.
  func demoInputs(until time: TimeInterval) -> [RoomInput] {
    guard case .demo(var player, let speed) = playback else { return [] }
    let tip = player.tip
    let actions = player.step(to: time)
    playback = .demo(player, speedBefore: speed)
    if player.tip != tip { sayTip(player.tip) }
    return actions.map { RoomInput($0.action, at: $0.time, page: nil) }
  }

  /// Ends the first run once all its input has been played and the room is at rest.
  func endDemoAtRest() {
    guard case .demo(let player, _) = playback, player.isAtEnd, run.session.isAtRest else { return }
    takeOver()
  }

  /// The room goes on without the first run, if one is played: at once at the speed before it, and without a tip.
  func leaveDemo() {
    guard case .demo(_, let speedBefore) = playback else { return }
    sayTip(nil)
    change(speed: speedBefore)
  }

  /// A page chooses a speed, which stays when the first run is over.
  func choose(speed: Double) {
    if case .demo(let player, _) = playback { playback = .demo(player, speedBefore: speed) }
    change(speed: speed)
  }

  func sayTip(_ text: String?) {
    say(.object(["tip": text.map(JSON.string) ?? .null]))
  }
}
