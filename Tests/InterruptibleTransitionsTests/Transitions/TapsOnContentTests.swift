import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Taps on the screen that comes: what it may answer is its own, all else reverses.
@MainActor @Suite(.serialized) struct TapsOnContentTests {
  @Test("A view with a recognizer of any kind keeps its taps, unless that is disabled")
  func recognizer() {
    for isEnabled in [true, false] {
      let stage = NavigationStage()
      stage.transition.opensControlsAtOnce = true
      let view = UIView(frame: stage.window.bounds)
      let recognizer = ModestRecognizer()
      recognizer.isEnabled = isEnabled
      view.addGestureRecognizer(recognizer)
      stage.second.view.addSubview(view)
      stage.push(andAdvance: 0.2)

      stage.tap()
      stage.advance(by: 0.05)

      #expect(stage.transition.phase == .settling(toward: isEnabled ? .end : .start))
    }
  }

  @Test("A tap on a list beside its rows reverses: its own recognizers answer no taps")
  func list() {
    let stage = NavigationStage()
    let list = UIScrollView(frame: stage.window.bounds)
    list.contentSize = CGSize(width: 393, height: 2000)
    stage.second.view.addSubview(list)
    let row = TouchedRow(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    list.addSubview(row)
    stage.push(andAdvance: 0.2)

    stage.tap()
    stage.advance(by: 0.05)

    #expect(stage.transition.phase == .settling(toward: .start))
  }

  @Test("The recognizers of a container on the way in keep no taps from the transition around it")
  func nested() {
    let app = AppStage(books: AppStage.Books(stack: ["A", "B"], tab: 1))
    app.make(Call(kind: .select(0)))
    app.advance(by: 0.15)

    app.touchDown(at: CGPoint(x: 60, y: 500))
    app.lift()
    app.advance(by: 0.05)

    #expect(app.transition.phase == .settling(toward: .start))
  }
}

/// Recognizes a touch as SwiftUI's recognizers do: by a class of its own, and beside others.
private final class ModestRecognizer: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .ended
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A row that is selected as a table's is: by its touches, with neither a control nor a recognizer.
final class TouchedRow: UIView, HeadlessTouchHandling {
  private(set) var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}
