import InterruptibleTransitions
import UIKit

/// A navigation controller whose pushes are timed.
@MainActor
final class Stage {
  /// Seconds of virtual time that each push and each pop is given.
  static let length = 0.6

  private let window: UIWindow
  private let navigation: UINavigationController
  private let transition = InterruptibleTransition(.slide)
  private let views: [UIView]

  init(views count: Int) {
    HeadlessScreen.reset()
    HeadlessClock.framesPerSecond = 120
    window = UIWindow(frame: UIScreen.main.bounds)
    navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = transition
    views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    for view in views {
      window.addSubview(view)
    }
    HeadlessClock.advance(by: 0.1)
  }

  /// Pushes and pops a number of times, and says how many seconds that took.
  func run(pushes: Int) -> Double {
    let clock = ContinuousClock()
    let took = clock.measure {
      for _ in 0..<pushes {
        navigation.pushViewController(UIViewController(), animated: true)
        play(to: 300)
        navigation.popViewController(animated: true)
        play(to: 0)
      }
    }
    HeadlessLog.forget()
    return Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18
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

  /// Keeps what was read from being optimised away.
  private var blackHole: CGFloat = 0
}
