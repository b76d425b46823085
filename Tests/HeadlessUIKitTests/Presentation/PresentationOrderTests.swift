import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationOrderTests {
  @Test("D38: full screen, in the likelier reading, the did-order is not a push's")
  func fullScreen() {
    let stage = PresentationStage()
    let b = stage.screen(.fullScreen)

    let presenting = stage.calls {
      stage.a.present(b, animated: true)
      stage.settle()
    }
    let dismissing = stage.calls {
      b.dismiss(animated: true)
      stage.settle()
    }

    #expect(
      presenting.appearances.suffix(2) == ["B.viewDidAppear(true)", "A.viewDidDisappear(true)"]
    )
    #expect(
      dismissing.appearances.suffix(2) == ["A.viewDidAppear(true)", "B.viewDidDisappear(true)"]
    )
  }

  @Test("A presentation without animation has happened when the call returns")
  func unanimated() {
    let stage = PresentationStage()
    let b = stage.screen(.fullScreen)
    var completions = 0

    let presenting = stage.calls {
      stage.a.present(b, animated: false) { completions += 1 }
    }
    #expect(b.view.window === stage.window && stage.a.view.window == nil)
    let dismissing = stage.calls {
      stage.a.dismiss(animated: false) { completions += 1 }
    }

    #expect(
      presenting.appearances == [
        "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewDidAppear(false)",
        "A.viewDidDisappear(false)",
      ]
    )
    #expect(dismissing.appearances.last == "B.viewDidDisappear(false)")
    #expect(completions == 2)
    #expect(stage.a.view.superview === stage.window && b.view.window == nil)
  }
}
