import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The snippets of "Coming from elsewhere": what goes and what comes do the same.
@MainActor @Suite(.serialized) struct MigrationTests {
  private final class DetailViewController: UIViewController {}

  /// A stack of two screens.
  @MainActor
  private struct TwoScreens {
    let navigationController: UINavigationController
    private let stage: Stage

    init() {
      let navigationController = UINavigationController(rootViewController: UIViewController())
      // What the old ways do is UIKit's affair, and not the same under every reading of it.
      stage = Stage(personality: .standard) { navigationController }
      self.navigationController = navigationController
      navigationController.pushViewController(UIViewController(), animated: false)
      stage.advance(by: 0.1)
    }

    var window: UIWindow { stage.window }

    /// Drags the upper screen by a vector, slowly, and waits until it has come to rest.
    func drag(by way: CGVector) {
      stage.touchDown(at: CGPoint(x: 4, y: 200))
      stage.drag(by: way, frames: 120)
      stage.advance(by: 0.2)
      stage.lift()
      stage.advance(by: 1)
    }
  }

  @Test(
    "A percent-driven swipe back pops, as apps write it without the framework",
    arguments: [(0.8, 1), (0.3, 2)]
  )
  func percentDriven(share: CGFloat, screens: Int) {
    let stage = TwoScreens()
    let swipe = BackSwipe(stage.navigationController)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    pan.headlessAddAction { [weak pan] _ in
      if let pan { swipe.panned(pan) }
    }
    stage.navigationController.view.addGestureRecognizer(pan)

    stage.drag(by: CGVector(dx: share * stage.window.bounds.width, dy: 0))

    #expect(stage.navigationController.viewControllers.count == screens)
  }

  @Test(
    "The migrated swipe back pops like the percent-driven one",
    arguments: [(0.8, 1), (0.3, 2)]
  )
  func interruptible(share: CGFloat, screens: Int) {
    let stage = TwoScreens()
    let navigationController = stage.navigationController

    let transition = InterruptibleTransition(.slide)
    transition.install(on: navigationController)

    stage.drag(by: CGVector(dx: share * stage.window.bounds.width, dy: 0))
    #expect(stage.navigationController.viewControllers.count == screens)
  }

  @Test(
    "An animator's look that has become an effect follows a drag down",
    arguments: [(560, 1), (200, 2)]
  )
  func effect(way: CGFloat, screens: Int) throws {
    let stage = TwoScreens()
    let transition = InterruptibleTransition(UncoverEffect())
    transition.gestures.pop = .anywhere
    transition.install(on: stage.navigationController)
    let screen = try #require(stage.navigationController.topViewController)

    transition.pop(from: stage.navigationController)
    HeadlessClock.advance(by: 0.05)
    let displayed = try #require(screen.view.layer.presentation())
    #expect(displayed.frame.minY > 50 && displayed.frame.minX == 0)
    transition.reverse()
    HeadlessClock.advance(by: 1)
    #expect(stage.navigationController.viewControllers.count == 2)

    stage.drag(by: CGVector(dx: 0, dy: way))
    #expect(stage.navigationController.viewControllers.count == screens)
  }

  @Test("The migrated pop from anywhere behaves like the system's swipe")
  func systemSwipe() {
    let stage = TwoScreens()
    let navigationController = stage.navigationController
    let swipeDelegate = SwipeDelegate()
    navigationController.interactivePopGestureRecognizer?.delegate = swipeDelegate
    navigationController.interactivePopGestureRecognizer?.delegate = nil

    let transition = InterruptibleTransition(.slide)
    transition.gestures.pop = .anywhere
    transition.install(on: navigationController)

    transition.pushProvider = { _ in DetailViewController() }
    stage.drag(by: CGVector(dx: 300, dy: 0))
    #expect(stage.navigationController.viewControllers.count == 1)
  }

  @Test("A staged fade takes the place of a library's matched views")
  func fade() throws {
    let stage = TwoScreens()
    let navigationController = stage.navigationController
    let screen = try #require(navigationController.topViewController)

    let transition = InterruptibleTransition(.fade)
    transition.install(on: navigationController)
    transition.pop(from: navigationController)
    HeadlessClock.advance(by: 0.05)

    #expect((screen.view.layer.presentation()?.opacity ?? 1) < 1)
    HeadlessClock.advance(by: 1)
  }
}
