import Testing
import UIKit

@MainActor @Suite(.serialized) struct ShapeAndMaskTests {
  private func shown(_ layer: CALayer, in stage: LayerStage) -> HeadlessLayer? {
    stage.layer.addSublayer(layer)
    stage.advance(by: 0)
    return HeadlessLayerTree.shown.layers.last
  }

  @Test("A shape tells its path, and what is stroked of it")
  func shape() throws {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4.5)).cgPath
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.lineWidth = 2
    layer.strokeEnd = 0.25
    let shape = try #require(shown(layer, in: LayerStage())?.shape)

    #expect(shape.path == "M1 2L4 2L4 6.5L1 6.5Z")
    #expect(shape.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(shape.lineWidth == 2)
    #expect(shape.stroke == 0...0.25)
  }

  @Test("A simple mask tells its outline in the layer that it masks, a fading one only its layers")
  func mask() throws {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    mask.position = CGPoint(x: 5, y: 7)
    let fading = CAGradientLayer()
    fading.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    fading.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)]
    let (layer, other) = (CALayer(), CALayer())
    (layer.mask, other.mask) = (mask, fading)

    let told = try #require(shown(layer, in: LayerStage())?.mask)
    #expect(told.outline == "M5 7L15 7L15 17L5 17Z" && told.layers.count == 1)
    let fade = try #require(shown(other, in: LayerStage())?.mask)
    #expect(fade.outline == nil && fade.layers.first?.gradient?.colors.count == 2)
  }

  @Test("A view's mask is animated in a block, and lies in no superview")
  func viewMask() {
    let stage = Stage()
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    mask.backgroundColor = .black
    stage.view.mask = mask
    stage.advance(by: 0)
    #expect(mask.superview == nil)
    #expect(stage.view.layer.mask === mask.layer)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      mask.frame.size.width = 60
    }
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    #expect(isNear(mask.layer.presentation()?.bounds.width, 40, within: 1))
  }

  @Test("A one-sided layer is hidden while its back is turned to the front")
  func back() throws {
    let stage = LayerStage()
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.transform = CATransform3DMakeRotation(2, 0, 1, 0)
    #expect(try #require(shown(layer, in: stage)).isHidden == false)
    layer.isDoubleSided = false
    #expect(try #require(shown(layer, in: stage)).isHidden)
    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(try #require(shown(layer, in: stage)).isHidden == false)
  }

  @Test("A snapshot tells a shadow's path")
  func shadowPath() throws {
    let layer = CALayer()
    layer.shadowOpacity = 1
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    let told = try #require(shown(layer, in: LayerStage()))

    #expect(told.shadow?.path == "M0 0L2 0L2 2L0 2Z")
  }
}
