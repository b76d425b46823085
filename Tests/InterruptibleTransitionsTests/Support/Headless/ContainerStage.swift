import InterruptibleTransitions
import UIKit

/// A container of any kind on a screen of its own, with a first and a second screen, and one transition object.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
final class ContainerStage {
  let kind: ContainerKind
  let window: UIWindow
  let transition: InterruptibleTransition
  let root: UIViewController
  let first: Screen
  let second: Screen
  private(set) var phases: [InterruptibleTransition.Phase] = []
  private(set) var cards: [CardPresentation] = []

  init(
    _ kind: ContainerKind,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    personality: HeadlessPersonality = .launched,
    framesPerSecond: Int = 120,
    makeScreen: @MainActor (String) -> Screen = { Screen($0) }
  ) {
    self.kind = kind
    HeadlessScreen.reset(layoutDirection: layoutDirection, personality: personality)
    HeadlessClock.framesPerSecond = framesPerSecond
    first = makeScreen("First")
    second = makeScreen("Second")
    window = UIWindow(frame: UIScreen.main.bounds)
    transition = InterruptibleTransition(kind.effect)
    switch kind {
    case .navigation: root = UINavigationController(rootViewController: first)
    case .tabs: root = UITabBarController()
    case .container: root = BoxController()
    case .fullScreen, .overFullScreen, .card, .custom: root = first
    }
    install()
    window.rootViewController = root
    window.makeKeyAndVisible()
    advance(by: 0.1)
    transition.onPhaseChange = { [weak self] in self?.phases.append($0) }
  }

  private func install() {
    switch kind {
    case .navigation:
      navigation?.delegate = transition
      transition.pushProvider = { [weak self] _ in self?.second }
    case .tabs:
      tabs?.viewControllers = [first, second]
      tabs.map(transition.install(on:))
    case .container:
      box?.transition = transition
      box?.fill(with: first)
      box.map { box in
        transition.addPan(to: box) { [weak self] direction in self?.context(direction) }
      }
    case .fullScreen, .overFullScreen, .card, .custom:
      second.modalPresentationStyle = kind.modalStyle
      second.transitioningDelegate = transition
      if kind == .card {
        transition.presentationControllerProvider = { [weak self] presented, presenting in
          let card = CardPresentation(presentedViewController: presented, presenting: presenting)
          self?.cards.append(card)
          return card
        }
      }
      transition.addPanToPresent(from: first) { [weak self] _ in self?.second }
    }
  }

  var navigation: UINavigationController? { root as? UINavigationController }
  var tabs: UITabBarController? { root as? UITabBarController }
  var box: BoxController? { root as? BoxController }

  /// Lets go of the presentation controllers that have been made so far.
  func forgetCards() {
    cards = []
  }

  private func context(_ direction: TransitionScene.Direction) -> ContainerChange? {
    switch (direction, box?.shown === second) {
    case (.forward, false): box?.context(to: second, .forward)
    case (.backward, true): box?.context(to: first, .backward)
    case (.forward, true), (.backward, false): nil
    }
  }

  // MARK: - Moves

  /// To the second screen, by a plain call of UIKit's.
  func goForward(animated: Bool = true) {
    switch kind {
    case .navigation: navigation?.pushViewController(second, animated: animated)
    case .tabs: tabs?.selectedIndex = 1
    case .container:
      if let context = box?.context(to: second, .forward, animated: animated) {
        transition.run(context)
      }
    case .fullScreen, .overFullScreen, .card, .custom:
      first.present(second, animated: animated)
    }
  }

  /// Back to the first one, by a plain call of UIKit's.
  func goBack(animated: Bool = true) {
    switch kind {
    case .navigation: navigation?.popViewController(animated: animated)
    case .tabs: tabs?.selectedIndex = 0
    case .container:
      if let context = box?.context(to: first, .backward, animated: animated) {
        transition.run(context)
      }
    case .fullScreen, .overFullScreen, .card, .custom: second.dismiss(animated: animated)
    }
  }

  /// There or back, by the transition object's own call.
  func ask(forward isForward: Bool) {
    if let navigation {
      isForward ? transition.push(second, onto: navigation) : transition.pop(from: navigation)
    } else if let tabs {
      transition.select(isForward ? second : first, in: tabs)
    } else if let box {
      transition.run(
        isForward ? box.context(to: second, .forward) : box.context(to: first, .backward)
      )
    } else {
      isForward ? transition.present(second, from: first) : transition.dismiss(second)
    }
  }

  /// To the second screen, at rest.
  func showSecond() {
    goForward()
    settle()
    HeadlessLog.forget()
  }

  /// Whether the container's own books say that the second screen is shown.
  var showsSecond: Bool {
    switch kind {
    case .navigation: navigation?.viewControllers.count == 2
    case .tabs: tabs?.selectedIndex == 1
    case .container: box?.shown === second
    case .fullScreen, .overFullScreen, .card, .custom: first.presentedViewController === second
    }
  }

  // MARK: - Time

  func advance(by seconds: TimeInterval) {
    HeadlessClock.advance(by: seconds)
  }

  func advanceFrame() {
    HeadlessClock.advance(frames: 1)
  }

  /// Lets what is in flight, or what has just been asked for, come to rest.
  func settle() {
    advance(by: 0)
    for _ in 0..<600 where transition.phase != .idle || !HeadlessClock.isQuiet {
      advanceFrame()
    }
    advance(by: 0.1)
  }

  // MARK: - What is seen

  /// The way of a finger that goes to the second screen, in points.
  var wayForward: CGVector {
    if kind.isPresentation {
      let height = window.bounds.height
      return CGVector(dx: 0, dy: kind == .card ? (height / 4).rounded() - height : -height)
    }
    return CGVector(
      dx: isRightToLeft ? window.bounds.width : -window.bounds.width,
      dy: 0
    )
  }

  var wayBack: CGVector { CGVector(dx: -wayForward.dx, dy: -wayForward.dy) }

  var isRightToLeft: Bool { window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// How much of the second screen is seen to have come in, from 0 to 1.
  var seen: CGFloat {
    guard let layer = second.view.layer.presentation(), second.view.window != nil else { return 0 }
    let home = kind == .card ? (window.bounds.height / 4).rounded() : 0
    return wayForward.dx == 0
      ? 1 - (layer.frame.minY - home) / -wayForward.dy
      : 1 - layer.frame.minX / -wayForward.dx
  }

  // MARK: - Touches

  private(set) var finger = CGPoint.zero

  func touchDown(at point: CGPoint) {
    finger = point
    HeadlessTouch.send(id: 1, phase: .began, at: point)
  }

  /// Moves the finger once a frame, by a share of a way in all.
  func drag(along way: CGVector, by share: CGFloat, frames: Int) {
    for _ in 0..<frames {
      advanceFrame()
      finger.x += way.dx * share / CGFloat(frames)
      finger.y += way.dy * share / CGFloat(frames)
      HeadlessTouch.send(id: 1, phase: .moved, at: finger)
    }
  }

  func lift() {
    HeadlessTouch.send(id: 1, phase: .ended, at: finger)
  }

  func tap(at point: CGPoint = CGPoint(x: 200, y: 700)) {
    touchDown(at: point)
    lift()
  }

  /// A place from which a finger can start a gesture along a way.
  func start(along way: CGVector) -> CGPoint {
    let bounds = window.bounds
    if way.dx != 0 { return CGPoint(x: way.dx > 0 ? 5 : bounds.width - 5, y: bounds.midY) }
    return CGPoint(x: bounds.midX, y: way.dy > 0 ? bounds.height * 0.3 : bounds.height - 5)
  }
}
