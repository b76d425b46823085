import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The snippets of the README, the guides and the doc comments, run as they stand there.
///
/// `SnippetComparisonTests` compares them with the files of this folder, line by line.
@MainActor @Suite struct SnippetTests {
  @Test("The snippets that adopt the framework in one line work")
  func adopt() {
    HeadlessScreen.reset()
    let navigationController = UINavigationController(rootViewController: UIViewController())

    let transition = InterruptibleTransition(.slide)  // keep it: a delegate is not retained
    navigationController.delegate = transition

    #expect(navigationController.delegate === transition)
  }

  @Test("The snippets about options and control work")
  func control() {
    HeadlessScreen.reset()
    class DetailViewController: UIViewController {}
    let transition = InterruptibleTransition(.slide)

    transition.pushProvider = { _ in DetailViewController() }
    transition.gestures.pop = .anywhere
    transition.spring = Spring(response: 0.5)
    transition.projection = Projection(time: 0.2, threshold: 0.4)
    transition.projection = .scrollView
    transition.rubberBand = RubberBand(coefficient: 0.3)
    transition.effect = .fade.combined(with: .scale)  // or your own, in 20 lines
    transition.onPhaseChange = { phase in print(phase) }

    transition.pause()
    transition.scrub(to: 0.25)
    transition.reverse()  // and finish(), cancel(), resume()

    #expect(transition.phase == .idle)
  }

  @Test("The snippet about the spring of presentations works")
  func presentationSpring() {
    let transition = InterruptibleTransition(.cover)
    transition.spring = .systemPresentation

    #expect(transition.spring != .systemPush)
  }

  @Test("The snippets about settings in the answers work")
  func questions() {
    let transition = InterruptibleTransition(.slide)

    transition.opensControlsAtOnce = true
    transition.opensIncomingScreen = false
    transition.dismissesKeyboard = false
    transition.releaseSpring = Spring(response: 0.4)

    #expect(transition.releaseSpring != .systemRelease)
  }

  @Test("The snippet about UI tests works")
  func animationsOff() {
    let stage = ContainerStage(.navigation)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }

    stage.goForward()
    stage.advanceFrame()

    #expect(stage.transition.phase == .idle)
    #expect(stage.showsSecond)
  }

  @Test("The snippets about accessibility settings work")
  func accessibility() {
    let transition = InterruptibleTransition(.slide)

    transition.accessibility.performsEscape = false
    transition.accessibility.postsScreenChanges = false
    transition.accessibility.hidesScreensBehind = false
    transition.accessibility.reducesMotion = false
    transition.gestures.isScrollEnabled = false
    transition.gestures.isBackKeyEnabled = false

    #expect(transition.accessibility != AccessibilitySettings())
    #expect(transition.gestures != GestureSettings())
  }

  @Test("The snippets about failure requirements work")
  func failureRequirements() {
    HeadlessScreen.reset()
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let transition = InterruptibleTransition(.slide)
    transition.install(on: navigationController)
    let (canvasPan, sketchPan) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())

    for swipe in transition.panRecognizers(in: navigationController) {
      canvasPan.require(toFail: swipe)  // the swipe goes first
      swipe.require(toFail: sketchPan)  // the sketch goes first, also at the edge
    }

    #expect(transition.panRecognizers(in: navigationController).count == 2)
  }

  @Test("The snippets about effects work")
  func effects() {
    HeadlessScreen.reset()
    let window = UIWindow(frame: HeadlessScreen.bounds)
    let navigationController = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    let isCombined = "\(InterruptibleTransition.combined.effect)".contains("CombinedEffect")
    let transition = InterruptibleTransition(Drop())
    navigationController.delegate = transition
    let dropped = UIViewController()
    navigationController.pushViewController(dropped, animated: true)
    HeadlessClock.advance(by: 0.1)

    let isDropping =
      dropped.view.frame.minY == 0
      && (dropped.view.layer.presentation()?.frame.minY ?? 0) < -50
    HeadlessClock.advance(by: 1)

    #expect(isCombined && isDropping)
    #expect(dropped.view.layer.presentation()?.frame.minY == 0)
  }

  @Test("The snippets about every container work")
  func containers() {
    HeadlessScreen.reset()
    class CardViewController: UIViewController {}
    class CardPresentationController: UIPresentationController {}
    class DrawerPresentationController: UIPresentationController {}
    let drawer = UIViewController()
    let viewController = UIViewController()
    let navigationController = UINavigationController(rootViewController: viewController)
    let tabBarController = UITabBarController()
    tabBarController.viewControllers = [navigationController]
    let window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    let card = CardViewController()

    let transition = InterruptibleTransition(.slide)
    transition.install(on: navigationController)
    let tabTransition = InterruptibleTransition(.shift)
    tabTransition.install(on: tabBarController)
    let cardTransition = InterruptibleTransition(.cover(backgroundScale: 0.92))
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = cardTransition
    cardTransition.presentationControllerProvider = { presented, presenting in
      CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
    cardTransition.addPanToPresent(from: viewController) { _ in CardViewController() }
    viewController.present(card, animated: true)
    HeadlessClock.advance(by: 1)
    showDrawer(from: card)
    func showDrawer(from viewController: UIViewController) {
      let drawerTransition = InterruptibleTransition(.slide)
      drawerTransition.presentationControllerProvider = { presented, presenting in
        DrawerPresentationController(presentedViewController: presented, presenting: presenting)
      }
      drawerTransition.present(drawer, from: viewController)
      HeadlessClock.advance(by: 1)
    }

    #expect(drawer.presentationController is DrawerPresentationController)
    #expect(viewController.presentedViewController === card)
    #expect(card.presentationController is CardPresentationController)
    #expect(navigationController.delegate === transition)
    #expect(tabBarController.delegate === tabTransition)
  }

  @Test("The snippets about containers that own their object, and calls at any moment, work")
  func subclasses() {
    HeadlessScreen.reset()
    let (home, detail) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: HeadlessScreen.bounds)

    let navigationController = InterruptibleNavigationController(rootViewController: home)
    navigationController.transition.gestures.pop = .anywhere
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    navigationController.pushViewController(detail, animated: true)
    HeadlessClock.advance(by: 0.1)
    navigationController.popViewController(animated: true)  // reverses the push

    #expect(navigationController.transition.phase == .settling(toward: .start))
    HeadlessClock.advance(by: 1)
    #expect(navigationController.viewControllers == [home])

    let console = HeadlessConsole()
    navigationController.transition.popToRoot(of: navigationController)
    #expect(console.texts == [])
  }

  @Test("The snippets about several transitions, and calls from inside a screen, work")
  func several() {
    HeadlessScreen.reset()
    let (detail, detail2) = (UIViewController(), UIViewController())
    let leftNavigationController = UINavigationController(rootViewController: UIViewController())
    let rightNavigationController = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = SplitController([
      leftNavigationController, rightNavigationController,
    ])
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    let transition = InterruptibleTransition(.slide)
    transition.install(on: leftNavigationController)
    transition.install(on: rightNavigationController)
    let badge = UIView()
    window.addSubview(badge)
    let viewController = rightNavigationController.viewControllers[0]
    let navigationController = leftNavigationController

    transition.push(detail, onto: leftNavigationController)
    transition.push(detail2, onto: rightNavigationController)
    HeadlessClock.advance(by: 0.1)
    transition.flight(in: leftNavigationController)?.pause()
    for flight in transition.flights {
      print(flight.phase, flight.progress)
    }
    transition.onFlight = { flight in
      flight.addPhaseHandler { phase in print(phase) }
      flight.addProgressHandler { progress in print(progress) }
      flight.addCompletion { end in print("came to rest at its \(end)") }
    }
    transition.onFlight = { flight in
      flight.addPhaseHandler { phase in
        guard phase == .settling(toward: .end) else { return }
        UIView.animate(withDuration: 0.3) { badge.alpha = 0 }
      }
    }
    viewController.interruptibleTransition?.animateAlongside { badge.alpha = 0 }
    viewController.interruptibleFlight?.animateAlongside { badge.alpha = 0 }

    #expect(viewController.interruptibleTransition === transition)
    #expect(transition.flights.map(\.phase) == [.paused, .settling(toward: .end)])
    transition.flight(in: navigationController)?.pause()
    transition.flight(in: navigationController)?.resume()
    HeadlessClock.advance(by: 2)
    #expect(transition.flights.isEmpty)
    #expect(badge.alpha == 0)
  }

  @Test("The snippet about a pan that pushes where other screens zoom works, also inside tabs")
  func pushInTabs() {
    class PhotoViewController: UIViewController {}
    class DetailViewController: UIViewController {}
    let thumbnail = UIView()
    let photoTransition = InterruptibleTransition(
      .choosing { scene in
        if scene.foregroundViewController is PhotoViewController { return .zoom { _ in thumbnail } }
        return .slide
      }
    )
    photoTransition.pushProvider = { _ in DetailViewController() }
    let stack = UINavigationController(rootViewController: Screen("Root"))
    let tabs = InterruptibleTabBarController()
    tabs.viewControllers = [stack, Screen("Other")]
    tabs.transition.gestures.isTabPanEnabled = true
    photoTransition.install(on: stack)
    let stage = Stage(photoTransition, tabs.transition) { tabs }

    stage.touchDown(at: CGPoint(x: 350, y: 400))
    stage.drag(by: -240, frames: 12)
    #expect(photoTransition.phase == .dragging)
    stage.lift()
    stage.settle()

    #expect(stack.topViewController is DetailViewController)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("The snippets about choosing an effect work")
  func choosing() {
    HeadlessScreen.reset()
    class PhotoViewController: UIViewController {}
    let transition = InterruptibleTransition(
      .choosing { scene in
        scene.foregroundViewController is PhotoViewController ? .fade : .slide
      }
    )
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    transition.install(on: navigationController)
    HeadlessClock.advance(by: 0.1)
    let photo = PhotoViewController()

    transition.push(photo, onto: navigationController)
    HeadlessClock.advance(by: 0.1)
    #expect(photo.view.layer.presentation()?.frame.minX == 0)
    #expect((photo.view.layer.presentation()?.opacity ?? 1) < 0.9)
    HeadlessClock.advance(by: 1)
  }

  @Test("The snippets about a custom container work")
  func shelf() {
    HeadlessScreen.reset()
    let shelf = ShelfViewController()
    let window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = shelf
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    let screens = [UIViewController(), UIViewController()]

    for screen in screens {
      shelf.show(screen)
      HeadlessClock.advance(by: 1)
    }

    #expect(shelf.shown === screens[1])
    #expect(shelf.children == [screens[1]])
  }

  @Test("The snippets about calls and neighbors work")
  func calls() {
    HeadlessScreen.reset()
    class MapView: UIView {}
    class AppDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
      UIViewControllerTransitioningDelegate
    {}
    let viewController = UIViewController()
    let card = UIViewController()
    let tab = UIViewController()
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let tabBarController = UITabBarController()
    tabBarController.viewControllers = [navigationController, tab]
    let window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    let badge = UIView()
    window.addSubview(badge)
    let appDelegate = AppDelegate()
    let transition = InterruptibleTransition(.slide)
    transition.install(on: navigationController)
    transition.install(on: tabBarController)

    transition.navigationDelegate = appDelegate
    transition.tabBarDelegate = appDelegate
    transition.transitioningDelegate = appDelegate
    transition.panOverride = { pan, touched in touched is MapView ? .deny : .automatic }
    transition.push(viewController, onto: navigationController)
    transition.animateAlongside({ badge.alpha = 0 }, completion: { end in print(end == .end) })
    transition.pop(from: navigationController)
    transition.popToRoot(of: navigationController)
    transition.setViewControllers([viewController], of: navigationController)
    transition.pop(to: viewController, in: navigationController)
    transition.present(card, from: viewController) { print("presented, or reversed") }
    transition.dismiss(card)
    transition.select(tab, in: tabBarController)
    HeadlessClock.advance(by: 4)

    #expect(navigationController.viewControllers == [viewController])
    #expect(tabBarController.selectedViewController === tab)
    #expect(tabBarController.presentedViewController == nil)
    #expect(transition.phase == .idle)
  }

  @Test("The snippets about headless UIKit by itself work")
  func headless() {
    // Under some readings of UIKit its own push takes longer than the snippet waits.
    HeadlessScreen.reset(personality: .standard)
    let window = UIWindow(frame: HeadlessScreen.bounds)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()

    navigation.pushViewController(UIViewController(), animated: true)
    HeadlessClock.advance(by: 0.1)
    HeadlessTouch.send(id: 1, phase: .began, at: CGPoint(x: 200, y: 400))
    HeadlessTouch.send(id: 1, phase: .ended, at: CGPoint(x: 200, y: 400))
    HeadlessClock.advance(by: 1)

    #expect(navigation.viewControllers.count == 2)
  }
}
