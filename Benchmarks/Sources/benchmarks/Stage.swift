import InterruptibleTransitions
import UIKit

/// A navigation controller with a slide, on a screen of its own at 120 Hz.
@MainActor
final class Stage {
  /// Seconds of virtual time that each push and each pop is given.
  static let length = 0.6

  let window: UIWindow
  let navigation: UINavigationController
  let slide: any Slide
  private let makePage: () -> UIViewController
  private let views: [UIView]
  /// Keeps what was read from being optimised away.
  private var blackHole: CGFloat = 0

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - slide: The slide that is measured.
  ///   - count: The number of views that are animated alongside every transition.
  ///   - makePage: Makes the screens that are shown.
  init(
    _ slide: any Slide,
    views count: Int = 0,
    makePage: @escaping () -> UIViewController = { Page() }
  ) {
    HeadlessScreen.reset()
    HeadlessClock.framesPerSecond = 120
    self.slide = slide
    self.makePage = makePage
    window = UIWindow(frame: HeadlessScreen.bounds)
    navigation = UINavigationController(rootViewController: makePage())
    slide.install(on: navigation)
    views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    for view in views {
      window.addSubview(view)
    }
    HeadlessClock.advance(by: 0.1)
  }

  /// Pushes and pops a number of times, with all the frames of both.
  func pushAndPop(times: Int) {
    for _ in 0..<times {
      navigation.pushViewController(makePage(), animated: true)
      play(to: 300)
      navigation.popViewController(animated: true)
      play(to: 0)
    }
    HeadlessLog.forget()
  }

  enum Direction {
    case push
    case pop
  }

  /// Pushes and pops as often as it takes to measure a number of frames of one of them, ten of each.
  func fly(frames count: Int, of direction: Direction, _ measured: (@escaping () -> Void) -> Void) {
    func play(_ own: Direction, _ frames: Int) {
      HeadlessClock.advance(frames: 5)
      if own == direction {
        measured { HeadlessClock.advance(frames: frames) }
        precondition(navigation.transitionCoordinator != nil, "the transition is over")
      }
      HeadlessClock.advance(by: 2)
    }
    var left = count
    while left > 0 {
      navigation.pushViewController(makePage(), animated: true)
      play(.push, min(left, 10))
      navigation.popViewController(animated: true)
      play(.pop, min(left, 10))
      left -= 10
    }
    HeadlessLog.forget()
  }

  /// Has a finger start a pop at the edge a number of times, and puts it back.
  func pull(_ times: Int, _ measured: (@escaping () -> Void) -> Void) {
    for _ in 0..<times {
      measured {
        HeadlessTouch.send(phase: .began, at: CGPoint(x: 2, y: 400))
        HeadlessClock.advance(frames: 1)
        HeadlessTouch.send(phase: .moved, at: CGPoint(x: 30, y: 400))
        HeadlessClock.advance(frames: 1)
      }
      precondition(navigation.transitionCoordinator != nil, "the pop hasn't begun")
      HeadlessTouch.send(phase: .moved, at: CGPoint(x: 40, y: 400))
      HeadlessTouch.send(phase: .ended, at: CGPoint(x: 40, y: 400))
      HeadlessClock.advance(by: 2)
      // By hand, there is no way back.
      if navigation.viewControllers.count == 1 {
        navigation.pushViewController(makePage(), animated: false)
        HeadlessClock.advance(by: 0.1)
      }
    }
    HeadlessLog.forget()
  }

  /// A part of a push that a finger catches.
  enum Part {
    /// Until the first frame.
    case start
    /// The finger touches down.
    case touch
    /// The finger is lifted, until the next frame.
    case lift
  }

  /// Pushes a number of times, and catches each push, holds it, and lets it go on; then goes back without animation.
  func catchPushes(_ times: Int, measuring part: Part, _ measured: (@escaping () -> Void) -> Void) {
    func run(_ own: Part, _ body: @escaping () -> Void) {
      own == part ? measured(body) : body()
    }
    for _ in 0..<times {
      let page = makePage()
      page.loadViewIfNeeded()
      run(.start) { [self] in
        navigation.pushViewController(page, animated: true)
        HeadlessClock.advance(frames: 1)
      }
      HeadlessClock.advance(by: 0.1)
      run(.touch) { HeadlessTouch.send(phase: .began, at: CGPoint(x: 300, y: 400)) }
      HeadlessClock.advance(by: 1)
      precondition(part == .start || navigation.transitionCoordinator != nil, "the push isn't held")
      for step in 1...5 {
        HeadlessTouch.send(phase: .moved, at: CGPoint(x: 300 - 10 * step, y: 400))
        HeadlessClock.advance(frames: 1)
      }
      run(.lift) {
        HeadlessTouch.send(phase: .ended, at: CGPoint(x: 250, y: 400))
        HeadlessClock.advance(frames: 1)
      }
      HeadlessClock.advance(by: 1)
      precondition(
        navigation.topViewController === page && navigation.transitionCoordinator == nil,
        "the push isn't over"
      )
      navigation.popViewController(animated: false)
      HeadlessClock.advance(by: 0.1)
    }
    HeadlessLog.forget()
  }

  private func play(to x: CGFloat) {
    if !views.isEmpty {
      navigation.transitionCoordinator?.animateAlongsideTransition(in: window) { [views] _ in
        for view in views {
          view.center.x = x
        }
      } completion: { _ in
      }
    }
    let frames = Int(Stage.length * Double(HeadlessClock.framesPerSecond))
    for _ in 0..<frames {
      HeadlessClock.advance(frames: 1)
      for view in views {
        blackHole += view.layer.presentation()?.position.x ?? 0
      }
    }
  }
}
