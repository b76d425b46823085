import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What the log has of flights: an interval for each, and a word about one that code holds for long.
@MainActor @Suite(.serialized) struct FlightLogTests {
  @Test(
    "Each flight is an interval, from UIKit's start to its completion",
    arguments: ContainerKind.allCases
  )
  func intervals(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    let console = HeadlessConsole()

    stage.goForward()
    stage.advance(by: 0.1)
    #expect(console.intervals.map(\.end) == [nil])
    stage.settle()
    stage.goBack()
    stage.advance(by: 0.1)
    stage.transition.cancel()
    stage.settle()

    let place = String(describing: type(of: kind.isPresentation ? stage.second : stage.root))
    #expect(
      console.intervals.map(\.start) == [
        "forward transition in \(place)", "backward transition in \(place)",
      ]
    )
    #expect(console.intervals.map(\.end) == ["finished", "cancelled"])
    #expect(console.intervals.allSatisfy { $0.name == "transition" })
    #expect(console.texts == [])
  }

  @Test("A flight that code holds is spoken of once, after a second")
  func held() {
    let stage = NavigationStage()
    let console = HeadlessConsole()
    stage.push(andAdvance: 0.1)
    stage.transition.pause()

    stage.advance(by: 0.9)
    #expect(console.texts == [])
    stage.advance(by: 0.2)

    let expected =
      "Code has paused the forward transition in UINavigationController for a second, and UIKit makes no other change there until it continues. Call resume(), finish(), or cancel()."
    #expect(console.texts == [expected])
    stage.transition.scrub(to: 0.5)
    stage.advance(by: 5)
    stage.transition.resume()
    stage.advance(by: 0.01)
    stage.transition.pause()
    stage.advance(by: 5)
    #expect(console.texts == [expected])
    stage.transition.finish()
    stage.settle()
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("A flight that code moves, or holds for less than a second at a time, isn't spoken of")
  func moved() {
    let stage = NavigationStage()
    let console = HeadlessConsole()
    stage.push(andAdvance: 0.1)
    for step in 0..<300 {
      stage.transition.scrub(to: CGFloat(step) / 300)
      stage.advanceFrame()
    }
    stage.transition.resume()
    stage.advance(by: 0.02)
    stage.transition.pause()
    stage.advance(by: 0.8)
    stage.transition.resume()
    stage.settle()

    #expect(console.texts == [])
  }

  @Test(
    "Without a console no interval is formatted, and nothing counts the frames of a paused transition"
  )
  func unheard() throws {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.1)
    stage.transition.pause()
    stage.advance(by: 0.1)

    #expect(try #require(stage.transition.list.current?.driver).pauseWatch == nil)
    var isFormatted = false
    #expect(
      LogInterval(
        {
          isFormatted = true
          return ""
        }()
      ) == nil
    )
    #expect(!isFormatted)
    stage.transition.resume()
    stage.settle()
  }

  @Test("A console hears no more once it is gone, and each has its own record")
  func consoles() {
    let first = HeadlessConsole()
    weak var gone: HeadlessConsole?
    do {
      let second = HeadlessConsole()
      gone = second
      TransitionLog.notice("both")
      #expect(second.texts == ["both"])
    }
    TransitionLog.notice("one")

    #expect(gone == nil)
    #expect(first.texts == ["both", "one"])
  }
}
