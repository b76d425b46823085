import Testing
import UIKit

@testable import GalleryKit

@MainActor @Suite(.serialized) struct ShapeDrawingTests {
  private func stage() -> (HeadlessLayerTree, CAShapeLayer) {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
    shape.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    shape.strokeColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    shape.strokeEnd = 0.5
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    shape.mask = mask
    window.layer.addSublayer(shape)
    HeadlessClock.endTurn()
    return (HeadlessLayerTree.shown, shape)
  }

  @Test("A film draws a shape, half of its stroke, and what its mask lets through")
  func film() {
    let (tree, shape) = stage()
    var drawing = LayerDrawing()
    let text = drawing.draw(tree) + drawing.definitions.joined()

    #expect(text.contains("M0 0L10 0L10 20L0 20Z"))
    #expect(text.contains("stroke-dasharray=\"0 0 0.5 2\""))
    #expect(text.contains("<path d=\"M0 0L5 0L5 5L0 5Z\"/></clipPath>"))
    #expect(shape.superlayer != nil)
  }

  @Test("A layer in perspective is drawn in slices, each cut off as a whole")
  func slices() {
    let (_, shape) = stage()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    shape.transform = CATransform3DRotate(perspective, 0.5, 0, 1, 0)
    shape.bounds.size = CGSize(width: 10, height: 20)
    HeadlessClock.advance(by: 1)
    var drawing = LayerDrawing()
    let text = drawing.draw(HeadlessLayerTree.shown) + drawing.definitions.joined()

    #expect(text.components(separatedBy: " mask=").count == 49)
    #expect(drawing.definitions.contains { $0.hasPrefix("<mask") && $0.contains("fill=\"#fff\"") })
  }
}
