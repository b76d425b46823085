import InterruptibleTransitions
import Testing
import UIKit

/// What a transition must not leave behind.
@MainActor @Suite(.serialized) struct LeftBehindTests {
  private let transition = InterruptibleTransition()

  // MARK: - Row 6

  /// How a screen is left and comes back, while a finger pulls at it.
  enum Return: CaseIterable {
    case pop, finger, cancelledPush
  }

  @Test("What is remembered of a screen doesn't include a pull at it", arguments: Return.allCases)
  func pull(way: Return) {
    let second = ResistingScreen("Second")
    let stack = UINavigationController(rootViewController: ButtonScreen("First"))
    let stage = StressStage { stack }
    transition.install(on: stack)
    transition.push(second, onto: stack, animated: false)
    stage.settle()

    stage.touchDown(at: CGPoint(x: 4, y: 400))
    stage.drag(by: 200)
    #expect(second.view.transform.tx > 20)
    transition.push(ButtonScreen("Third"), onto: stack)
    stage.advance(by: 0.05)
    if way == .cancelledPush { transition.cancel() }
    stage.lift()
    stage.settle()
    if way == .pop { transition.pop(from: stack) }
    if way == .finger {
      stage.touchDown(at: CGPoint(x: 4, y: 400))
      stage.drag(by: 300)
      stage.lift()
    }
    stage.settle()

    #expect(stack.topViewController === second)
    #expect(second.view.transform == .identity)
    #expect(second.view.convert(second.view.bounds, to: nil) == stage.window.bounds)
    #expect(stage.complaints(of: transition) == [])
    #expect(stage.answers(second))
  }

  /// When a bar is laid out behind what is presented over it.
  enum Moment: CaseIterable {
    case presenting, presented, dismissing, cancelling
  }

  @Test(
    "A bar that is laid out while it is scaled is in its place afterwards",
    arguments: Moment.allCases,
    [UIModalPresentationStyle.fullScreen, .custom]
  )
  func barBehind(moment: Moment, style: UIModalPresentationStyle) {
    let stack = UINavigationController(rootViewController: ButtonScreen("First"))
    let stage = StressStage { stack }
    let source = UIView(frame: CGRect(x: 40, y: 500, width: 100, height: 100))
    stack.topViewController?.view.addSubview(source)
    transition.effect = .zoom { _ in source }
    let card = ButtonScreen("Card")
    card.modalPresentationStyle = style
    let resting = stack.navigationBar.frame
    let layOut = { stack.setViewControllers([ButtonScreen("Other")], animated: false) }

    transition.present(card, from: stack)
    stage.advance(by: 0.1)
    if moment == .presenting || moment == .cancelling { layOut() }
    if moment == .cancelling { transition.cancel() }
    stage.settle()
    if moment == .presented { layOut() }
    stage.settle()
    if moment != .cancelling { transition.dismiss(card) }
    stage.advance(by: 0.1)
    if moment == .dismissing { layOut() }
    stage.settle()

    #expect(stack.presentedViewController == nil)
    #expect(resting.minY > 0 && stack.navigationBar.frame == resting)
    let backdrop = stack.navigationBar.subviews.first
    #expect(backdrop?.convert(backdrop?.bounds ?? .zero, to: nil).minY == 0)
  }

  // MARK: - Row 7

  @Test("Objects that are installed by turns do not forward to each other for ever")
  func byTurns() {
    let own = OwnDelegate()
    let other = InterruptibleTransition()
    let stack = UINavigationController(rootViewController: ButtonScreen("First"))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, ButtonScreen("Other")]
    let stage = StressStage { tabs }
    stack.delegate = own
    for object in [transition, other, transition] {
      object.install(on: stack)
      object.install(on: tabs)
    }

    stack.pushViewController(ButtonScreen("Second"), animated: true)
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()

    #expect(stack.delegate === transition)
    #expect(transition.navigationDelegate === own)
    #expect(own.calls.contains("didShow Second"))
    #expect(tabs.selectedIndex == 1)
    #expect(stage.complaints(of: transition, other) == [])
  }

  // MARK: - Row 8

  @Test("An effect may move a screen into a view of its own", arguments: [true, false])
  func clip(isCancelled: Bool) {
    let stack = UINavigationController(rootViewController: ButtonScreen("First"))
    let stage = StressStage { stack }
    let second = ButtonScreen("Second")
    transition.install(on: stack)
    transition.effect = ClipEffect()

    transition.push(second, onto: stack)
    stage.advance(by: 0.1)
    if isCancelled { transition.cancel() }
    stage.settle()
    #expect(stack.topViewController?.view.superview === stack.topViewController?.view.superview)
    #expect(stage.complaints(of: transition) == [])
    #expect(stage.answers(stack.topViewController as? ButtonScreen ?? second))

    if !isCancelled {
      transition.pop(from: stack)
      stage.settle()
      #expect(stack.topViewController?.view.window === stage.window)
    }
  }

  // MARK: - Row 9

  /// Where animations are asked for when a transition is over.
  enum LateCall: CaseIterable {
    case didMove, coordinator
  }

  @Test("What is asked for at the end of a push is made at once", arguments: LateCall.allCases)
  func alongsideAtTheEnd(call: LateCall) {
    let stack = UINavigationController(rootViewController: ButtonScreen("First"))
    let stage = StressStage { stack }
    transition.install(on: stack)
    let second = MeddlingScreen("Second")
    var made: [String] = []
    let animate = { @MainActor [transition] in
      transition.animateAlongside({ made.append("made") }, completion: { made.append("\($0)") })
    }
    if call == .didMove { second.onDidMove = animate }

    transition.push(second, onto: stack)
    if call == .coordinator {
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in animate() }
    }
    stage.settle()

    #expect(made == ["made", "end"])
  }

  // MARK: - Row 12

  @Test("A card whose window goes in flight leaves a whole screen", arguments: [true, false])
  func scaledPresenter(isRootReplaced: Bool) {
    let root = ButtonScreen("Root")
    let stage = StressStage { root }
    let card = ButtonScreen("Card")
    card.modalPresentationStyle = .custom
    transition.effect = CoverEffect(backgroundScale: 0.9)
    transition.present(card, from: root)
    stage.advance(by: 0.15)

    if isRootReplaced {
      stage.window.rootViewController = ButtonScreen("New")
      stage.advance(by: 0.1)
      stage.window.rootViewController = root
    } else {
      stage.window.isHidden = true
      stage.advance(by: 0.1)
      stage.window.isHidden = false
    }
    stage.settle()

    if root.presentedViewController == nil {
      #expect(root.view.transform == .identity)
      #expect(stage.answers(root))
    } else {
      #expect(stage.answers(card))
      transition.dismiss(card, animated: false)
      stage.settle()
      #expect(root.view.transform == .identity)
      #expect(stage.answers(root))
    }
    #expect(stage.complaints(of: transition) == [])
  }

  // MARK: - Row 13

  /// What takes a transition that comes back from a pull.
  enum Taking: CaseIterable {
    case reverse, tap, pause
  }

  @Test("A pull past the start that code takes back has no jump", arguments: Taking.allCases)
  func pullTakenBack(taking: Taking) {
    let second = ButtonScreen("Second")
    let stack = UINavigationController(rootViewController: ButtonScreen("First"))
    let stage = StressStage { stack }
    transition.install(on: stack)
    transition.push(second, onto: stack)
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 60, y: 700))
    stage.drag(by: 330, frames: 20)
    stage.drag(by: 300, frames: 20)
    #expect(second.view.seenFrame.minX > stage.window.bounds.width + 20)
    transition.finish()
    HeadlessClock.advance(frames: 10)
    // The steps of two frames are compared: from here on, frames come evenly.
    HeadlessClock.commitDelay = 0
    let before = second.view.seenFrame.minX
    HeadlessClock.advance(frames: 1)
    let step = second.view.seenFrame.minX - before

    switch taking {
    case .reverse: transition.reverse()
    case .tap:
      stage.lift()
      stage.tap(at: CGPoint(x: 30, y: 700))
    case .pause: transition.pause()
    }
    let taken = second.view.seenFrame.minX
    HeadlessClock.advance(frames: 1)

    #expect(abs(second.view.seenFrame.minX - taken) <= abs(step) * 1.1 + 0.5)
    stage.lift()
    transition.resume()
    stage.settle()
    #expect(second.viewIfLoaded?.transform == .identity)
    #expect(stage.complaints(of: transition) == [])
  }
}

private final class ResistingScreen: ButtonScreen, BackPolicyProviding {
  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy { .resist }
}

/// Shows the foreground in a clip of its own, which it takes away afterwards.
private struct ClipEffect: TransitionEffect {
  private final class Clip: UIView {}

  func prepare(_ scene: TransitionScene) {
    guard let foreground = scene.foreground else { return }
    let clip = Clip(frame: scene.container.bounds)
    scene.container.addSubview(clip)
    clip.addSubview(foreground)
    if scene.direction == .forward { clip.frame.origin.x = clip.bounds.width }
  }

  func animate(_ scene: TransitionScene) {
    guard let clip = scene.foreground?.superview else { return }
    clip.frame.origin.x = scene.direction == .forward ? 0 : clip.bounds.width
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    scene.container.subviews.first { $0 is Clip }?.removeFromSuperview()
  }
}
