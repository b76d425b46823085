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
    window = UIWindow(frame: UIScreen.main.bounds)
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
