import InterruptibleTransitions
import UIKit

extension AppWorld {
  /// Makes an event happen.
  func perform(_ event: AppEvent) {
    let refusals = HeadlessLog.refusals
    switch event {
    case .frames(let count): pass(count)
    case .touch(let finger, let phase, let x, let y): touch(finger, phase, x, y)
    case .back(let way): goBack(way)
    case .ask(let call, let isAnimated): ask(call, isAnimated)
    case .plain(let call, let isAnimated): makePlainly(call, isAnimated)
    case .control(let control, let number): perform(control, number)
    case .scrub(let progress, let number):
      livingTransitions.wrapped(number)?.transition.scrub(to: progress)
    case .alongside(let number): animateAlongside(number)
    case .coordinate: coordinate()
    case .setting(let setting, let number): livingTransitions.wrapped(number)?.apply(setting)
    case .policy(let policy): self.policy = policy
    case .environment(let change): perform(change)
    case .change(let change, let number): make(change, number)
    case .serve(let isServed): serveAll(isServed)
    case .uninstall: uninstallAll()
    case .install(let server, let container): install(server, on: container)
    case .arm(let callback, let event): armed.append((callback, event))
    case .inside(.animation, let event):
      UIView.animate(withDuration: 0.3) { self.perform(event) }
    case .inside(.noAnimation, let event):
      UIView.performWithoutAnimation { perform(event) }
    }
    if !event.isPlain { presentationsRefused += HeadlessLog.refusals - refusals }
    if armedDepth == 0 { note() }
  }

  /// Makes the event that waits for a callback.
  func happened(_ callback: AppCallback) {
    guard armedDepth < 4, let index = armed.firstIndex(where: { $0.callback == callback }) else {
      return
    }
    let event = armed.remove(at: index).event
    narration.append("in \(callback): \(event)")
    armedDepth += 1
    perform(event)
    armedDepth -= 1
  }

  private func pass(_ count: Int) {
    guard armedDepth == 0 else { return }
    for _ in 0..<count {
      HeadlessClock.advance(frames: 1)
      note()
    }
  }

  /// Remembers what is in flight, and looks at its motion.
  private func note() {
    var parts: [AnyObject] = []
    for server in livingTransitions {
      parts += server.transients
      for (progress, velocity) in server.motions {
        check(progress: progress, velocity: velocity)
      }
    }
    transients += parts.filter { !noted.contains(ObjectIdentifier($0)) }.map(Weak.init)
    noted = Set(parts.map(ObjectIdentifier.init))
  }

  /// What must hold at every moment.
  func check(progress: CGFloat, velocity: CGFloat) {
    let isSound = (0...1).contains(progress) && velocity.isFinite
    guard !isSound, earlyComplaints.count < 3 else { return }
    earlyComplaints.append(AppComplaint(.motion, "progress \(progress), velocity \(velocity)"))
  }

  private func touch(_ finger: Int, _ phase: AppEvent.Finger, _ x: Double, _ y: Double) {
    guard armedDepth == 0, HeadlessTouch.isDown(finger) != (phase == .began) else { return }
    let bounds = window.bounds
    let place = CGPoint(x: x * bounds.width, y: y * bounds.height)
    // A touch is its bar's for life, whatever comes to lie over that.
    if phase == .began, isInDeafBar(place) { fingersInBars.insert(finger) }
    let warnings = fingersInBars.contains(finger) ? refusals.count : nil
    HeadlessTouch.send(id: finger, phase: phase.touchPhase, at: place)
    if let warnings { tapsRefused += refusals.count - warnings }
    if !HeadlessTouch.isDown(finger) { fingersInBars.remove(finger) }
  }

  /// Whether a place is in a bar whose taps nobody is asked about: a navigation bar, or a tab bar that floats.
  private func isInDeafBar(_ place: CGPoint) -> Bool {
    sequence(first: window.hitTest(place, with: nil), next: { $0?.superview }).contains { view in
      view is UINavigationBar
        || view is UITabBar && HeadlessPersonality.current.tabBars.barOutsideBounds
    }
  }

  private func goBack(_ way: AppEvent.Back) {
    switch way {
    case .escapeGesture:
      let displayed = residents.last { $0.isVisible && $0.controller.isViewLoaded }
      (displayed?.controller.view).map { _ = HeadlessAccessibility.performEscape(from: $0) }
    case .escapeKey: HeadlessKeyboard.press(UIKeyCommand.inputEscape)
    case .bracketKey: HeadlessKeyboard.press("[", .command)
    }
  }

  /// Changes something of a screen that is shown, once.
  private func make(_ change: AppEvent.Change, _ number: Int) {
    let screens = residents.filter(\.isVisible).compactMap { $0.controller as? AppScreen }
    guard let screen = screens.wrapped(number) else { return }
    narrate("\(change) of \(screen.name)")
    screen.make(change)
    changed.append((Weak(screen), change))
  }

  private func perform(_ control: AppEvent.Control, _ number: Int) {
    guard let transition = livingTransitions.wrapped(number)?.transition else { return }
    switch control {
    case .pause: transition.pause()
    case .resume: transition.resume()
    case .reverse: transition.reverse()
    case .finish: transition.finish()
    case .cancel: transition.cancel()
    }
  }

  private func animateAlongside(_ number: Int) {
    guard let transition = livingTransitions.wrapped(number)?.transition else { return }
    let isOver = promise("animateAlongside")
    transition.animateAlongside(
      { [weak self] in self?.happened(.alongsideAnimations) },
      completion: { [weak self] _ in
        isOver()
        self?.happened(.alongsideCompletion)
      }
    )
  }

  private func coordinate() {
    topmost.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.happened(.coordinatorAlongside) },
      completion: { [weak self] _ in self?.happened(.coordinatorCompletion) }
    )
  }

  /// A completion that has to be called once; or at most once, where it is not strict.
  func promise(_ text: String, isStrict: Bool = true) -> @MainActor () -> Void {
    let index = promises.count
    promises.append((text, isStrict, 0))
    return { [weak self] in
      self?.promises[index].calls += 1
      self?.happened(.callCompletion)
    }
  }
}

extension AppEvent {
  /// Whether UIKit is asked for a change, and not a transition object.
  fileprivate var isPlain: Bool {
    switch self {
    case .plain: true
    case .inside(_, let event): event.isPlain
    default: false
    }
  }
}

extension AppEvent.Finger {
  var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
