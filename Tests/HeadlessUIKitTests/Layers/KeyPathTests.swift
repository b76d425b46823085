import Testing
import UIKit

@MainActor @Suite(.serialized) struct KeyPathTests {
  /// What is seen of a layer in the middle of an animation of a key path.
  private func middle(
    of keyPath: String,
    from: Any,
    to: Any,
    on layer: CALayer = CALayer(),
    prepare: (CALayer) -> Void = { _ in }
  ) -> CALayer? {
    let stage = LayerStage()
    prepare(layer)
    stage.layer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.speed = 0
    animation.timeOffset = 0.5
    layer.add(animation, forKey: "test")
    stage.advance(by: 0)
    return layer.presentation()
  }

  @Test("Points, sizes and rectangles are animated as a whole and in their parts")
  func geometry() {
    #expect(middle(of: "position", from: CGPoint.zero, to: CGPoint(x: 2, y: 4))?.position.y == 2)
    #expect(middle(of: "position.y", from: 0, to: 4)?.position == CGPoint(x: 0, y: 2))
    #expect(middle(of: "bounds.size.width", from: 10, to: 30)?.bounds.width == 20)
    #expect(middle(of: "bounds.origin.y", from: 10, to: 30)?.bounds.minY == 20)
    #expect(
      middle(of: "bounds.size", from: CGSize.zero, to: CGSize(width: 4, height: 6))?.bounds.height
        == 3
    )
    #expect(middle(of: "shadowOffset.height", from: 0, to: 8)?.shadowOffset.height == 4)
    #expect(middle(of: "anchorPoint.x", from: 0, to: 1)?.anchorPoint.x == 0.5)
  }

  @Test("Numbers and colors are animated")
  func appearances() {
    #expect(middle(of: "opacity", from: Float(1), to: Float(0))?.opacity == 0.5)
    #expect(middle(of: "cornerRadius", from: 0, to: 9.0)?.cornerRadius == 4.5)
    #expect(middle(of: "zPosition", from: 0, to: 9.0)?.zPosition == 4.5)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(
      middle(of: "backgroundColor", from: red, to: blue)?.backgroundColor
        == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    )
  }

  @Test("A rotation goes all the way round, and keeps what else the transform does")
  func rotation() throws {
    let shown = try #require(
      middle(of: "transform.rotation.z", from: 0, to: 3 * CGFloat.pi) { layer in
        layer.transform = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 4)
      }
    )
    let t = shown.transform

    // One and a half turns in the middle: a quarter turn back, twice as wide and three times as high.
    #expect(isNear(t.m11, 0))
    #expect(isNear(t.m12, -2))
    #expect(isNear(t.m21, 3))
    #expect(isNear(t.m22, 0))
    #expect(t.m41 == 5 && t.m42 == 6 && t.m43 == 7)
  }

  @Test("A turn about y keeps the perspective")
  func perspective() throws {
    let shown = try #require(
      middle(of: "transform.rotation.y", from: 0, to: CGFloat.pi / 2) { layer in
        layer.transform.m34 = -0.002
      }
    )

    #expect(isNear(shown.transform.m13, -sin(.pi / 4)))
    #expect(shown.transform.m34 == -0.002)
  }

  @Test("Scale and translation have their parts")
  func parts() {
    #expect(isNear(middle(of: "transform.scale", from: 1, to: 3)?.transform.m33, 2))
    #expect(isNear(middle(of: "transform.scale.x", from: 1, to: 3)?.transform.m22, 1))
    #expect(middle(of: "transform.translation.y", from: 0, to: 8)?.transform.m42 == 4)
    #expect(
      middle(of: "sublayerTransform.translation.x", from: 0, to: 8)?.sublayerTransform.m41 == 4
    )
    #expect(
      middle(of: "transform.translation", from: CGSize.zero, to: CGSize(width: 4, height: 8))?
        .transform.m41 == 2
    )
  }

  @Test("A shape's path and stroke are animated")
  func shape() {
    let from = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let to = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    let shape = middle(of: "path", from: from, to: to, on: CAShapeLayer()) as? CAShapeLayer
    #expect(shape?.path?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    let line = middle(of: "strokeEnd", from: 0, to: 1, on: CAShapeLayer()) as? CAShapeLayer
    #expect(line?.strokeEnd == 0.5)
  }

  @Test("A key path that no layer has is refused")
  func unknown() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        CALayer().add(CABasicAnimation(keyPath: "position.z"), forKey: nil)
      }
    }
  }
}
