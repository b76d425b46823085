package import GalleryScreens
internal import InterruptibleTransitions
internal import UIKit

/// A room on a screen of its own, from the moment it is laid out.
///
/// There is one screen in the process: a new session takes it from the one before.
@MainActor
package final class RoomSession {
  package let room: Room
  private let scene: RoomScene
  private let window: UIWindow
  private var phase: InterruptibleTransition.Phase
  private var events: [RoomEvent] = []
  private var readEntries = 0
  private var tapCount = 0

  package init(_ room: Room) {
    HeadlessScreen.reset()
    self.room = room
    scene = room.make()
    window = UIWindow(frame: UIScreen.main.bounds)
    phase = scene.transition.phase
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    settle()
    watch()
  }

  package var status: RoomStatus {
    RoomStatus(
      phase: scene.transition.phase.name,
      progress: scene.transition.progress,
      velocity: scene.transition.velocity,
      stack: scene.root.shownTitles
    )
  }

  /// True where the transition is idle and nothing moves.
  package var isAtRest: Bool { scene.transition.phase == .idle && HeadlessClock.isQuiet }

  /// What has happened since this was last asked.
  package func takeEvents() -> [RoomEvent] {
    readLog()
    defer { events = [] }
    return events
  }

  /// Does something to the room, at a time in the frame that is being made.
  func perform(
    _ call: RoomCall,
    at time: TimeInterval = HeadlessClock.now
  ) throws(GalleryFailure) {
    let transition = scene.transition
    switch call {
    case .push: scene.push()
    case .pop: scene.pop()
    case .pause: transition.pause()
    case .resume: transition.resume()
    case .reverse: transition.reverse()
    case .finish: transition.finish()
    case .cancel: transition.cancel()
    case .scrub(let progress): transition.scrub(to: progress)
    case .tap(let identifier): try tap(identifier, at: time)
    }
  }

  /// Touches a view in the middle of what is seen of it, for a sixtieth of a second.
  private func tap(_ identifier: String, at time: TimeInterval) throws(GalleryFailure) {
    let views = HeadlessLayerTree.shown.views
    guard let view = views.first(where: { $0.name == identifier }) else {
      let names = views.map(\.name).joined(separator: ", ")
      throw GalleryFailure("there is no view \"\(identifier)\": there are \(names)")
    }
    let seen = view.frame.intersection(window.bounds)
    guard view.opacity > 0, !seen.isEmpty else {
      throw GalleryFailure("the view \"\(identifier)\" cannot be tapped: it is not seen")
    }
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    tapCount += 1
    let finger = Int.min + tapCount
    HeadlessTouch.send(id: finger, phase: .began, at: middle, time: time)
    HeadlessTouch.schedule(id: finger, phase: .ended, at: middle, time: time + 1.0 / 60)
  }

  /// Gives the room time to come to rest after it was made.
  private func settle() {
    HeadlessClock.endTurn()
    for _ in 0..<600 where !HeadlessClock.isQuiet {
      HeadlessClock.advance(frames: 1)
    }
  }

  private func watch() {
    let inner = scene.transition.onPhaseChange
    scene.transition.onPhaseChange = { [weak self] phase in
      inner?(phase)
      self?.phaseDidChange(to: phase)
    }
  }

  private func phaseDidChange(to new: InterruptibleTransition.Phase) {
    readLog()
    add(.phase(new.name))
    if let mark = Mark(from: phase, to: new) { add(.mark(mark)) }
    phase = new
  }

  private func readLog() {
    for entry in HeadlessLog.entries[readEntries...] {
      add(.call(entry.text), at: entry.time)
    }
    readEntries = HeadlessLog.entries.count
  }

  private func add(_ kind: RoomEvent.Kind, at time: TimeInterval = HeadlessClock.now) {
    events.append(RoomEvent(time: time, kind: kind, progress: scene.transition.progress))
  }
}

extension UIViewController {
  /// The titles of the screens that are stacked here, from the bottom up.
  fileprivate var shownTitles: [String] {
    guard let navigation = self as? UINavigationController else { return [shownTitle] }
    return navigation.viewControllers.map(\.shownTitle)
  }

  /// What the screen is called, in the bar or by the button that goes back to it.
  private var shownTitle: String {
    title ?? navigationItem.title ?? navigationItem.backButtonTitle ?? "\(type(of: self))"
  }
}
