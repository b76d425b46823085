import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What random stories have found, each as short as it could be made, and where each has to end.
@MainActor @Suite(.serialized) struct FoundCallTests {
  @Test("Calls that wait for a transition of the system's are made when UIKit is done with it")
  func afterTheSystems() throws {
    let world = try play(
      AppShape(.navigation),
      "serve off; plain push new 0; frames 4; push spare 0; push spare 0"
    )

    #expect(world.containers((any AppStack).self).first?.viewControllers.count == 3)
  }

  @Test("A dismissal waits for what is being presented above", arguments: [true, false])
  func dismissalBelow(isAnimated: Bool) throws {
    let ending = isAnimated ? "" : " at once"
    let world = try play(
      AppShape(.fullScreen),
      """
      present spare 0 at once; frames 2; present spare 1 at once; frames 2; plain present spare 2; dismiss 2\(ending)
      """
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
  func staleChange() throws {
    let world = try play(
      AppShape(.container),
      "show spare 2; frames 5; show spare 3; show spare 2; show spare 3"
    )

    let box = world.containers(AppBox.self).first
    #expect(box?.shown === box?.spares[3])
  }

  @Test("A container that is asked for what it shows does nothing", arguments: [true, false])
  func shownAlready(isAnimated: Bool) throws {
    let world = try play(AppShape(.container), "show spare 0\(isAnimated ? "" : " at once")")

    #expect(world.changesEnded == 0)
  }

  @Test("Changes without animation are made in their order, also where they have a coordinator")
  func replacedChange() throws {
    var shape = AppShape(.navigation)
    shape.personality = "+coordinatesWithoutAnimation"
    let world = try play(shape, "plain push new 0 at once; push spare 0 at once; plain pop at once")

    let stack = world.containers((any AppStack).self).first
    #expect(stack?.viewControllers.count == 2)
    #expect(stack?.topViewController !== stack?.spares[0])
  }

  @Test("A phone that is turned while the system presents leaves the screen in its place")
  func turned() throws {
    _ = try play(
      AppShape(.overFullScreen),
      "serve off; plain present spare 0; frames 9; rotate; frames 60"
    )
  }

  @Test("Calls of two containers that have waited together are made one after the other")
  func oneAfterTheOther() throws {
    _ = try play(
      AppShape(nil),
      "present spare 2; present spare 1; set member 0, spare 0; frames 56; dismiss 0 at once"
    )
  }

  @Test("A presentation whose window goes calls its completion", arguments: [0, 20])
  func presentationWithoutWindow(frames: Int) throws {
    _ = try play(AppShape(nil), "present spare 0; frames \(frames); hideWindow")
  }

  @Test("A presentation that never begins keeps no animation alongside waiting")
  func neverBegun() throws {
    _ = try play(AppShape(nil), "present spare 0; hideWindow; frames 1; alongside; alongside of 1")
  }

  @Test("A dismissal that is taken back leaves no dimming that its presentation has done without")
  func otherEffect() throws {
    _ = try play(
      AppShape(nil),
      """
      reduceMotion on; present spare 1; frames 84; reduceMotion off; dismiss 0; frames 10; cancel
      """
    )
  }

  @Test(
    "The screen behind a dismissal fills a window that is turned meanwhile",
    arguments: [0, 84]
  )
  func turnedBehind(frames: Int) throws {
    let ending = frames > 0 ? "" : " at once"
    _ = try play(
      AppShape(nil),
      """
      present spare 1\(ending); frames \(frames); present spare 2\(ending); frames \(frames); dismiss 1; frames 4; rotate
      """
    )
  }

  @Test("A push that UIKit never starts, and whose screen is gone, is given up")
  func goneScreen() throws {
    let shape = AppShape(root: .stack([.screen], .shared(0)), cards: [AppCard()])
    _ = try play(
      shape,
      """
      in viewDidLoad: push new 2 onto 4; in viewDidLayoutSubviews: plain popToRoot of 1; present member 0; frames 45;
      frames 5; touch 2 began 0.87 0.47; touch 2 moved 1.594 0.447; touch 2 ended 1.594 0.447
      """
    )
  }

  @Test("A container that is uninstalled while calls wait is the same container after them")
  func uninstalledWhileWaiting() throws {
    _ = try play(
      AppShape(.container),
      "show new 2; show new 3; show spare 1; uninstall; show new 0 at once"
    )
  }

  /// Plays a story to its end, and says that all is well.
  private func play(_ shape: AppShape, _ events: String) throws -> AppWorld {
    var shape = shape
    if shape.personality == "0" { shape.personality = "\(HeadlessPersonality.launched)" }
    let world = AppWorld(shape)
    for event in try AppStory("screen: \(events)").events {
      world.perform(event)
    }
    world.end()
    #expect(world.complaints(at: .surroundings) == [])
    return world
  }
}
