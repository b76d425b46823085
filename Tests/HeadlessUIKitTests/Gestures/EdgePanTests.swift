import Testing
import UIKit

@MainActor @Suite(.serialized) struct EdgePanTests {
  @Test("F15: an edge pan begins only with a touch in the band of its edge, that comes in")
  func edgePan() {
    let stage = GestureStage()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = [.left, .bottom]
    let log = ActionLog(edge)
    stage.outer.addGestureRecognizer(edge)
    func drag(from start: CGPoint, by x: CGFloat, _ y: CGFloat) -> Bool {
      let before = log.states.count
      stage.finger.jump((start.x, start.y), to: (start.x + x, start.y + y))
      stage.finger.up(start.x + x, start.y + y)
      return log.states.count > before
    }

    #expect(drag(from: CGPoint(x: 5, y: 400), by: 40, 0))
    #expect(!drag(from: CGPoint(x: 30, y: 400), by: 40, 0))
    #expect(!drag(from: CGPoint(x: 5, y: 400), by: 10, 40))
    #expect(!drag(from: CGPoint(x: 390, y: 400), by: -40, 0))
    #expect(drag(from: CGPoint(x: 200, y: 850), by: 0, -40))
    #expect(!drag(from: CGPoint(x: 200, y: 2), by: 0, 40))
  }

  @Test("F15: in a child of a tab bar controller the edges are the screen's, not the child's own")
  func inTabs() {
    let stage = TabStage()
    let inner = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    stage.a.view.addSubview(inner)
    let (edge, innerEdge) = (UIScreenEdgePanGestureRecognizer(), UIScreenEdgePanGestureRecognizer())
    let (log, innerLog) = (ActionLog(edge), ActionLog(innerEdge))
    for (recognizer, view) in [(edge, stage.a.view), (innerEdge, inner)] {
      recognizer.edges = .left
      view?.addGestureRecognizer(recognizer)
    }
    HeadlessClock.advance(frames: 1)
    func drag(from x: CGFloat, _ y: CGFloat) {
      Finger().swipe((x, y), to: (x + 100, y))
    }

    drag(from: 102, 300)
    drag(from: 5, 830)
    #expect(log.states.isEmpty && innerLog.states.isEmpty)
    drag(from: 5, 400)

    #expect(log.states.first == "began" && log.states.last == "ended" && innerLog.states.isEmpty)
  }

  @Test("F15: the edges are physical in a right-to-left layout as well")
  func rightToLeft() {
    HeadlessScreen.reset(layoutDirection: .rightToLeft)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let log = ActionLog(edge)
    window.addGestureRecognizer(edge)
    window.makeKeyAndVisible()

    Finger().jump((5, 400), to: (40, 400))

    #expect(log.states == ["began"])
  }
}
