import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What programs have broken once.
@MainActor @Suite(.serialized) struct FoundFaultTests {
  private let transition = InterruptibleTransition(.slide)

  @Test("An object on two stacks tells the delegate of each, and gives each its own back")
  func ownDelegates() {
    let (left, right) = (StackWithDelegate("Left"), StackWithDelegate("Right"))
    let stage = Stage { SplitController([left.navigation, right.navigation]) }
    transition.install(on: left.navigation)
    transition.install(on: right.navigation)

    left.navigation.pushViewController(Screen("L"), animated: true)
    right.navigation.pushViewController(Screen("R"), animated: true)
    stage.settle()

    #expect(left.own.calls.last == "didShow L")
    #expect(right.own.calls.last == "didShow R")
    #expect(!left.own.calls.contains { $0.hasSuffix(" R") })
    transition.uninstall(from: left.navigation)
    #expect(left.navigation.delegate === left.own)
    #expect(right.navigation.delegate === transition)
    transition.uninstall()
    #expect(right.navigation.delegate === right.own)
  }

  @Test(
    "Two navigation controllers that share an object keep the delegates that are assigned to them"
  )
  func sharedObject() {
    let (one, other) = (OwnDelegate(), OwnDelegate())
    let transition = transition
    let stacks = ["Left", "Right"].map {
      InterruptibleNavigationController(rootViewController: Screen($0), transition: transition)
    }
    stacks[0].delegate = one
    stacks[1].delegate = other
    let stage = Stage { SplitController([stacks[0], stacks[1]]) }

    stacks[0].pushViewController(Screen("L"), animated: true)
    stacks[1].pushViewController(Screen("R"), animated: true)
    stage.settle()

    #expect(one.calls.last == "didShow L" && other.calls.last == "didShow R")
    stacks[0].delegate = nil
    one.forget()
    stacks[0].popViewController(animated: true)
    stage.settle()
    #expect(one.calls == [])
  }

  @Test("A transition that ends in another one's animation block ends without animation")
  func endsInABlock() {
    let (left, right) = (StackWithDelegate("Left"), StackWithDelegate("Right"))
    let covered = right.navigation.viewControllers[0]
    let zoom = InterruptibleTransition(.zoom { _ in covered.viewIfLoaded?.subviews.first })
    let stage = Stage { SplitController([left.navigation, right.navigation]) }
    covered.view.addSubview(UIView(frame: CGRect(x: 20, y: 200, width: 80, height: 80)))
    transition.install(on: left.navigation)
    zoom.install(on: right.navigation)
    transition.push(Screen("L"), onto: left.navigation)
    zoom.push(Screen("R"), onto: right.navigation)
    stage.advance(by: 0.1)

    transition.animateAlongside { zoom.pop(from: right.navigation, animated: false) }
    transition.reverse()
    stage.settle()

    #expect(right.navigation.viewControllers == [covered])
    #expect(covered.view.transform == .identity)
    #expect(covered.view.layer.displayed()?.affineTransform() == .identity)
  }

  @Test("A pop pops what the calls before it lead to")
  func popsInOneTurn() {
    let screens = ["A", "B", "C", "D"].map { Screen($0) }
    let stack = InterruptibleNavigationController(rootViewController: screens[0])
    let stage = Stage { stack }

    stack.setViewControllers(Array(screens[...1]), animated: false)
    stage.advance(by: 0.1)
    stack.pushViewController(screens[2], animated: true)
    stack.pushViewController(screens[3], animated: true)
    let popped = (0..<3).map { _ in stack.popViewController(animated: true)?.title }
    stage.settle()
    #expect(popped == ["D", "C", "B"])
    #expect(stack.viewControllers == [screens[0]])

    for delay in [0, 0.05, 0.2] {
      stack.setViewControllers(Array(screens[...2]), animated: false)
      stage.advance(by: 0.1)
      #expect(stack.popViewController(animated: true) === screens[2])
      if delay > 0 { stage.advance(by: delay) }
      #expect(stack.popViewController(animated: true) === screens[1])
      stage.settle()
      #expect(stack.viewControllers == [screens[0]])
    }
  }

  @Test("A screen that resists, let go of because its container is uninstalled, goes home")
  func uninstalledInAPull() {
    let stack = UINavigationController(rootViewController: Screen("A"))
    let resisting = GuardedScreen("B")
    resisting.policy = .resist
    let stage = Stage { stack }
    transition.install(on: stack)
    stack.pushViewController(resisting, animated: false)
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 3, y: 400))
    stage.drag(by: 240, frames: 20)
    stage.advance(by: 1 / 120)
    #expect(resisting.view.transform.tx > 20)

    transition.uninstall()
    stage.lift()
    stage.advance(by: 1)

    #expect(resisting.view.transform == .identity)
  }

  @Test("After another size in flight and back, staged views are where the layout has them")
  func stagesResized() {
    let screen = LaidOutScreen("A")
    let stack = UINavigationController(rootViewController: screen)
    let stage = Stage { stack }
    transition.effect = .stages { _ in
      [
        .move(screen.laidOut, by: CGVector(dx: 0, dy: 900), during: 0...1),
        .move(screen.sized, by: CGVector(dx: 0, dy: 900), during: 0...1),
      ]
    }
    transition.install(on: stack)
    let before = screen.sized.center
    transition.push(Screen("B"), onto: stack)
    stage.advance(by: 0.1)
    transition.cancel()
    stage.advance(by: 0.02)

    let window = stage.window
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 500)
    window.layoutIfNeeded()
    stage.settle()

    let size = screen.view.bounds.size
    #expect(size.width == 600)
    #expect(screen.laidOut.center == CGPoint(x: size.width / 2, y: size.height - 60))
    // Its margins have grown in proportion, as those of a view at rest do.
    let expected = CGPoint(
      x: (before.x - 30) * (600 - 60) / (393 - 60) + 30,
      y: (before.y - 30) * (500 - 60) / (852 - 60) + 30
    )
    #expect(abs(screen.sized.center.x - expected.x) < 1, "\(screen.sized.center), \(expected)")
    #expect(abs(screen.sized.center.y - expected.y) < 1)
  }

  @Test(
    "A presenting screen that an effect has put into a view of its own comes back to its place",
    arguments: [UIModalPresentationStyle.overFullScreen, .custom]
  )
  func clippedPresenter(style: UIModalPresentationStyle) {
    let root = Screen("Root")
    let stage = Stage { root }
    let card = Screen("Card")
    transition.effect = BackgroundClip()
    card.modalPresentationStyle = style
    card.transitioningDelegate = transition
    let place = root.view.superview

    root.present(card, animated: true)
    stage.settle()
    #expect(root.view.superview === place && root.view.window != nil)
    card.dismiss(animated: true)
    stage.settle()

    #expect(root.view.superview === place && root.view.window != nil)
  }

  @Test("A transition whose object is uninstalled when it is about to begin is completed once")
  func uninstalledBeforeBeginning() {
    let screens = ["B", "C", "D"].map { Screen($0) }
    let stack = UINavigationController(rootViewController: screens[0])
    let stage = Stage { stack }
    let transition = transition
    transition.push(screens[1], onto: stack)
    stage.advance(by: 0)
    transition.install(on: stack)
    transition.push(screens[1], onto: stack)
    stack.setViewControllers([screens[2]], animated: true)
    transition.animateAlongside({}, completion: { _ in transition.uninstall() })
    stage.advance(by: 0.1)
    transition.install(on: stack)
    // Under some readings of UIKit its own transition takes seconds.
    stage.advance(by: 9)

    let begun = HeadlessLog.texts.count {
      $0.hasPrefix("animator.startInteractiveTransition")
        || $0.hasPrefix("animator.animateTransition")
    }
    #expect(begun == HeadlessLog.texts.count { $0.hasPrefix("context.completeTransition") })
    #expect(stack.transitionCoordinator == nil)
    #expect(stage.complaints(of: transition) == [])
  }

  @Test("A presenting screen that has got another place keeps the frame that it has there")
  func adoptedPresenter() {
    let root = Screen("Root")
    let stage = Stage { root }
    let card = Screen("Card")
    transition.effect = .cover
    card.modalPresentationStyle = .overFullScreen
    card.transitioningDelegate = transition
    root.present(card, animated: true)
    stage.settle()

    let box = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 300))
    stage.window.addSubview(box)
    box.addSubview(root.view)
    root.view.frame = box.bounds
    card.dismiss(animated: false)
    stage.settle()

    #expect(root.view.superview === box)
    #expect(root.view.frame == box.bounds)
  }

  @Test(
    "A response beyond what can be seen is limited",
    arguments: [1e300, Double.leastNonzeroMagnitude, 1e-9, 1e6]
  )
  func oddSprings(response: Double) {
    let stack = UINavigationController(rootViewController: Screen("A"))
    let stage = Stage { stack }
    transition.spring = Spring(response: response)
    transition.releaseSpring = Spring(timeConstant: response)
    transition.install(on: stack)

    transition.push(Screen("B"), onto: stack)
    stage.advance(by: 0.05)
    transition.pause()
    transition.finish()
    stage.advance(by: 0.05)
    transition.uninstall()

    #expect((0.001...60).contains(transition.spring.response))
    #expect(stack.viewControllers.count == 2)
  }

  @Test(
    "A screen that a stack gives up and another container adopts in the same turn stays adopted"
  )
  func adopted() {
    let screen = Screen("A")
    let stack = UINavigationController(rootViewController: screen)
    let other = Screen("Other")
    let stage = Stage { SplitController([stack, other]) }
    stack.pushViewController(Screen("B"), animated: false)
    stage.advance(by: 0.1)

    stack.setViewControllers([Screen("C")], animated: true)
    other.addChild(screen)
    other.view.addSubview(screen.view)
    screen.didMove(toParent: other)
    stage.advance(by: 8)

    #expect(screen.parent === other)
    #expect(screen.view.superview === other.view)
  }
}
