import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Sheets and popovers are the system's.
@MainActor @Suite(.serialized) struct SheetTests {
  private nonisolated static let styles: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .popover,
  ]

  @Test(
    "A sheet moves and is pulled down as the system's, also with the object as delegate",
    arguments: styles
  )
  func sheet(style: UIModalPresentationStyle) {
    let stage = ContainerStage(.custom)
    stage.second.modalPresentationStyle = style

    stage.goForward()
    stage.advance(by: 0.1)
    #expect(stage.transition.phase == .idle)
    #expect(stage.transition.flights.isEmpty)
    stage.advance(by: 5)
    #expect(stage.showsSecond)

    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(along: stage.wayBack, by: 0.5, frames: 10)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.advance(by: 5)
    #expect(!stage.showsSecond)
    #expect(!HeadlessLog.texts.contains { $0.hasPrefix("animator.") })
  }

  @Test("A sheet that is dismissed by code leaves as the system's", arguments: styles)
  func dismissal(style: UIModalPresentationStyle) {
    let stage = ContainerStage(.custom)
    stage.second.modalPresentationStyle = style
    stage.goForward()
    stage.advance(by: 5)

    var isOver = false
    stage.transition.dismiss(stage.second) { isOver = true }
    stage.advance(by: 0.1)
    #expect(stage.transition.phase == .idle)
    stage.advance(by: 5)

    #expect(isOver)
    #expect(!stage.showsSecond)
  }

  @Test(
    "A form sheet that a pan presents is the system's, and a style that nobody chose becomes custom"
  )
  func pan() {
    for style in [UIModalPresentationStyle.formSheet, .automatic] {
      let stage = ContainerStage(.custom)
      stage.second.modalPresentationStyle = style

      stage.touchDown(at: stage.start(along: stage.wayForward))
      stage.drag(along: stage.wayForward, by: 0.3, frames: 10)

      #expect((stage.transition.phase == .dragging) == (style == .automatic))
      stage.drag(along: stage.wayForward, by: 0.4, frames: 10)
      stage.lift()
      stage.settle()
      stage.advance(by: 5)
      #expect(stage.showsSecond)
      #expect(stage.second.modalPresentationStyle == (style == .automatic ? .custom : .formSheet))
    }
  }

  @Test("A call leaves the styles alone that somebody chose, as far as UIKit tells them from none")
  func call() {
    let styles: [UIModalPresentationStyle: UIModalPresentationStyle] = [
      .automatic: .custom, .pageSheet: .custom, .formSheet: .formSheet, .popover: .popover,
      .fullScreen: .fullScreen, .overCurrentContext: .overCurrentContext,
    ]
    for (style, used) in styles {
      let stage = ContainerStage(.custom)
      stage.second.modalPresentationStyle = style

      stage.transition.present(stage.second, from: stage.first)
      stage.advance(by: 5)

      #expect(stage.showsSecond)
      #expect(stage.second.modalPresentationStyle == used)
    }
  }
}
