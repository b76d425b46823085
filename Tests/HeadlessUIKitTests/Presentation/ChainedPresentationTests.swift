import Testing
import UIKit

/// A presentation, a dismissal or a change of tabs from where the last one is over.
@MainActor @Suite(.serialized) struct ChainedPresentationTests {
  /// Where the next change is asked for.
  enum Moment: CaseIterable {
    case completion
    case coordinator
    case animationEnded
    case afterCompletion
  }

  private let chain = HandmadeSlide()

  private func dismissal(of controller: UIViewController) -> () -> Void {
    { [weak controller] in controller?.dismiss(animated: true) }
  }

  /// Asks for a change, and runs a closure once at a moment of its transition.
  private func at(
    _ moment: Moment,
    _ body: @escaping () -> Void,
    of controller: UIViewController,
    change: (@escaping () -> Void) -> Void
  ) {
    change { if moment == .completion { body() } }
    switch moment {
    case .completion: break
    case .coordinator:
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in body() }
    case .animationEnded: chain.onEnd = body
    case .afterCompletion: chain.onCompleted = body
    }
  }

  @Test("D61: what is presented presents at once when it is there", arguments: Moment.allCases)
  func presentTwice(moment: Moment) {
    let stage = PresentationStage()
    let b = stage.screen(.fullScreen, delegate: chain)
    let c = stage.screen(.custom, title: "C", delegate: chain)

    at(
      moment,
      { b.present(c, animated: true) },
      of: b,
      change: { stage.a.present(b, animated: true, completion: $0) }
    )
    HeadlessClock.advance(by: 1.5)
    #expect(c.isBeingPresented && b.transitionCoordinator != nil && chain.runs == 2)
    stage.settle()

    #expect(HeadlessLog.refusals == 0 && b.presentedViewController === c)
    #expect(c.view.window === stage.window && b.transitionCoordinator == nil)
  }

  @Test("A screen can be dismissed as soon as it has been presented", arguments: Moment.allCases)
  func dismiss(moment: Moment) {
    let stage = PresentationStage()
    let b = stage.screen(.fullScreen, delegate: chain)

    at(
      moment,
      dismissal(of: b),
      of: b,
      change: { stage.a.present(b, animated: true, completion: $0) }
    )
    HeadlessClock.advance(by: 1.5)
    #expect(b.isBeingDismissed && chain.runs == 2)
    stage.settle()

    #expect(HeadlessLog.refusals == 0 && stage.a.presentedViewController == nil)
    #expect(stage.a.view.window === stage.window && stage.a.view.frame == stage.window.bounds)
  }

  @Test(
    "A screen, the same or another, can be presented as soon as one has been dismissed",
    arguments: Moment.allCases,
    [true, false]
  )
  func again(moment: Moment, isSame: Bool) {
    let stage = PresentationStage()
    let b = stage.presented(.fullScreen, delegate: chain)
    let next = isSame ? b : stage.screen(.fullScreen, title: "C", delegate: chain)

    at(
      moment,
      { stage.a.present(next, animated: true) },
      of: b,
      change: { b.dismiss(animated: true, completion: $0) }
    )
    HeadlessClock.advance(by: 1.5)
    #expect(next.isBeingPresented && chain.runs == 2)
    stage.settle()

    #expect(HeadlessLog.refusals == 0 && stage.a.presentedViewController === next)
    #expect(next.view.window === stage.window && next.view.frame == stage.window.bounds)
  }

  @Test(
    "D61: after a change of tabs the next one starts at once, and is selected at once",
    arguments: [Moment.coordinator, .animationEnded, .afterCompletion]
  )
  func tabs(moment: Moment) {
    let stage = TabStage(delegate: chain)
    var selected = -1
    at(
      moment,
      {
        stage.tabs.selectedIndex = 2
        selected = stage.tabs.selectedIndex
      },
      of: stage.b,
      change: { _ in stage.tabs.selectedIndex = 1 }
    )

    let calls = stage.calls {
      HeadlessClock.advance(by: 1.5)
      #expect(stage.c.transitionCoordinator != nil && chain.runs == 2)
      stage.settle()
    }

    #expect(selected == 2 && stage.tabs.selectedIndex == 2)
    #expect(!calls.contains { $0.contains("asked for another tab") })
    #expect(
      calls.appearances.of("B") == [
        "B.viewDidAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ]
    )
    #expect(stage.c.view.window === stage.window && stage.b.view.window == nil)
    #expect(stage.tabs.transitionCoordinator == nil && stage.tabs.tabBar.isUserInteractionEnabled)
  }

  @Test(
    "A dismissal without animation is over when the call returns, if nothing covers the screen, and so is a presentation",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .pageSheet, .custom,
    ],
    [true, false]
  )
  func still(style: UIModalPresentationStyle, byPresenter: Bool) {
    let stage = PresentationStage()
    let b = stage.presented(style)
    var isDone = false

    let calls = stage.calls {
      (byPresenter ? stage.a : b).dismiss(animated: false) { isDone = true }
    }

    #expect(isDone && stage.a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(b.view.window == nil && stage.window.subviews == [stage.a.view])
    #expect(stage.a.view.frame == stage.window.bounds && stage.a.view.transform == .identity)
    #expect(
      calls.appearances.of("B") == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"]
    )
    let returns = style == .fullScreen || style == .currentContext
    #expect(
      calls.appearances.of("A")
        == (returns ? ["A.viewWillAppear(false)", "A.viewDidAppear(false)"] : [])
    )
    let again = stage.calls { stage.a.present(b, animated: false) { isDone = false } }
    #expect(stage.a.presentedViewController === b && b.view.window === stage.window && !isDone)
    #expect(
      again.appearances
        == (returns
          ? [
            "A.viewWillDisappear(false)", "B.viewWillAppear(false)", "B.viewDidAppear(false)",
            "A.viewDidDisappear(false)",
          ] : ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
    )
  }
}
