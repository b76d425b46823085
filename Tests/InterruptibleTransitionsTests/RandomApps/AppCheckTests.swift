import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A check of random apps that cannot fail says nothing: each finds what it is for.
@MainActor @Suite(.serialized) struct AppCheckTests {
  private let shape = AppShape(
    root: .split(.tabs([.stack([.screen, .screen], .shared(0)), .screen], .shared(0)), .screen),
    cards: [AppCard(style: .overFullScreen)]
  )

  @Test("An app that nobody has touched is whole")
  func nothing() {
    let world = AppWorld(shape)

    world.end()

    #expect(world.complaints(at: .calls) == [])
  }

  @Test("Each check of random apps finds what it is for", arguments: sabotages)
  func sabotage(_ sabotage: Sabotage) {
    let world = AppWorld(shape)
    world.perform(.ask(.present(.spare(0), from: 0), animated: false))
    world.end()

    sabotage.body(world)

    let faults = Set(world.complaints(at: sabotage.level).map(\.fault))
    #expect(faults.contains(sabotage.fault))
  }

  @Test("A controller that somebody retains is found")
  func leak() {
    let world = AppWorld(shape)
    let screen = world.make(.screen)

    let complaints = world.complaints(at: .calls)

    #expect(complaints == [AppComplaint(.leak, screen.name)])
  }

  @Test("Bars that the screen shown doesn't want are found")
  func bars() throws {
    var shape = shape
    shape.habits = [.hidesNavigationBar, .hidesTabBar]
    let world = AppWorld(shape)
    world.end()
    #expect(world.complaints(at: .calls) == [])
    let stack = try #require(world.containers((any AppStack).self).first)
    let tabs = try #require(world.containers((any AppTabs).self).first)

    stack.isNavigationBarHidden.toggle()
    tabs.tabBar.isHidden.toggle()

    #expect(world.complaintsAboutBars.map(\.fault) == [.bar, .bar])
  }

  @Test("Screens that type have the keyboard once they are shown")
  func keyboard() {
    var shape = AppShape(root: .stack([.screen], .shared(0)))
    shape.habits = [.types]
    let world = AppWorld(shape)
    let screens = [world.make(.screen), world.make(.screen)]

    let shown = screens.map { screen in
      (world.rootController as? any AppStack)?.setViewControllers([screen], animated: false)
      HeadlessClock.advance(by: 1)
      return HeadlessKeyboard.isShown
    }

    #expect(shown == [false, true])
  }

  @Test("Some of the apps made up have each habit, and some the framework's classes")
  func ways() {
    let shapes = (0..<100).map { AppAuthor.story(seed: $0, level: .calls).shape }

    for habit in AppHabit.allCases {
      let count = shapes.count { $0.habits.contains(habit) }
      #expect((10..<50).contains(count), "\(habit)")
    }
    #expect((10..<50).contains(shapes.count(where: \.isSubclassed)))
  }

  struct Sabotage: CustomTestStringConvertible, Sendable {
    let fault: AppFault
    let level: AppLevel
    let testDescription: String
    let body: @MainActor @Sendable (AppWorld) -> Void

    init(
      _ fault: AppFault,
      _ text: String,
      at level: AppLevel = .calls,
      _ body: @escaping @MainActor @Sendable (AppWorld) -> Void
    ) {
      self.fault = fault
      self.level = level
      testDescription = text
      self.body = body
    }
  }

  nonisolated private static let sabotages = [
    Sabotage(.motion, "progress 2") { $0.check(progress: 2, velocity: 0) },
    Sabotage(.motion, "velocity not a number") { $0.check(progress: 0, velocity: .nan) },
    Sabotage(.stuck, "a transition is paused") { world in
      world.perform(.ask(.push(.spare(0), onto: 0), animated: true))
      world.perform(.frames(3))
      world.perform(.control(.pause, 0))
    },
    Sabotage(.stuck, "a view is animated for ever") { world in
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .repeat,
        animations: { world.window.center.x += 1 }
      )
      world.perform(.frames(1))
    },
    Sabotage(.queue, "a call waits") { world in
      world.perform(.ask(.push(.spare(0), onto: 0), animated: true))
      world.perform(.ask(.push(.spare(1), onto: 0), animated: true))
    },
    Sabotage(.unfinished, "a transition has not ended") { world in
      world.perform(.ask(.push(.spare(0), onto: 0), animated: true))
      world.perform(.frames(3))
    },
    Sabotage(.effect, "an effect is prepared twice") {
      $0.livingTransitions.first?.tally.prepares += 1
    },
    Sabotage(.effect, "a change ends that no effect was prepared for") { $0.changesEnded += 1 },
    Sabotage(.refusal, "UIKit refuses a presentation") { world in
      world.rootController.present(UIViewController(), animated: false)
    },
    Sabotage(.refusal, "UIKit refuses one among plain calls", at: .surroundings) {
      $0.presentationsRefused += 1
    },
    Sabotage(.completion, "a completion is not called") { _ = $0.promise("nothing") },
    Sabotage(.completion, "a completion is called twice") { world in
      let isOver = world.promise("something", isStrict: false)
      isOver()
      isOver()
    },
    Sabotage(.tree, "a child is no member") { world in
      world.containers((any AppStack).self).first?.addChild(UIViewController())
    },
    Sabotage(.coordinator, "a coordinator lives") { world in
      world.perform(.plain(.push(.spare(0), onto: 0), animated: true))
    },
    Sabotage(.presence, "a screen is gone") { $0.screen?.view.removeFromSuperview() },
    Sabotage(.place, "a screen is displaced") { $0.screen?.view.center.x += 1 },
    Sabotage(.place, "a screen is scaled") {
      $0.screen?.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    },
    Sabotage(.place, "a screen takes no touches") {
      $0.screen?.view.isUserInteractionEnabled = false
    },
    Sabotage(.place, "a container is faint") { $0.screen?.view.superview?.alpha = 0.5 },
    Sabotage(.place, "a part of a screen is faint") { world in
      let displayed = world.members.compactMap { $0.object as? AppScreen }
        .filter { $0.viewIfLoaded?.window != nil && $0.presentedViewController == nil }
      for screen in displayed { screen.view.subviews.first?.alpha = 0.5 }
    },
    Sabotage(.leftover, "a view is left") { $0.screen?.view.superview?.addSubview(UIView()) },
    Sabotage(.tabs, "another item is selected") { world in
      world.containers((any AppTabs).self).first?.tabBar.isUserInteractionEnabled = false
    },
    Sabotage(.appearance, "a screen hears too much") {
      $0.screen?.beginAppearanceTransition(false, animated: false)
    },
    Sabotage(.leak, "an animator is alive") { $0.transients.append(Weak($0.desk)) },
    Sabotage(.tap, "a window above takes the touches") { world in
      let view = UIView(frame: world.window.bounds)
      world.topmost.view.addSubview(view)
    },
    Sabotage(.tap, "a bar hangs over the middle of a screen") { world in
      world.perform(.ask(.dismiss(0), animated: false))
      world.rest()
      guard let stack = world.containers((any AppStack).self).first else { return }
      stack.navigationBar.center.y = stack.view.bounds.midY
    },
    Sabotage(.call, "what begins is canceled") { world in
      world.perform(.arm(.effectAnimate, .arm(.phaseChange, .control(.cancel, 0))))
    },
  ]
}

extension AppWorld {
  /// The first screen that is seen.
  fileprivate var screen: UIViewController? {
    residents.first { $0.isVisible && $0.controller is AppScreen }?.controller
  }
}
