// Journeys with public API alone, by which the path of a reader through the framework is measured. Each runs by itself, by its name.

import Foundation
import InterruptibleTransitions
import UIKit

final class Screen: UIViewController {
  convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

@MainActor final class World {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let navigation: InterruptibleNavigationController
  let transition: InterruptibleTransition
  private var finger = CGPoint.zero

  init(_ transition: InterruptibleTransition, screens: Int) {
    self.transition = transition
    navigation = InterruptibleNavigationController(
      rootViewController: Screen("1"),
      transition: transition
    )
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    if screens > 1 { push() }
  }

  func push() {
    navigation.pushViewController(Screen("2"), animated: false)
    HeadlessClock.advance(by: 0.3)
  }

  func touch(x: CGFloat, y: CGFloat) {
    finger = CGPoint(x: x, y: y)
    HeadlessTouch.send(id: 1, phase: .began, at: finger)
  }

  func drag(x: CGFloat, y: CGFloat = 0, frames: Int) {
    for _ in 0..<frames {
      HeadlessClock.advance(frames: 1)
      finger.x += x / CGFloat(frames)
      finger.y += y / CGFloat(frames)
      HeadlessTouch.send(id: 1, phase: .moved, at: finger)
    }
  }

  func lift() { HeadlessTouch.send(id: 1, phase: .ended, at: finger) }

  /// Whether the journey before led where it should have: figures of another one would say nothing.
  func expect(screens: Int, atRest: Bool = true) {
    guard navigation.viewControllers.count == screens, transition.flights.isEmpty == atRest else {
      print(
        "unexpected: \(navigation.viewControllers.count) screens, \(transition.flights.count) transitions"
      )
      exit(1)
    }
  }
}

/// Callgrind writes its counters down, and starts anew, whenever this is called.
@inline(never) func callgrindMark() {}

/// Does something, and counts it if it is the journey that was asked for.
@MainActor func journey(_ name: String, _ body: () -> Void) {
  let isCounted = CommandLine.arguments.last == name
  if isCounted { callgrindMark() }
  body()
  if isCounted { callgrindMark() }
}

@MainActor func catchAPop() {
  let world = World(InterruptibleTransition(.slide), screens: 2)
  journey("A1") {
    world.touch(x: 4, y: 500)
    world.drag(x: 150, frames: 15)
    world.lift()
    HeadlessClock.advance(frames: 4)
  }
  world.expect(screens: 1, atRest: false)
  journey("A2") {
    world.touch(x: 200, y: 500)
    world.drag(x: -60, frames: 4)
    world.lift()
    HeadlessClock.advance(by: 1)
  }
  world.expect(screens: 2)
}

@MainActor func pushTwice() {
  let world = World(InterruptibleTransition(.slide), screens: 1)
  world.navigation.pushViewController(Screen("2"), animated: true)
  HeadlessClock.advance(by: 0.05)
  let screen = Screen("3")
  journey("B") {
    world.navigation.pushViewController(screen, animated: true)
    HeadlessClock.advance(by: 1.5)
  }
  world.expect(screens: 3)
}

@MainActor func dragACardAway() {
  let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
  picture.backgroundColor = .orange
  let world = World(InterruptibleTransition(.zoom { _ in picture }), screens: 1)
  world.navigation.viewControllers[0].view.addSubview(picture)
  HeadlessClock.advance(by: 0.1)
  world.push()
  journey("C") {
    world.touch(x: 200, y: 300)
    world.drag(x: 30, y: 260, frames: 26)
    world.lift()
    HeadlessClock.advance(by: 1.5)
  }
  world.expect(screens: 1)
}

/// An app chooses the effect, and lets fingers push too.
@MainActor func choose() {
  var count = 0
  let transition = InterruptibleTransition(
    .choosing { _ in
      count += 1
      return .slide
    }
  )
  let world = World(transition, screens: 2)
  world.transition.pushProvider = { _ in Screen("3") }
  count = 0
  journey("Tap") {
    world.touch(x: 200, y: 500)
    world.lift()
    HeadlessClock.advance(by: 0.5)
  }
  world.expect(screens: 2)
  if CommandLine.arguments.last == "Tap" { return print(count) }
  count = 0
  journey("Pan") {
    world.touch(x: 4, y: 500)
    for _ in 0..<20 where world.transition.flights.isEmpty { world.drag(x: 12, frames: 1) }
  }
  world.expect(screens: 1, atRest: false)
  print(count)
}

MainActor.assumeIsolated {
  HeadlessScreen.reset()
  switch CommandLine.arguments.last {
  case "A1", "A2": catchAPop()
  case "B": pushTwice()
  case "C": dragACardAway()
  case "Tap", "Pan": choose()
  default: fatalError("no such journey")
  }
}
