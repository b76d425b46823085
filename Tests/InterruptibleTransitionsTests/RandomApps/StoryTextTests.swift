import Testing
import UIKit

@testable import TestSupport

/// Stories as text.
@Suite struct StoryTextTests {
  @Test("A story is the same after printing and reading", arguments: AppLevel.allCases)
  func random(level: AppLevel) throws {
    for seed in 0..<100 as Range<UInt64> {
      let story = AppAuthor.story(seed: seed, level: level)

      let read = try AppStory(story.text)

      #expect(read == story, "\(story.text)")
      #expect(read.text == story.text)
    }
  }

  @Test(
    "A text that is wrong is refused, with the place",
    arguments: [
      ("", "1:1: expected one of screen, stack, tabs, box, split"),
      ("screen", "1:7: expected \":\""),
      ("stack(screen", "1:13: expected \")\""),
      ("split(screen):", "1:13: expected two children"),
      ("screen; 60 fps:", "1:12: expected \"Hz\""),
      ("screen; cards none:", "1:15: expected one of screen, stack, tabs, box, split"),
      ("screen; level 3:", "1:15: expected one of calls, surroundings, callbacks"),
      ("screen:\npop;\n push old 1", "3:7: expected one of new, spare, member"),
      ("screen:\npop; jump", "2:6: expected an event or a call"),
      ("screen:\npop from", "2:9: expected a number"),
      ("screen: select 1 once", "1:18: expected \";\""),
      ("screen: setting speed 3", "1:17: expected a setting"),
      ("screen: in viewDidLoad pop", "1:24: expected \":\""),
    ]
  )
  func wrong(text: String, message: String) {
    let error = #expect(throws: StoryTextError.self) { try AppStory(text) }

    #expect(error?.description == message)
  }

  @Test("What is usual is left out, and a line may be broken at any space")
  func usual() throws {
    let text = """
      tabs(screen, stack(screen)~1); cards fullScreen, box(screen, screen) custom~zoom; effects slide, cover; 60 Hz;
      right to left:
      plain select 1; push new 0 onto 2 at once; in didMove:
      dismiss 0
      """
    let story = AppStory(
      shape: AppShape(
        root: .tabs([.screen, .stack([.screen], .shared(1))], .shared(0)),
        cards: [
          AppCard(),
          AppCard(
            node: .box([.screen, .screen], .shared(0)),
            style: .custom,
            service: .own(.zoom)
          ),
        ],
        effectCases: [.slide, .cover],
        isRightToLeft: true,
        framesPerSecond: 60
      ),
      events: [
        .plain(.select(1, in: 0), animated: true), .ask(.push(.new(0), onto: 2), animated: false),
        .arm(.didMove, .ask(.dismiss(0), animated: true)),
      ]
    )

    #expect(try AppStory(text) == story)
  }
}
