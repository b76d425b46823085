package import GalleryScreens
internal import InterruptibleTransitions
package import UIKit

/// A room on the screen.
///
/// There is one screen in the process; a new session takes it over.
@MainActor
package final class RoomSession {
  package let room: Room
  /// The settings, of which the layout direction takes effect when the room is created again.
  package private(set) var settings: RoomSettings
  private let isRightToLeft: Bool
  package let scene: RoomScene
  package let window: UIWindow
  /// The virtual clock's time when the room was ready.
  package private(set) var start: TimeInterval = 0
  private var rules = RuleBook()
  private(set) var fingerNotes = FingerNotes()
  var releases = ReleaseWatch()
  /// When fingers came down that the transition in flight hasn't heard yet, in a room without the framework.
  var unheardFingers: [Int: TimeInterval] = [:]
  /// Where a finger holds, or has let go, a card that follows it freely.
  var cardGrip: CardGrip?
  private var phase: InterruptibleTransition.Phase
  private var events: [RoomEvent] = []
  private var readEntries = 0
  private var tapCount = 0
  /// The effect that the room has made.
  let ownEffect: any TransitionEffect
  /// Whether the screen has the size of the upright phone, or that of the phone in landscape.
  var hasPhoneSize = true
  /// What is seen of the transition in a room without the framework.
  let companion: CompanionWatch?

  package init(
    _ room: Room,
    settings: RoomSettings = RoomSettings(),
    personality: HeadlessPersonality = .launched
  ) {
    HeadlessScreen.reset(
      layoutDirection: settings.isRightToLeft ? .rightToLeft : .leftToRight,
      personality: personality
    )
    HeadlessLayerTree.restartNumbers()
    HeadlessAccessibility.isReduceMotionEnabled = settings.reducesMotion
    self.room = room
    self.settings = settings
    isRightToLeft = settings.isRightToLeft
    scene = room.make(settings.variant)
    ownEffect = scene.transition.effect
    companion = scene.companion.map(CompanionWatch.init)
    window = UIWindow(frame: HeadlessScreen.bounds)
    phase = scene.transition.phase
    settings.tuning?.apply(to: scene.transition, ownEffect: ownEffect)
    window.overrideUserInterfaceStyle = settings.isDark ? .dark : .light
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    settle()
    start = HeadlessClock.now
    watch()
  }

  /// Seconds since the room was ready.
  package var time: TimeInterval { HeadlessClock.now - start }

  package var status: RoomStatus {
    watchCompanion()
    return RoomStatus(
      phase: (companion?.phase ?? scene.transition.phase).name,
      progress: progress,
      velocity: companion?.velocity ?? scene.transition.velocity,
      stack: scene.root.shownTitles,
      screen: window.layer.presentation()?.bounds.size ?? window.bounds.size,
      hasPhoneSize: hasPhoneSize,
      isLandscape: HeadlessScreen.interfaceOrientation.isLandscape,
      statusBar: statusBar
    )
  }

  private var progress: CGFloat { companion?.progress ?? scene.transition.progress }

  private var statusBar: RoomStatus.StatusBar {
    if HeadlessScreen.isStatusBarHidden { return .hidden }
    return HeadlessScreen.isStatusBarLight ? .light : .dark
  }

  /// The moves of the room.
  var moves: [RoomMove] { scene.moves }

  /// Whether the room was created for the other layout direction, and has to be created again.
  var isOutdated: Bool { settings.isRightToLeft != isRightToLeft }

  /// Whether no transition runs.
  var isIdle: Bool { (companion?.phase ?? scene.transition.phase) == .idle }

  /// Whether the transition is idle and nothing moves.
  package var isAtRest: Bool {
    scene.transition.phase == .idle && scene.companion?.reading == nil && HeadlessClock.isQuiet
  }

  /// Returns what has happened since the last call.
  package func takeEvents() -> [RoomEvent] {
    lookAtFrame()
    readLog()
    noteWaitingCalls()
    defer { events = [] }
    return events
  }

  /// Performs a call at a time in the current frame; for a tap, returns its location.
  @discardableResult
  package func perform(
    _ call: RoomCall,
    at time: TimeInterval = HeadlessClock.now
  ) throws(GalleryFailure) -> CGPoint? {
    rules.deed = .call
    defer {
      noteWaitingCalls()
      rules.deed = .nothing
    }
    let transition = scene.transition
    switch call {
    case .move(let kind): try move(kind)
    case .rotate: try rotate()
    case .fold: fold()
    case .resize(let size): resize(to: size, animated: false)
    case .rightToLeft(let isOn): settings.isRightToLeft = isOn
    case .reduceMotion(let isOn):
      settings.reducesMotion = isOn
      HeadlessAccessibility.isReduceMotionEnabled = isOn
    case .dark(let isOn): show(isDark: isOn)
    case .pause: transition.pause()
    case .resume: transition.resume()
    case .reverse: transition.reverse()
    case .finish: transition.finish()
    case .cancel: transition.cancel()
    case .scrub(let progress): transition.scrub(to: progress)
    case .tune(let changes): try tune(changes)
    case .press, .adjust, .escape: try assist(call)
    case .tap(let identifier): return try tap(identifier, at: time)
    }
    return nil
  }

  private func tune(_ changes: JSON) throws(GalleryFailure) {
    guard scene.companion == nil else {
      throw GalleryFailure("this phone has no InterruptibleTransition to tune")
    }
    var changed = tuning
    try changed.change(changes)
    settings.tuning = changed
    changed.apply(to: scene.transition, ownEffect: ownEffect)
  }

  private func move(_ kind: RoomMove.Kind) throws(GalleryFailure) {
    guard let move = scene.move(kind) else {
      let known = moves.map(\.kind.json.description).listed
      throw GalleryFailure("the room \"\(room.id)\" has no \(kind.json): it has \(known)")
    }
    move.perform()
  }

  /// Shows the dark style or the light one, also in a room that has chosen the other one for itself.
  private func show(isDark: Bool) {
    settings.isDark = isDark
    CATransaction.begin()
    // Layers without a view would be animated by themselves.
    CATransaction.setDisableActions(true)
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    scene.followWindow()
    CATransaction.commit()
  }

  /// Touches the center of the visible part of a view for a sixtieth of a second.
  private func tap(
    _ identifier: String,
    at time: TimeInterval
  ) throws(GalleryFailure) -> CGPoint {
    let views = HeadlessLayerTree.shown.views
    guard let view = views.first(where: { $0.name == identifier }) else {
      let names = views.map(\.name).joined(separator: ", ")
      throw GalleryFailure("there is no view \"\(identifier)\": there are \(names)")
    }
    let displayed = view.frame.intersection(window.bounds)
    guard view.opacity > 0, !displayed.isEmpty else {
      throw GalleryFailure("the view \"\(identifier)\" can't be tapped: it isn't visible")
    }
    let middle = CGPoint(x: displayed.midX, y: displayed.midY)
    tapCount += 1
    let finger = Int.min + tapCount
    HeadlessTouch.send(id: finger, phase: .began, at: middle, time: time)
    HeadlessTouch.schedule(id: finger, phase: .ended, at: middle, time: time + 1.0 / 60)
    return middle
  }

  /// Lets time pass until the new room is at rest.
  private func settle() {
    HeadlessClock.endTurn()
    for _ in 0..<600 {
      if HeadlessClock.isQuiet { break }
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

  /// Looks at the frame that is shown, which can tell how a release went on.
  func lookAtFrame() {
    watchCompanion()
    let isHeld = (companion?.phase ?? scene.transition.phase) == .dragging
    if isHeld { unheardFingers = [:] }
    let grip = noteCardGrip(isHeld: isHeld)
    if let release = releases.see(progress, grip: grip, isHeld: isHeld, at: HeadlessClock.now) {
      add(.release(release))
    }
  }

  /// Looks at the frame that is shown, in a room without the framework.
  private func watchCompanion() {
    if let phase = companion?.appearance() { phaseDidChange(to: phase) }
  }

  private func phaseDidChange(to new: InterruptibleTransition.Phase) {
    readLog()
    add(.phase(new.name))
    if let mark = Mark(from: phase, to: new) { add(.mark(mark)) }
    if let rule = rules.reason(for: new, after: phase, in: scene.transition) { add(.rule(rule)) }
    noteRelease(after: phase, to: new)
    phase = new
  }

  private func noteWaitingCalls() {
    if let rule = rules.noteWaitingCalls(of: scene.transition) { add(.rule(rule)) }
  }

  /// Touches the screen with a finger, whose state must allow it.
  package func touch(_ id: Int, _ phase: FingerPhase, at point: CGPoint, time: TimeInterval) {
    readLog()
    if let note = fingerNotes.note(id, phase, at: point, time: time) { add(.input(note), at: time) }
    releases.note(id, phase, at: point)
    noteCompanionFinger(id, phase, at: time)
    rules.deed = .touch(phase)
    HeadlessTouch.send(id: id, phase: phase.touchPhase, at: point, time: time)
    noteWaitingCalls()
    rules.deed = .nothing
  }

  private func readLog() {
    for entry in HeadlessLog.entries[readEntries...] {
      add(.call(entry.text), at: entry.time)
    }
    readEntries = HeadlessLog.entries.count
  }

  func add(_ kind: RoomEvent.Kind, at time: TimeInterval = HeadlessClock.now) {
    events.append(RoomEvent(time: max(time - start, 0), kind: kind, progress: progress))
  }
}
