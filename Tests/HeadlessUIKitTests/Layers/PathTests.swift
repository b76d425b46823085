import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("Rectangles, rounded ones and ovals fill their box")
  func boxes() {
    let paths = [
      UIBezierPath(rect: box), UIBezierPath(roundedRect: box, cornerRadius: 12),
      UIBezierPath(ovalIn: box), UIBezierPath(roundedRect: box, cornerRadius: 1000),
    ]
    for path in paths {
      #expect(isNear(path.bounds.minX, 10))
      #expect(isNear(path.bounds.minY, 20))
      #expect(isNear(path.bounds.width, 100))
      #expect(isNear(path.bounds.height, 50))
      #expect(path.contains(CGPoint(x: 60, y: 45)))
    }
    #expect(paths[0].contains(CGPoint(x: 10.5, y: 20.5)))
    #expect(!paths[1].contains(CGPoint(x: 10.5, y: 20.5)))
    #expect(!paths[2].contains(CGPoint(x: 15, y: 25)))
  }

  @Test("Only the corners that are named are round")
  func corners() {
    let path = UIBezierPath(
      roundedRect: box,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )

    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 109, y: 21)))
    #expect(!path.contains(CGPoint(x: 109, y: 69)))
    #expect(path.contains(CGPoint(x: 11, y: 69)))
  }

  @Test("A curve's box holds the curve, and the larger one its control points")
  func curveBounds() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))

    #expect(isNear(path.boundingBoxOfPath.maxY, 50))
    #expect(path.boundingBox.maxY == 100)
  }

  @Test("An oval is as round as a circle, to a three-thousandth")
  func circle() throws {
    let path = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: nil)
    let polygon = UIBezierPath(cgPath: path)
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let angle = CGFloat(degrees) * .pi / 180
      let inside = CGPoint(x: 0.996 * cos(angle), y: 0.996 * sin(angle))
      let outside = CGPoint(x: 1.001 * cos(angle), y: 1.001 * sin(angle))
      #expect(polygon.contains(inside))
      #expect(!polygon.contains(outside))
    }
  }

  @Test("An arc that looks clockwise goes through the lower half; Core Graphics has y upwards")
  func arc() {
    let path = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    #expect(isNear(path.currentPoint.x, -10))
    #expect(isNear(path.bounds.maxY, 10) && isNear(path.bounds.minY, 0))

    let flipped = CGMutablePath()
    flipped.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isNear(flipped.boundingBoxOfPath.minY, -10))
  }

  @Test("An arc rounds a corner between two lines")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0),
      tangent2End: CGPoint(x: 100, y: 100),
      radius: 10
    )

    #expect(isNear(path.currentPoint.x, 100))
    #expect(isNear(path.currentPoint.y, 10))
    #expect(isNear(path.boundingBoxOfPath.maxX, 100))
  }

  @Test("A path is moved, and one's own copy does not change with it")
  func transform() {
    let path = UIBezierPath(rect: box)
    let before = path.cgPath
    path.apply(CGAffineTransform(scaleX: 2, y: 2))

    #expect(path.bounds == CGRect(x: 20, y: 40, width: 200, height: 100))
    #expect(before.boundingBox == box)
  }

  @Test("Where a path runs twice round, the fill rule decides")
  func fillRule() {
    let path = UIBezierPath(rect: box)
    path.append(UIBezierPath(rect: box.insetBy(dx: 10, dy: 10)))

    #expect(path.contains(CGPoint(x: 60, y: 45)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 60, y: 45)))
  }

  @Test("A line without a beginning is refused")
  func noBeginning() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIBezierPath().addLine(to: .zero) }
    }
  }

  @Test("A path that is added to is written anew")
  func writtenAnew() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 0))
    #expect(path.svg == "M0 0L3 0")

    path.addLine(to: CGPoint(x: 3, y: 4))

    #expect(path.svg == "M0 0L3 0L3 4")
  }
}
