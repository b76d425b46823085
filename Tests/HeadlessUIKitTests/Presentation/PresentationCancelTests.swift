import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationCancelTests {
  @Test("E4: under the other reading the reverse will-callbacks come at once, and only once")
  func reverseAtOnce() {
    var personality = HeadlessPersonality.standard
    personality.reversesAppearanceAtOnce = true
    let stage = PresentationStage(personality: personality)
    let delegate = HandmadePresentation()
    delegate.interaction = .startsUnderAFinger
    let b = stage.presented(.fullScreen, delegate: delegate)
    b.dismiss(animated: true)
    HeadlessClock.advance(by: 0.1)

    let atOnce = stage.calls { delegate.release(toward: .start) }
    let later = stage.calls { stage.settle() }

    #expect(
      Set(atOnce.appearances) == ["A.viewWillDisappear(true)", "B.viewWillAppear(true)"]
    )
    #expect(Set(later.appearances) == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
    #expect(stage.a.presentedViewController === b && stage.a.view.window == nil)
  }

  @Test(
    "E3: after a cancel the one goes before the other comes, or the other way",
    arguments: [true, false]
  )
  func order(returnsFirst: Bool) throws {
    var personality = HeadlessPersonality.standard
    personality.returnsBeforeItLeaves = returnsFirst
    let stage = PresentationStage(personality: personality)
    let delegate = HandmadePresentation()
    delegate.interaction = .startsUnderAFinger
    let b = stage.presented(.fullScreen, delegate: delegate)
    b.dismiss(animated: true)
    HeadlessClock.advance(by: 0.1)

    let calls = stage.calls {
      delegate.release(toward: .start)
      stage.settle()
    }

    let gone = try #require(calls.firstIndex(of: "A.viewDidDisappear(true)"))
    let back = try #require(calls.firstIndex(of: "B.viewDidAppear(true)"))
    #expect((back < gone) == returnsFirst)
  }
}
