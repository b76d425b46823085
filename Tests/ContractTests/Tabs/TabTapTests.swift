import Testing
import UIKit

extension Contract {
  @MainActor @Suite(.enabled(if: Stage.canTouch)) struct TabTapTests {
    @Test("D44: only a user's tap is asked about and told, a second one too")
    func taps() async {
      let stage = await TabStage()
      stage.delegate.animator = nil

      let first = await stage.calls { await stage.tap(1) }
      await stage.settle()
      let again = await stage.calls { await stage.tap(1) }
      stage.delegate.maySelect = false
      let refused = await stage.calls { await stage.tap(0) }

      // D74: a bar that floats may ask nobody.
      let isAsked = first.contains("shouldSelect B")
      let expected = isAsked ? ["shouldSelect B", "didSelect B"] : ["didSelect B"]
      for calls in [first, again] {
        #expect(calls.filter { $0.contains("Select ") } == expected)
      }
      #expect(refused == ["shouldSelect A"] || !isAsked)
      #expect(stage.tabs.selectedIndex == (isAsked ? 1 : 0))
    }
  }
}
