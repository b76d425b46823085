import Testing
import UIKit

@MainActor @Suite(.serialized) struct ImplicitActionTests {
  @Test("A layer of its own animates its changes over a quarter of a second")
  func ownLayer() {
    let stage = LayerStage()
    stage.layer.position.x = 100
    stage.advance(by: 0)
    #expect(stage.x == 0)
    #expect(stage.layer.animationKeys() == ["position"])

    stage.advance(by: 0.125)
    // Core Animation's default curve is at 0.80 when half the time has passed.
    #expect(isNear(stage.x, 80.24, within: 0.1))
    stage.advance(by: 0.15)
    #expect(stage.x == 100)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test("A shape layer's path changes at once, without an implicit animation")
  func paths() {
    let stage = LayerStage()
    let shape = CAShapeLayer()
    stage.layer.addSublayer(shape)
    stage.advance(by: 0)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    shape.shadowPath = shape.path
    shape.lineWidth = 3

    #expect(shape.animationKeys() == ["lineWidth"])
  }

  @Test("The transaction says how long and along which curve")
  func settings() {
    let stage = LayerStage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.position.x = 100
    CATransaction.commit()
    stage.advance(by: 0.5)
    #expect(isNear(stage.x, 50, within: 2))
  }

  @Test("Nothing is animated where the transaction disables actions, in a view's block too")
  func disabled() {
    let stage = LayerStage()
    UIView.animate(withDuration: 1) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      stage.stage.view.center.x = 90
      CATransaction.commit()
    }
    CATransaction.setDisableActions(true)
    stage.layer.position.x = 100
    stage.advance(by: 0)
    #expect(stage.x == 100 && stage.stage.shown.x == 90)
  }

  @Test("A view's layer outside of blocks, and one that has not been shown yet, change at once")
  func viewLayer() {
    let stage = LayerStage()
    let fresh = CALayer()
    stage.layer.addSublayer(fresh)
    fresh.opacity = 0.5
    stage.stage.view.layer.opacity = 0.5
    stage.advance(by: 0)
    #expect(fresh.presentation()?.opacity == 0.5)
    #expect(stage.stage.view.layer.presentation()?.opacity == 0.5)
  }

  @Test("A second change goes on from what is seen")
  func interrupted() {
    let stage = LayerStage()
    stage.layer.position.x = 100
    stage.advance(by: 0.1)
    let displayed = stage.x
    stage.layer.position.x = 0
    stage.advance(by: 0)

    #expect(isNear(stage.x, displayed, within: 1e-6))
    stage.advance(by: 0.3)
    #expect(stage.x == 0)
  }
}
