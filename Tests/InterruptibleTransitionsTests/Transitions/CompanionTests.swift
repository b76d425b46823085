import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What goes along with a transition: the bar, and the app's own animations.
@MainActor @Suite struct CompanionTests {
  @Test(
    "The bar shows the new screen's items after a push that is canceled, caught again and finished"
  )
  func barAfterRegrab() {
    let stage = NavigationStage()
    let item = UIBarButtonItem()
    item.title = "Save"
    stage.second.navigationItem.rightBarButtonItem = item
    stage.push(andAdvance: 0.1)

    stage.transition.cancel()
    stage.advance(by: 0.05)
    stage.touchDown(at: CGPoint(x: 300, y: 500))
    stage.drag(by: -120, frames: 10)
    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()

    #expect(stage.stack == ["First", "Second"])
    let bar = stage.navigation.navigationBar
    #expect(bar.topItem === stage.second.navigationItem)
    #expect(bar.topItem?.rightBarButtonItem === item)
    #expect(stage.texts(in: bar).contains("Save"))
    #expect(stage.texts(in: bar).contains("Second"))
  }

  @Test("UIKit is told of every catch, scrub and release, in that order")
  func messages() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.1)
    HeadlessLog.forget()

    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.drag(by: 60, frames: 6)
    stage.lift()
    stage.settle()

    var calls = HeadlessLog.texts.filter { $0.hasPrefix("context.") }
      .map { String($0.prefix { $0 != "(" }) }
    calls = calls.enumerated().filter { $0 == 0 || $1 != calls[$0 - 1] }.map(\.element)
    #expect(
      calls == [
        "context.pauseInteractiveTransition", "context.updateInteractiveTransition",
        "context.cancelInteractiveTransition", "context.completeTransition",
      ]
    )
  }
}

extension NavigationStage {
  /// The texts that are seen in a view, in no order.
  fileprivate func texts(in view: UIView) -> Set<String> {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    var texts = Set(view.subviews.flatMap { self.texts(in: $0) })
    if let text = (view as? UILabel)?.text { texts.insert(text) }
    return texts
  }
}
