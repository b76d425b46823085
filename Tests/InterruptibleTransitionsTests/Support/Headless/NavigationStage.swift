import InterruptibleTransitions
import UIKit

/// A navigation controller on a screen of its own, with two screens to go to, and a transition object.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
final class NavigationStage {
  let window: UIWindow
  let navigation: UINavigationController
  let transition: InterruptibleTransition
  let first = Screen("First")
  let second = Screen("Second")
  private(set) var phases: [InterruptibleTransition.Phase] = []

  static let width: CGFloat = 393

  init(
    _ effect: any TransitionEffect = .slide,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    personality: HeadlessPersonality = .launched,
    framesPerSecond: Int = 120
  ) {
    HeadlessScreen.reset(layoutDirection: layoutDirection, personality: personality)
    HeadlessClock.framesPerSecond = framesPerSecond
    window = UIWindow(frame: UIScreen.main.bounds)
    navigation = UINavigationController(rootViewController: first)
    transition = InterruptibleTransition(effect)
    navigation.delegate = transition
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    advance(by: 0.1)
    transition.onPhaseChange = { [weak self] in self?.phases.append($0) }
  }

  func advance(by seconds: TimeInterval) {
    HeadlessClock.advance(by: seconds)
  }

  func advanceFrame() {
    HeadlessClock.advance(frames: 1)
  }

  /// Pushes the second screen and lets the transition run for a while.
  func push(andAdvance seconds: TimeInterval = 0) {
    navigation.pushViewController(second, animated: true)
    advance(by: seconds)
  }

  /// Shows the second screen, without a transition.
  func showSecond() {
    navigation.pushViewController(second, animated: false)
    advance(by: 0.1)
  }

  /// Lets what is in flight, or what has just been asked for, come to rest.
  func settle() {
    advance(by: 0)
    for _ in 0..<600 where transition.phase != .idle {
      advanceFrame()
    }
    advance(by: 0.1)
  }

  /// The titles on the stack.
  var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Where a screen is seen to begin, horizontally, in the window.
  func left(of screen: Screen) -> CGFloat {
    screen.view.layer.presentation()?.frame.minX ?? .nan
  }

  // MARK: - Touches

  private(set) var finger = CGPoint.zero

  func touchDown(at point: CGPoint) {
    finger = point
    HeadlessTouch.send(id: 1, phase: .began, at: point)
  }

  /// Moves the finger once a frame.
  func drag(by distance: CGFloat, frames: Int) {
    for _ in 0..<frames {
      advanceFrame()
      finger.x += distance / CGFloat(frames)
      HeadlessTouch.send(id: 1, phase: .moved, at: finger)
    }
  }

  /// Moves the finger down, or up by a negative distance.
  func dragDown(by distance: CGFloat) {
    finger.y += distance
    HeadlessTouch.send(id: 1, phase: .moved, at: finger)
  }

  func move(by way: CGVector) {
    finger.x += way.dx
    finger.y += way.dy
    HeadlessTouch.send(id: 1, phase: .moved, at: finger)
  }

  func lift() {
    HeadlessTouch.send(id: 1, phase: .ended, at: finger)
  }

  func tap(at point: CGPoint = CGPoint(x: 200, y: 500)) {
    touchDown(at: point)
    lift()
  }
}

/// A screen that counts what UIKit tells it.
class Screen: UIViewController {
  private(set) var calls: [String] = []
  var onWillAppear: () -> Void = {}
  var statusBar = UIStatusBarStyle.darkContent

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBar }

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
    onWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }

  func forget() {
    calls = []
  }
}
