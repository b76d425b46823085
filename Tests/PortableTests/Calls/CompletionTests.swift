import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Completions of calls come once, and no call is forgotten.
  @MainActor @Suite struct CompletionTests {
    @Test(
      "The completion of a call comes once, whether it runs, turns another round or has to wait"
    )
    func completions() async {
      let stage = await ContainerStage(.card)
      var log: [String] = []
      stage.transition.present(stage.second, from: stage.first) { log.append("presented") }
      await stage.advance(by: 0.1)
      stage.transition.dismiss(stage.second) { log.append("dismissed") }
      #expect(stage.transition.phase == .settling(toward: .start))
      await stage.settle()
      #expect(log.sorted() == ["dismissed", "presented"])
      #expect(!stage.showsSecond)

      log = []
      let other = Screen("Other")
      other.modalPresentationStyle = .fullScreen
      stage.transition.present(stage.second, from: stage.first)
      await stage.advance(by: 0.1)
      stage.transition.present(other, from: stage.second) { log.append("other") }
      await stage.settle()
      await stage.settle()

      #expect(log == ["other"])
      #expect(stage.second.presentedViewController === other)
      stage.transition.dismiss(other) { log.append("gone") }
      stage.transition.dismiss(other) { log.append("gone again") }
      await stage.settle()
      await stage.settle()
      #expect(log == ["other", "gone", "gone again"] || log == ["other", "gone again", "gone"])
    }

    @Test("A call without animation is made at once, and what is in flight ends at once")
    func atOnce() async throws {
      let stage = await ContainerStage(.navigation)
      let navigation = try #require(stage.navigation)
      stage.goForward()
      await stage.advance(by: 0.1)

      stage.transition.push(Screen("Third"), onto: navigation, animated: false)
      await stage.advanceFrame()

      #expect(stage.transition.phase == .idle)
      #expect(stage.stack == ["First", "Second", "Third"])
      #expect(navigation.topViewController?.view.window != nil)
    }

    @Test("A call hurries from its beginning where another call waits already")
    func hurries() async throws {
      let alone = try await framesOfPush(isFollowed: false)
      let followed = try await framesOfPush(isFollowed: true)

      #expect(CGFloat(followed) <= (CGFloat(alone) * Stage.hurry).rounded(.up))
      #expect(alone < 600)
    }

    /// The frames until a screen that was pushed has appeared.
    private func framesOfPush(isFollowed: Bool) async throws -> Int {
      let stage = await ContainerStage(.navigation)
      let navigation = try #require(stage.navigation)
      stage.transition.push(stage.second, onto: navigation)
      if isFollowed { stage.transition.push(Screen("Third"), onto: navigation) }
      var frames = 0
      while !stage.second.calls.contains("didAppear"), frames < 600 {
        await stage.advanceFrame()
        frames += 1
      }
      await stage.settle()
      return frames
    }
  }
}
