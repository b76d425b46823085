import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What random stories have found, each as short as it could be made.
@MainActor @Suite(.serialized) struct StoryRegressionTests {
  @Test("Calls that wait for a transition of the system's are made when UIKit is done with it")
  func afterTheSystems() {
    let story = Story(
      .navigation,
      [
        .serve(false),
        .go(.forward(2), isPlain: true, isAnimated: true),
        .frames(4),
        .go(.forward(3), isPlain: false, isAnimated: true),
        .go(.forward(3), isPlain: false, isAnimated: true),
      ]
    )

    let stage = play(story)

    #expect(stage.stage.navigation?.viewControllers.count == 3)
  }

  @Test("A dismissal waits for what is being presented above", arguments: [true, false])
  func dismissalBelow(isAnimated: Bool) {
    let story = Story(
      .fullScreen,
      [
        .go(.forward(4), isPlain: false, isAnimated: false),
        .frames(2),
        .go(.forward(3), isPlain: false, isAnimated: false),
        .frames(2),
        .go(.forward(2), isPlain: true, isAnimated: true),
        .go(.toRoot, isPlain: false, isAnimated: isAnimated),
      ]
    )

    let stage = play(story)

    #expect(stage.presentationChain == [stage.stage.first])
  }

  @Test("A presentation from a screen that presents something else by then is given up")
  func presentationFromBelow() {
    let stage = StoryStage(Story(.overFullScreen, []), of: .overFullScreen)
    var isOver = false

    stage.transition.present(stage.cast[1], from: stage.cast[0])
    stage.transition.present(stage.cast[2], from: stage.cast[1])
    stage.transition.present(stage.cast[3], from: stage.cast[1]) { isOver = true }
    stage.end()

    #expect(stage.complaints == [])
    #expect(stage.presentationChain == Array(stage.cast.prefix(3)))
    #expect(isOver, "nobody waits for its completion")
  }

  @Test("A container's context that has waited begins from what is shown by then")
  func staleContext() {
    let story = Story(
      .container,
      [
        .go(.forward(2), isPlain: false, isAnimated: true),
        .frames(5),
        .go(.forward(3), isPlain: false, isAnimated: true),
        .go(.forward(2), isPlain: false, isAnimated: true),
        .go(.forward(3), isPlain: false, isAnimated: true),
      ]
    )

    let stage = play(story)

    #expect(stage.stage.box?.shown === stage.cast[3])
  }

  @Test("A container that is asked for what it shows does nothing", arguments: [true, false])
  func shownAlready(isAnimated: Bool) {
    let stage = play(
      Story(.container, [.go(.forward(0), isPlain: false, isAnimated: isAnimated)])
    )

    #expect(stage.stage.box?.ends == [])
  }

  @Test("Changes without animation are made in their order, also where they have a coordinator")
  func replacedChange() {
    var personality = HeadlessPersonality.launched
    personality.coordinatesWithoutAnimation = true
    let story = Story(
      .navigation,
      personality: personality,
      [
        .go(.forward(1), isPlain: true, isAnimated: false),
        .go(.forward(4), isPlain: false, isAnimated: false),
        .go(.back, isPlain: true, isAnimated: false),
      ]
    )

    let stage = play(story)

    #expect(stage.stage.navigation?.topViewController === stage.extras[0])
  }

  @Test("A phone that is turned while the system presents leaves the screen in its place")
  func turned() {
    let story = Story(
      .overFullScreen,
      [
        .serve(false),
        .go(.forward(1), isPlain: true, isAnimated: true),
        .frames(9),
        .rotate,
        .frames(60),
      ]
    )

    _ = play(story)
  }

  @Test("Calls of two containers that have waited together are made one after the other")
  func oneAfterTheOther() {
    let story = Story(
      nil,
      [
        .ask(.present("O", from: nil), isPlain: false, isAnimated: true),
        .ask(.present("N", from: "O"), isPlain: false, isAnimated: true),
        .ask(.set(["A", "B"]), isPlain: false, isAnimated: true),
        .frames(56),
        .ask(.dismiss("N"), isPlain: false, isAnimated: false),
      ]
    )

    #expect(story.complaints() == [])
  }

  @Test("Who waits for a presentation hears that its window has gone", arguments: [0, 20])
  func presentationWithoutWindow(frames: Int) {
    let story = Story(
      nil,
      [
        .ask(.present("M", from: nil), isPlain: false, isAnimated: true),
        .frames(frames),
        .show(false),
      ]
    )

    #expect(story.complaints() == [])
  }

  @Test("What has been asked about and never began keeps no companion waiting")
  func neverBegun() {
    let story = Story(
      nil,
      [
        .ask(.present("M", from: nil), isPlain: false, isAnimated: true),
        .show(false),
        .frames(1),
        .accompany,
      ]
    )

    #expect(story.complaints() == [])
  }

  @Test("A dismissal that is taken back leaves no veil that its presentation has done without")
  func otherEffect() {
    let story = Story(
      nil,
      [
        .reduceMotion(true),
        .ask(.present("N", from: nil), isPlain: false, isAnimated: true),
        .frames(84),
        .reduceMotion(false),
        .ask(.dismiss("N"), isPlain: false, isAnimated: true),
        .frames(10),
        .control(.cancel),
      ]
    )

    #expect(story.complaints() == [])
  }

  @Test("What lies behind a dismissal fills a screen that is turned meanwhile", arguments: [0, 84])
  func turnedBehind(frames: Int) {
    let story = Story(
      nil,
      [
        .ask(.present("N", from: nil), isPlain: false, isAnimated: frames > 0),
        .frames(frames),
        .ask(.present("O", from: "N"), isPlain: false, isAnimated: frames > 0),
        .frames(frames),
        .ask(.dismiss("N"), isPlain: false, isAnimated: true),
        .frames(4),
        .rotate,
      ]
    )

    #expect(story.complaints() == [])
  }

  /// Plays a story to its end, and says that all is well.
  private func play(_ story: Story) -> StoryStage {
    let stage = StoryStage(story, of: story.kind ?? .navigation)
    for event in story.events {
      stage.perform(event)
    }
    stage.end()
    #expect(stage.complaints == [])
    return stage
  }
}
