import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import UIKit

/// How a room is run.
struct RoomSetting: Equatable, Sendable {
  var personality = HeadlessPersonality.launched
  var isRightToLeft = false
  var reducesMotion = false
}

/// A room that is run and checked, whatever is in it.
///
/// The screen is global: make one world at a time.
@MainActor
final class RoomWorld {
  let session: RoomSession
  /// The controllers that were on screen at some time.
  private var known: [ObjectIdentifier: Weak<UIViewController>] = [:]
  /// The names that each controller has had.
  private(set) var names: [ObjectIdentifier: Set<String>] = [:]
  /// The presentation controllers and animators that were in use at some time.
  private var parts: [ObjectIdentifier: Weak<AnyObject>] = [:]
  /// What was in each container at rest, in a room in which nothing was interrupted.
  var reference: RoomReference?
  /// The screens of the fresh room.
  private(set) var home: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  init(_ room: Room, _ setting: RoomSetting = RoomSetting()) {
    let settings = RoomSettings(
      isRightToLeft: setting.isRightToLeft,
      reducesMotion: setting.reducesMotion
    )
    session = RoomSession(room, settings: settings, personality: setting.personality)
    home = screens
    note()
  }

  var scene: RoomScene { session.scene }
  var window: UIWindow { session.window }
  var transition: InterruptibleTransition { scene.transition }
  var members: [UIViewController] { known.values.compactMap(\.object) }
  var livingParts: [AnyObject] { parts.values.compactMap(\.object) }

  // MARK: - Time

  func advance(frames: Int) {
    for _ in 0..<frames {
      HeadlessClock.advance(frames: 1)
      note()
    }
  }

  /// Lifts all fingers, resumes what is paused, and lets time pass until nothing moves.
  ///
  /// - Returns: Whether the room has come to rest.
  @discardableResult
  func rest() -> Bool {
    HeadlessTouch.cancelAll()
    for _ in 0..<80 {
      // What is paused waits for whoever paused it.
      for flight in transition.flights where flight.phase == .paused {
        flight.resume()
      }
      advance(frames: 15)
      if session.isAtRest, transition.flights.isEmpty { return true }
    }
    return false
  }

  /// Performs steps at their times, in the events phase of the next frames, and then comes to rest.
  ///
  /// - Returns: The steps that had an effect: some calls are errors in some states.
  func perform(_ steps: [TraceStep]) -> [TraceStep] {
    var done: [TraceStep] = []
    var left = steps.count
    let origin = HeadlessClock.nextFrameTime
    for step in steps {
      HeadlessClock.schedule(at: origin + step.time) { [weak self] in
        left -= 1
        if self?.perform(step.action, at: origin + step.time) == true { done.append(step) }
      }
    }
    // Not until a time: late commits put the clock ahead of the events.
    while left > 0 {
      advance(frames: 1)
    }
    rest()
    return done
  }

  private func perform(_ action: TraceStep.Action, at time: TimeInterval) -> Bool {
    switch action {
    case .touch(let id, let phase, let point):
      guard (phase == .began) != HeadlessTouch.isDown(id) else { return false }
      HeadlessTouch.send(id: id, phase: phase.touchPhase, at: point, time: time)
    case .scroll(let phase, let point, let delta):
      HeadlessScroll.send(phase: phase.touchPhase, delta: delta, at: point)
    case .call(let call):
      do throws(GalleryFailure) {
        try session.perform(call, at: time)
      } catch {
        return false
      }
    }
    return true
  }

  // MARK: - Moves

  func perform(_ kind: RoomMove.Kind) {
    scene.move(kind)?.perform()
    HeadlessClock.endTurn()
    note()
  }

  /// Goes back to the first screens, as far as the room's moves lead.
  func returnToOrigin() {
    let isTabs = scene.root is UITabBarController
    let ways = scene.moves.map(\.kind).filter {
      switch $0 {
      case .pop, .popToRoot, .dismiss: true
      case .select(let index): isTabs && index == 0
      case .push, .present: false
      }
    }
    for kind in ways {
      for _ in 0..<20 where screens != home {
        let before = screens
        perform(kind)
        rest()
        if screens == before { break }
      }
    }
  }

  /// The moves that start a transition in the room as it is.
  static func forwardMoves(of room: Room) -> [RoomMove.Kind] {
    RoomWorld(room).scene.moves.map(\.kind).filter { kind in
      let world = RoomWorld(room)
      let before = world.screens
      world.perform(kind)
      world.advance(frames: 2)
      return !world.transition.flights.isEmpty && world.rest() && world.screens != before
    }
  }

  // MARK: - What there is

  /// Remembers what is in use, without retaining it.
  private func note() {
    for controller in everyone {
      let id = ObjectIdentifier(controller)
      if known[id]?.object == nil { known[id] = Weak(controller) }
      names[id, default: []].insert(controller.name)
      guard controller.presentingViewController != nil, controller.parent == nil,
        let presentation = controller.presentationController
      else { continue }
      parts[ObjectIdentifier(presentation)] = Weak(presentation)
    }
    for flight in transition.flights {
      guard let context = flight.context else { continue }
      parts[ObjectIdentifier(context)] = Weak(context)
    }
  }

  /// Every controller that can be reached through children and presentations.
  var everyone: [UIViewController] {
    var found: [UIViewController] = []
    var next = [scene.root]
    while let controller = next.popLast() {
      found.append(controller)
      next += controller.children
      if let presented = controller.directlyPresented { next.append(presented) }
    }
    return found
  }
}

/// A reference that retains nothing.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
