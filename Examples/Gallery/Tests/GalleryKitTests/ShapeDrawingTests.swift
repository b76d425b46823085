import Foundation
import Testing
import UIKit

@testable import GalleryKit

@MainActor @Suite(.serialized) struct ShapeDrawingTests {
  private func stage() -> (HeadlessLayerTree, CAShapeLayer) {
    HeadlessScreen.reset()
    let window = UIWindow(frame: HeadlessScreen.bounds)
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

    #expect(text.components(separatedBy: " mask=").count == 13)
    #expect(drawing.definitions.contains { $0.hasPrefix("<mask") && $0.contains("fill=\"#fff\"") })
  }

  @Test("The shadow of a layer in perspective has the form of its path")
  func shadow() throws {
    let (_, shape) = stage()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    shape.bounds.size = CGSize(width: 100, height: 100)
    shape.transform = CATransform3DRotate(perspective, 1.2, 0, 1, 0)
    shape.shadowOpacity = 1
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    shape.shadowPath = oval.cgPath
    HeadlessClock.advance(by: 1)
    var drawing = LayerDrawing()
    let text = drawing.draw(HeadlessLayerTree.shown) + drawing.definitions.joined()

    let layer = try #require(HeadlessLayerTree.shown.layers.last)
    let path = try #require(layer.shadow?.path)
    let displayed = PlaneSlice.outline(of: path, displayedBy: layer.matrix)
    #expect(displayed != path && displayed.filter(\.isLetter) == path.filter(\.isLetter))
    #expect(text.contains("<path d=\"\(displayed)\""))
    #expect(text.contains("filterUnits=\"userSpaceOnUse\""))
  }

  @Test("A mask cuts a layer's shadow off as well", arguments: [0, 1.2])
  func maskedShadow(angle: CGFloat) throws {
    let (_, shape) = stage()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    shape.bounds.size = CGSize(width: 100, height: 100)
    shape.transform = CATransform3DRotate(perspective, angle, 0, 1, 0)
    shape.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    shape.shadowOpacity = 1
    HeadlessClock.advance(by: 1)
    var drawing = LayerDrawing()
    let text = drawing.draw(HeadlessLayerTree.shown) + drawing.definitions.joined()

    let layer = try #require(HeadlessLayerTree.shown.layers.last)
    let outline = try #require(layer.mask?.outline)
    let displayed =
      angle == 0 ? outline : PlaneSlice.outline(of: outline, displayedBy: layer.matrix)
    let clip = try #require(
      drawing.definitions.first { $0.contains("<path d=\"\(displayed)\"/></clipPath>") }
    )
    let name = try #require(clip.firstMatch(of: /id="(\w+)"/)?.1)
    #expect(
      text.contains(try Regex("<g clip-path=\"url\\(#\(name)\\)\"><g transform=\"[^\"]*\" filter="))
    )
  }

  @Test("Slices are as narrow as a steep plane needs, and reach below the next ones")
  func narrowSlices() throws {
    let (_, shape) = stage()
    let size = CGSize(width: 300, height: 300)
    shape.bounds.size = size
    func slices(at angle: CGFloat) throws -> [PlaneSlice] {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      shape.transform = CATransform3DRotate(perspective, angle, 0, 1, 0)
      HeadlessClock.advance(by: 1)
      let layer = try #require(HeadlessLayerTree.shown.layers.last)
      return PlaneSlice.slices(of: layer.matrix, size: size)
    }

    let counts = try [0.2, 0.8, 1.4].map { try slices(at: $0).count }
    #expect(counts == counts.sorted() && counts[0] < counts[2])
    let steep = try slices(at: 1.5)
    for (slice, next) in zip(steep, steep.dropFirst()) {
      let scale = hypot(slice.transform.a, slice.transform.b)
      #expect((slice.part.maxX - next.part.minX) * scale > 2)
    }
  }
}
