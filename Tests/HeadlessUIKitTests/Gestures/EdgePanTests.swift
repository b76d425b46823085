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
      stage.finger.down(start.x, start.y)
      stage.finger.move(start.x + x, start.y + y)
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

  @Test("F15: the edges are physical in a right-to-left layout as well")
  func rightToLeft() {
    HeadlessScreen.reset(layoutDirection: .rightToLeft)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let log = ActionLog(edge)
    window.addGestureRecognizer(edge)
    window.makeKeyAndVisible()

    Finger().down(5, 400)
    Finger().move(40, 400)

    #expect(log.states == ["began"])
  }
}
