import Testing
import UIKit

@testable import TestSupport

/// Whatever a program does that it shouldn't, the log says what is worth a sentence, nothing is left open, every completion is called
/// once, and the app goes on.
@MainActor @Suite(.serialized) struct MisusedAlbumTests {
  @Test("A stack is misused", arguments: Misuse.ofStacks)
  func stacks(misuse: Misuse) { check(misuse) }

  @Test("Cards are misused", arguments: Misuse.ofCards)
  func cards(misuse: Misuse) { check(misuse) }

  @Test("Tabs are misused", arguments: Misuse.ofTabs)
  func tabs(misuse: Misuse) { check(misuse) }

  @Test("A transition object is misused", arguments: Misuse.ofObjects)
  func objects(misuse: Misuse) { check(misuse) }

  @Test("A transition in flight is misused", arguments: Misuse.ofFlights)
  func flights(misuse: Misuse) { check(misuse) }

  @Test("Screens and numbers are misused", arguments: Misuse.ofScreens)
  func screens(misuse: Misuse) { check(misuse) }

  private func check(_ misuse: Misuse) {
    for situation in Misuse.Situation.allCases {
      guard let outcome = misuse.outcomes[situation] else { continue }
      let stage = MisusedAlbum(misuse, situation)
      misuse.happen(stage)
      stage.advance(by: 0.05)
      stage.lift()
      stage.settle()
      stage.advance(by: 1)
      let said = stage.console.messages.map { Misuse.Line(level: $0.level, text: $0.text) }
      let damage = stage.damage
      #expect(stage.outcome == outcome, "\(situation)")
      #expect(said == misuse.lines(situation), "\(situation)")
      #expect(
        stage.console.messages.allSatisfy {
          $0.subsystem == "InterruptibleTransitions" && $0.category == "transitions"
        }
      )
      #expect(damage == [], "\(situation)")
    }
  }
}
