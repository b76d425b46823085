import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What random stories have found, each as short as it could be made, and where each has to end.
@MainActor @Suite(.serialized) struct FoundCallTests {
  @Test("Calls that wait for a transition of the system's are made when UIKit is done with it")
  func afterTheSystems() {
    let world = play(
      AppShape(.navigation),
      .serve(false),
      .plain(.push(.new(0), onto: 0), animated: true),
      .frames(4),
      .ask(.push(.spare(0), onto: 0), animated: true),
      .ask(.push(.spare(0), onto: 0), animated: true)
    )

    #expect(world.containers((any AppStack).self).first?.viewControllers.count == 3)
  }

  @Test("A dismissal waits for what is being presented above", arguments: [true, false])
  func dismissalBelow(isAnimated: Bool) {
    let world = play(
      AppShape(.fullScreen),
      .ask(.present(.spare(0), from: 0), animated: false),
      .frames(2),
      .ask(.present(.spare(1), from: 0), animated: false),
      .frames(2),
      .plain(.present(.spare(2), from: 0), animated: true),
      .ask(.dismiss(2), animated: isAnimated)
    )

    #expect(world.cards.isEmpty)
  }

  @Test("A presentation from a screen that presents something else by then is given up")
  func presentationFromBelow() throws {
    let world = AppWorld(AppShape(.overFullScreen))
    let cards = try (0..<3).map { try #require(world.card(.spare($0))) }
    let transition = world.shared[0].transition
    var isOver = false

    transition.present(cards[0], from: world.rootController)
    transition.present(cards[1], from: cards[0])
    transition.present(cards[2], from: cards[0]) { isOver = true }
    world.end()

    #expect(world.complaints(at: .calls) == [])
    #expect(world.cards == [cards[1], cards[0]])
    #expect(isOver, "nobody waits for its completion")
  }

  @Test("A container's change that has waited begins from what is shown by then")
  func staleChange() {
    let world = play(
      AppShape(.container),
      .ask(.show(.spare(2), in: 0), animated: true),
      .frames(5),
      .ask(.show(.spare(3), in: 0), animated: true),
      .ask(.show(.spare(2), in: 0), animated: true),
      .ask(.show(.spare(3), in: 0), animated: true)
    )

    let box = world.containers(AppBox.self).first
    #expect(box?.shown === box?.spares[3])
  }

  @Test("A container that is asked for what it shows does nothing", arguments: [true, false])
  func shownAlready(isAnimated: Bool) {
    let world = play(AppShape(.container), .ask(.show(.spare(0), in: 0), animated: isAnimated))

    #expect(world.changesEnded == 0)
  }

  @Test("Changes without animation are made in their order, also where they have a coordinator")
  func replacedChange() {
    var shape = AppShape(.navigation)
    shape.personality = "+coordinatesWithoutAnimation"
    let world = play(
      shape,
      .plain(.push(.new(0), onto: 0), animated: false),
      .ask(.push(.spare(0), onto: 0), animated: false),
      .plain(.pop(from: 0), animated: false)
    )

    let stack = world.containers((any AppStack).self).first
    #expect(stack?.viewControllers.count == 2)
    #expect(stack?.topViewController !== stack?.spares[0])
  }

  @Test("A phone that is turned while the system presents leaves the screen in its place")
  func turned() {
    _ = play(
      AppShape(.overFullScreen),
      .serve(false),
      .plain(.present(.spare(0), from: 0), animated: true),
      .frames(9),
      .environment(.rotate),
      .frames(60)
    )
  }

  @Test("Calls of two containers that have waited together are made one after the other")
  func oneAfterTheOther() {
    _ = play(
      AppShape(nil),
      .ask(.present(.spare(2), from: 0), animated: true),
      .ask(.present(.spare(1), from: 0), animated: true),
      .ask(.set([.member(0), .spare(0)], of: 0), animated: true),
      .frames(56),
      .ask(.dismiss(0), animated: false)
    )
  }

  @Test("A presentation whose window goes calls its completion", arguments: [0, 20])
  func presentationWithoutWindow(frames: Int) {
    _ = play(
      AppShape(nil),
      .ask(.present(.spare(0), from: 0), animated: true),
      .frames(frames),
      .environment(.hideWindow)
    )
  }

  @Test("A presentation that never begins keeps no animation alongside waiting")
  func neverBegun() {
    _ = play(
      AppShape(nil),
      .ask(.present(.spare(0), from: 0), animated: true),
      .environment(.hideWindow),
      .frames(1),
      .alongside(0),
      .alongside(1)
    )
  }

  @Test("A dismissal that is taken back leaves no dimming that its presentation has done without")
  func otherEffect() {
    _ = play(
      AppShape(nil),
      .environment(.reduceMotion(true)),
      .ask(.present(.spare(1), from: 0), animated: true),
      .frames(84),
      .environment(.reduceMotion(false)),
      .ask(.dismiss(0), animated: true),
      .frames(10),
      .control(.cancel, 0)
    )
  }

  @Test(
    "The screen behind a dismissal fills a window that is turned meanwhile",
    arguments: [0, 84]
  )
  func turnedBehind(frames: Int) {
    _ = play(
      AppShape(nil),
      .ask(.present(.spare(1), from: 0), animated: frames > 0),
      .frames(frames),
      .ask(.present(.spare(2), from: 0), animated: frames > 0),
      .frames(frames),
      .ask(.dismiss(1), animated: true),
      .frames(4),
      .environment(.rotate)
    )
  }

  /// Plays a story to its end, and says that all is well.
  @Test("A push that UIKit never starts, and whose screen is gone, is given up")
  func goneScreen() {
    let shape = AppShape(
      root: .stack([.screen], .shared(0)),
      guests: [],
      cards: [AppCard(node: .screen, style: .fullScreen, service: .shared(0))],
      effectCases: [.slide],
      isInstalled: true,
      definesContexts: true,
      isRightToLeft: false,
      personality: "0",
      framesPerSecond: 120,
      catchesByPan: true,
      presentsByPan: false
    )
    _ = play(
      shape,
      .arm(.viewDidLoad, .ask(.push(.new(2), onto: 4), animated: true)),
      .arm(.viewDidLayoutSubviews, .plain(.popToRoot(of: 1), animated: true)),
      .ask(.present(.member(0), from: 0), animated: true),
      .frames(45),
      .frames(5),
      .touch(2, .began, x: 0.87, y: 0.47),
      .touch(2, .moved, x: 1.594, y: 0.447),
      .touch(2, .ended, x: 1.594, y: 0.447)
    )
  }

  @Test("A container that is uninstalled while calls wait is the same container after them")
  func uninstalledWhileWaiting() {
    _ = play(
      AppShape(.container),
      .ask(.show(.new(2), in: 0), animated: true),
      .ask(.show(.new(3), in: 0), animated: true),
      .ask(.show(.spare(1), in: 0), animated: true),
      .uninstall,
      .ask(.show(.new(0), in: 0), animated: false)
    )
  }

  private func play(_ shape: AppShape, _ events: AppEvent...) -> AppWorld {
    var shape = shape
    if shape.personality == "0" { shape.personality = "\(HeadlessPersonality.launched)" }
    let world = AppWorld(shape)
    for event in events {
      world.perform(event)
    }
    world.end()
    #expect(world.complaints(at: .surroundings) == [])
    return world
  }
}
