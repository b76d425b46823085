import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Where a story takes place: what is there, what happens to it, and what its books say.
@MainActor
protocol StoryPlace: AnyObject {
  var story: Story { get }
  var window: UIWindow { get }
  /// The objects that serve it, with the effects that count for them.
  var transitions: [InterruptibleTransition] { get }
  var tallies: [CountedEffect.Tally] { get }
  /// Every screen that there is, on the screen or not.
  var screens: [Screen] { get }
  /// The screens that the books say are seen, from the back to the front.
  var shownScreens: [UIViewController] { get }
  /// How often UIKit has refused what a transition object has asked it for.
  var refusals: Int { get set }
  /// How many completions an app waits for.
  var openCompletions: Int { get set }
  /// Transitions that have ended without a completion of UIKit's.
  var endsOfItsOwn: Int { get }
  /// What else is wrong at rest.
  var complaintsAboutBooks: [String] { get }

  /// Does what not every place knows.
  func performOwn(_ event: StoryEvent)
  /// Where a screen belongs, in the window.
  func home(of screen: UIViewController) -> CGRect
  /// True for a view beside the screens that a container may keep.
  func mayStay(_ view: UIView) -> Bool
}

extension StoryPlace {
  func perform(_ event: StoryEvent) {
    let before = HeadlessLog.refusals
    switch event {
    case .frames(let count): HeadlessClock.advance(frames: count)
    case .touch(let finger, let phase, let place): touch(finger, phase, at: place)
    case .control, .scrub, .openIncomingScreen, .popFrom, .panTabs:
      for transition in transitions {
        tell(transition, event)
      }
    case .rotate:
      let isUpright = HeadlessScreen.interfaceOrientation == .portrait
      HeadlessScreen.rotate(to: isUpright ? .landscapeRight : .portrait)
    case .resignActive: HeadlessApplication.resignActive()
    case .enterBackground: HeadlessApplication.enterBackground()
    case .becomeActive: HeadlessApplication.becomeActive()
    case .reduceMotion(let isOn): HeadlessAccessibility.isReduceMotionEnabled = isOn
    case .show(let isShown): window.isHidden = !isShown
    case .accompany: accompany()
    case .go, .ask, .serve, .share, .leave: performOwn(event)
    }
    if !event.isPlain { refusals += HeadlessLog.refusals - before }
  }

  private func tell(_ transition: InterruptibleTransition, _ event: StoryEvent) {
    switch event {
    case .control(let control): perform(control, on: transition)
    case .scrub(let progress): transition.scrub(to: progress)
    case .openIncomingScreen(let isOpen): transition.opensIncomingScreen = isOpen
    case .popFrom(let area): transition.gestures.pop = area
    case .panTabs(let isOn): transition.gestures.isTabPanEnabled = isOn
    default: break
    }
  }

  private func touch(_ finger: Int, _ phase: StoryEvent.FingerPhase, at place: CGPoint) {
    guard HeadlessTouch.isDown(finger) != (phase == .began) else { return }
    HeadlessTouch.send(id: finger, phase: phase.touchPhase, at: place)
  }

  private func accompany() {
    for transition in transitions {
      openCompletions += 1
      transition.animateAlongside({}, completion: { [weak self] _ in self?.openCompletions -= 1 })
    }
  }

  private func perform(_ control: StoryEvent.Control, on transition: InterruptibleTransition) {
    switch control {
    case .pause: transition.pause()
    case .resume: transition.resume()
    case .reverse: transition.reverse()
    case .finish: transition.finish()
    case .cancel: transition.cancel()
    }
  }

  /// Takes all hands away, and lets everything come to rest.
  func end() {
    perform(.becomeActive)
    perform(.show(true))
    HeadlessTouch.cancelAll()
    perform(.serve(true))
    var calmFrames = 0
    for _ in 0..<2400 where calmFrames < 12 {
      for transition in transitions where transition.phase == .paused {
        transition.resume()
      }
      HeadlessClock.advance(frames: 1)
      calmFrames = isAtRest ? calmFrames + 1 : 0
    }
  }

  /// Whether nothing runs, waits or moves.
  var isAtRest: Bool { areTransitionsAtRest && HeadlessClock.isQuiet }

  /// Whether the transition objects have nothing in flight, and nothing that waits.
  var areTransitionsAtRest: Bool {
    transitions.allSatisfy { $0.list.all.isEmpty && $0.queue.isEmpty }
  }

  /// How many transitions UIKit has given to the transition objects, and how many of them are complete.
  var counts: (starts: Int, completions: Int) {
    let starts = HeadlessLog.texts.count {
      $0.hasPrefix("animator.startInteractiveTransition")
        || $0.hasPrefix("animator.animateTransition")
    }
    let completions = HeadlessLog.texts.count { $0.hasPrefix("context.completeTransition") }
    return (starts, completions)
  }
}
