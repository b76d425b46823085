import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationOrderTests {
  @Test("D38: full screen, both controllers hear of it, and the did-order is not a push's")
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
      presenting.appearances == [
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)",
      ]
    )
    #expect(
      dismissing.appearances == [
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
        "B.viewDidDisappear(true)",
      ]
    )
  }

  @Test(
    "D38: where the presenter stays, only the presented controller hears of it",
    arguments: [UIModalPresentationStyle.overFullScreen, .custom, .pageSheet, .overCurrentContext]
  )
  func presenterStays(style: UIModalPresentationStyle) {
    let stage = PresentationStage()
    let b = stage.screen(style)

    let calls = stage.calls {
      stage.a.present(b, animated: true)
      stage.settle()
      stage.a.dismiss(animated: true)
      stage.settle()
    }

    #expect(
      calls.appearances == [
        "B.viewWillAppear(true)", "B.viewDidAppear(true)", "B.viewWillDisappear(true)",
        "B.viewDidDisappear(true)",
      ]
    )
  }

  @Test("Without animation everything has happened when the call returns")
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

  @Test(
    "D33, D1: presentation controller, animation controller, and only then interaction controller"
  )
  func requests() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    let b = stage.screen(.custom, delegate: delegate)

    stage.a.present(b, animated: true)

    #expect(
      delegate.asked == [
        "presentation controller, presenting A", "animation controller", "interaction controller",
      ]
    )
  }

  @Test("D34: the hooks of the presentation controller, around the transition")
  func hooks() throws {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = HalfPresentation.init
    let b = stage.screen(.custom, delegate: delegate)

    stage.a.present(b, animated: true)
    let manager = try #require(b.presentationController as? HalfPresentation)
    #expect(manager.events.isEmpty && manager.containerView == nil)
    delegate.onStart = { _ in manager.events.append("start") }
    b.onCall = { call, _ in
      if call != "viewIsAppearing" { manager.events.append(call) }
    }
    stage.settle()
    b.dismiss(animated: true)
    stage.settle()

    #expect(
      manager.events == [
        "will present, loaded false, container true", "coordinator", "viewDidLoad",
        "viewWillAppear", "start", "did present true", "viewDidAppear", "will dismiss",
        "viewWillDisappear", "start", "viewDidDisappear", "did dismiss true",
      ]
    )
    #expect(manager.containerView == nil)
  }

  @Test("D39: completions run after the last appearance callback")
  func completions() {
    let stage = PresentationStage()
    let b = stage.screen(.fullScreen)
    var events: [String] = []
    b.onCall = { call, _ in events.append(call) }

    stage.a.present(b, animated: true) { events.append("presented") }
    stage.settle()
    b.dismiss(animated: true) { events.append("dismissed") }
    stage.settle()

    #expect(
      events == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "presented",
        "viewWillDisappear", "viewDidDisappear", "dismissed",
      ]
    )
  }

  @Test("E6: being presented and being dismissed are true while that lasts")
  func flags() {
    let stage = PresentationStage()
    let b = stage.screen(.fullScreen)
    var flags: [String] = []
    b.onCall = { call, screen in
      if screen.isBeingPresented { flags.append("\(call) presented") }
      if screen.isBeingDismissed { flags.append("\(call) dismissed") }
    }

    stage.a.present(b, animated: true)
    stage.settle()
    #expect(!b.isBeingPresented)
    b.dismiss(animated: true)
    stage.settle()

    #expect(
      flags == [
        "viewDidLoad presented", "viewWillAppear presented", "viewIsAppearing presented",
        "viewDidAppear presented", "viewWillDisappear dismissed", "viewDidDisappear dismissed",
      ]
    )
    #expect(!b.isBeingDismissed)
  }
}
