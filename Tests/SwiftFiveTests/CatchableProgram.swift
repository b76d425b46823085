import InterruptibleTransitions
import UIKit

// Written as programs were before Swift 6: nothing here says which actor it runs on. What a program may do with
// UIKit's classes, it may do with this framework's.

/// A class without isolation that holds a transition object, and sets it up.
class CatchableCoordinator: NSObject {
  let transition = InterruptibleTransition(.slide)
  lazy var cards = InterruptibleTransition(.cover)
  let navigation: UINavigationController
  private(set) var phases: [InterruptibleTransition.Phase] = []
  private(set) var ends: [TransitionEnd] = []

  init(home: UIViewController) {
    navigation = InterruptibleNavigationController(rootViewController: home)
    super.init()
    navigation.delegate = self
    transition.spring = Spring(response: 0.5)
    transition.gestures.pop = .anywhere
    transition.effect = .choosing { scene in
      if scene.direction == .forward { return Tumble() }
      return .fade
    }
    transition.onPhaseChange = { [weak self] phase in self?.phases.append(phase) }
    transition.pushProvider = { _ in UIViewController() }
  }

  func start(in window: UIWindow) {
    transition.install(on: navigation)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  func showNext() {
    let next = UIViewController()
    next.title = "Next"
    transition.push(next, onto: navigation)
  }

  func turnAround() {
    guard let flight = transition.flights.first, flight.progress > 0 else { return }
    flight.animateAlongside({}, completion: { [weak self] end in self?.ends.append(end) })
    transition.reverse()
  }
}

extension CatchableCoordinator: UINavigationControllerDelegate {}

/// A look, written as a value without isolation.
struct Tumble: TransitionEffect {
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    scene.foreground?.transform = .identity
    if position == .dismissed { Tumbling.lift(scene.foreground) }
  }
}

/// Plain code that touches views.
enum Tumbling {
  static func lift(_ view: UIView?) {
    view?.transform = CGAffineTransform(translationX: 0, y: -300)
  }
}
