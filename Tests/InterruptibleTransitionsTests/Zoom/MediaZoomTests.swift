import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A zoom of a picture alone: the rest of its screen stays where it is and fades.
@MainActor @Suite(.serialized) struct MediaZoomTests {
  private static func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
    max(
      abs(one.minX - other.minX),
      abs(one.maxX - other.maxX),
      abs(one.minY - other.minY),
      abs(one.maxY - other.maxY)
    )
  }

  private static let start = CGPoint(x: 200, y: 380)

  @Test("The picture comes out of the cell without a jump, and goes back to it", arguments: [1, 2])
  func flight(round: Int) {
    let viewer = MediaZoomStage()
    for _ in 0..<round {
      viewer.zoom.push()
      #expect(Self.distance(viewer.displayed, viewer.cell.frame) < 1.5)
      #expect(viewer.picture.mask?.layer.cornerRadius ?? 0 > 12)
      #expect(viewer.caption.layer.displayed().map { $0.opacity < 0.1 } == true)
      var last = viewer.displayed
      while viewer.stage.transition.phase != .idle {
        viewer.zoom.advanceFrame()
        #expect(Self.distance(last, viewer.displayed) < 40)
        last = viewer.displayed
      }
      viewer.zoom.settle()
      #expect(viewer.zoom.isSecondShown && viewer.complaints == [])
      #expect(last == CGRect(x: 20, y: 250, width: 340, height: 255))
      viewer.zoom.pop()
      var previous = viewer.displayed
      while viewer.stage.transition.phase != .idle {
        previous = viewer.displayed
        viewer.zoom.advanceFrame()
      }
      #expect(Self.distance(previous, viewer.cell.frame) < 1.5)
      viewer.zoom.settle()
      #expect(!viewer.zoom.isSecondShown && viewer.complaints == [])
    }
  }

  @Test("Only the picture moves; everything else of its screen stays and fades")
  func rest() {
    let viewer = MediaZoomStage()
    viewer.zoom.push()
    viewer.zoom.advance(by: 0.1)
    let screen = viewer.stage.second.view
    #expect(screen?.layer.displayed()?.frame == viewer.stage.window.bounds)
    let opacity = viewer.toolbar.layer.displayed()?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 0.79)
    #expect(viewer.caption.layer.displayed()?.opacity ?? 0 < 0.99)
    #expect(viewer.picture.alpha == 1)
    let alpha = viewer.page.layer.displayed()?.backgroundColor?.alpha ?? 0
    #expect(alpha > 0.1 && alpha < 0.99)
    #expect(viewer.stage.first.view.transform.isIdentity)
    viewer.zoom.settle()
    #expect(viewer.complaints == [])
  }

  @Test(
    "The touched point of the picture is under the finger, in both axes",
    arguments: [1, 0.68],
    [CGPoint(x: 60, y: 200), CGPoint(x: -90, y: 120)]
  )
  func drag(leastScale: CGFloat, way: CGPoint) {
    let viewer = MediaZoomStage(ZoomDrag(leastScale: leastScale))
    viewer.showSecond()
    let point = viewer.picture.convert(Self.start, from: nil)
    let middle = viewer.place(of: CGPoint(x: 170, y: 127.5))
    viewer.stage.touchDown(at: Self.start)
    var last = viewer.place(of: point)
    let count = 60
    for index in 1...count {
      viewer.zoom.advanceFrame()
      viewer.stage.move(by: CGVector(dx: way.x / CGFloat(count), dy: way.y / CGFloat(count)))
      viewer.zoom.advance(by: 0)
      let now = viewer.place(of: point)
      let step = hypot(way.x, way.y) / CGFloat(count)
      #expect(hypot(now.x - last.x, now.y - last.y) < 1.4 * step + 0.01, "\(index)")
      last = now
    }
    #expect(abs(last.x - Self.start.x - way.x) < 0.01)
    #expect(abs(last.y - Self.start.y - way.y) < 0.01)
    if leastScale == 1 {
      let now = viewer.place(of: CGPoint(x: 170, y: 127.5))
      #expect(abs(now.x - middle.x - way.x) < 0.01 && abs(now.y - middle.y - way.y) < 0.01)
    } else {
      #expect(viewer.picture.transform.a < 1)
    }
    viewer.zoom.advance(by: 0.2)
    viewer.zoom.lift()
    viewer.zoom.settle()
    #expect(!viewer.zoom.isSecondShown && viewer.complaints == [])
  }

  @Test(
    "A finger at rest dismisses from the distance that the app has chosen",
    arguments: [
      (0, -20, false), (30, 26, false), (30, 31, true), (120, 110, false), (120, 125, true),
      (320, 310, false),
      (320, 325, true),
    ]
      as [(CGFloat, CGFloat, Bool)]
  )
  func release(releaseDistance: CGFloat, way: CGFloat, isDismissed: Bool) {
    let viewer = MediaZoomStage(ZoomDrag(releaseDistance: releaseDistance))
    viewer.showSecond()
    viewer.zoom.drag(from: Self.start, by: CGVector(dx: 0, dy: way))
    viewer.zoom.advance(by: 0.2)
    viewer.zoom.lift()
    viewer.zoom.settle()
    #expect(viewer.zoom.isSecondShown == !isDismissed)
    #expect(viewer.complaints == [])
  }

  @Test(
    "A drag goes in the directions that the app has chosen, and in no other",
    arguments: [ZoomDrag.Directions.down, .up, .edge, [.down, .up], [.up, .edge]]
  )
  func directions(_ directions: ZoomDrag.Directions) {
    let ways: [(ZoomDrag.Directions, CGPoint, CGVector)] = [
      (.down, Self.start, CGVector(dx: 10, dy: 220)),
      (.up, Self.start, CGVector(dx: 10, dy: -220)),
      (.edge, CGPoint(x: 4, y: 400), CGVector(dx: 220, dy: 10)),
    ]
    for (direction, start, way) in ways {
      let viewer = MediaZoomStage(ZoomDrag(directions: directions, leastScale: 1))
      viewer.showSecond()
      let before = viewer.place(of: .zero)
      viewer.zoom.drag(from: start, by: way)
      let now = viewer.place(of: .zero)
      let isFollowed = directions.contains(direction)
      #expect(abs(now.x - before.x - (isFollowed ? way.dx : 0)) < 0.01, "\(direction)")
      #expect(abs(now.y - before.y - (isFollowed ? way.dy : 0)) < 0.01, "\(direction)")
      viewer.zoom.advance(by: 0.2)
      viewer.zoom.lift()
      viewer.zoom.settle()
      #expect(viewer.zoom.isSecondShown != isFollowed, "\(direction)")
      #expect(viewer.complaints == [])
    }
  }

  @Test("A picture that is let go keeps the finger's velocity", arguments: [true, false])
  func settlingParameters(isDown: Bool) {
    let viewer = MediaZoomStage(framesPerSecond: 240)
    viewer.showSecond()
    viewer.zoom.drag(from: Self.start, by: CGVector(dx: 20, dy: 150), frames: 100)
    var places: [CGPoint] = []
    for _ in 0..<12 {
      viewer.zoom.drag(by: CGVector(dx: 1, dy: isDown ? 3 : -3), frames: 1)
      places.append(viewer.picture.convert(CGPoint(x: 170, y: 127.5), to: nil))
    }
    viewer.zoom.lift()
    for _ in 0..<4 {
      viewer.zoom.advanceFrame()
      places.append(viewer.picture.convert(CGPoint(x: 170, y: 127.5), to: nil))
    }
    let speeds = zip(places, places.dropFirst()).map { $1.y - $0.y }
    #expect(abs(speeds[11] - speeds[9]) < 0.6, "\(speeds)")
    viewer.zoom.settle()
    #expect(viewer.zoom.isSecondShown == !isDown && viewer.complaints == [])
  }

  @Test("A picture that is caught on its way doesn't jump, and follows the finger")
  func caught() {
    for isOpening in [true, false] {
      let viewer = MediaZoomStage(ZoomDrag(leastScale: 1))
      if !isOpening { viewer.showSecond() }
      isOpening ? viewer.zoom.push() : viewer.zoom.pop()
      viewer.zoom.advance(by: 0.09)
      let before = viewer.place(of: .zero)
      viewer.zoom.drag(from: Self.start, by: CGVector(dx: 40, dy: 80))
      let now = viewer.place(of: .zero)
      #expect(abs(now.x - before.x - 40) < 12 && abs(now.y - before.y - 80) < 25)
      viewer.zoom.drag(by: CGVector(dx: 30, dy: 30))
      let next = viewer.place(of: .zero)
      #expect(abs(next.x - now.x - 30) < 0.01 && abs(next.y - now.y - 30) < 0.01)
      viewer.zoom.lift()
      viewer.zoom.settle()
      #expect(viewer.complaints == [])
    }
  }

  @Test(
    "A picture is clipped below the bars where it lies on its source, and nowhere while it is open"
  )
  func clip() {
    let clip = CGRect(x: 0, y: 460, width: 390, height: 300)
    let viewer = MediaZoomStage(clip: clip)
    viewer.zoom.push()
    #expect(Self.distance(viewer.displayed, clip) < 12, "\(viewer.displayed)")
    viewer.zoom.advance(by: 0.1)
    let displayed = viewer.displayed
    #expect(displayed.minY < 450 && displayed.maxY > 770, "\(displayed)")
    viewer.zoom.settle()
    #expect(viewer.complaints == [])
  }

  @Test(
    "A clip without an extent clips nothing, as one that is inset by more than the container's height",
    arguments: [
      CGRect.null, .zero, .infinite,
      CGRect(x: 0, y: 0, width: 390, height: 100).insetBy(dx: 0, dy: 80),
      CGRect(x: CGFloat.nan, y: 0, width: 390, height: 300),
    ]
  )
  func emptyClip(clip: CGRect) {
    let displayed = [clip, nil].map { clip in
      let viewer = MediaZoomStage(clip: clip)
      let displayed = [true, false].map { isForward in
        isForward ? viewer.zoom.push() : viewer.zoom.pop()
        viewer.zoom.advance(by: 0.1)
        let displayed = viewer.displayed
        viewer.zoom.settle()
        return displayed
      }
      #expect(viewer.complaints == [])
      return displayed
    }
    for (one, other) in zip(displayed[0], displayed[1]) {
      #expect(Self.distance(one, other) < 0.01)
    }
  }

  @Test("A value that the app sets of the rest of the screen stays", arguments: [true, false])
  func appChanges(isReversed: Bool) {
    for isOpening in [true, false] {
      let viewer = MediaZoomStage()
      if !isOpening { viewer.showSecond() }
      isOpening ? viewer.zoom.push() : viewer.zoom.pop()
      viewer.zoom.advance(by: 0.1)
      viewer.toolbar.alpha = 0
      viewer.caption.alpha = 0.4
      viewer.page.backgroundColor = .red
      viewer.stage.second.view.backgroundColor = nil
      viewer.zoom.advance(by: 0.05)
      if isReversed { viewer.stage.transition.reverse() }
      viewer.zoom.settle()
      #expect(viewer.toolbar.alpha == 0 && viewer.caption.alpha == 0.4)
      #expect(viewer.page.backgroundColor == .red)
      #expect(viewer.stage.second.view.backgroundColor == nil)
    }
  }

  @Test("A picture that may go up or down is dismissed on either side of its place")
  func eitherSide() {
    for way in [CGFloat(160), -160] {
      for isTurned in [true, false] {
        let viewer = MediaZoomStage(ZoomDrag(directions: [.down, .up]))
        viewer.showSecond()
        if isTurned { viewer.zoom.drag(from: Self.start, by: CGVector(dx: 0, dy: -way / 2)) }
        if !isTurned { viewer.stage.touchDown(at: Self.start) }
        viewer.zoom.drag(by: CGVector(dx: 0, dy: isTurned ? 1.5 * way : way))
        viewer.zoom.advance(by: 0.2)
        viewer.zoom.lift()
        viewer.zoom.settle()
        #expect(!viewer.zoom.isSecondShown && viewer.complaints == [])
      }
    }
  }

  @Test("A picture that is caught above its place, and pulled below it, is dismissed")
  func caughtAbove() {
    let viewer = MediaZoomStage(ZoomDrag(directions: [.down, .up]))
    viewer.cell.frame.origin.y = 20
    viewer.showSecond()
    viewer.zoom.pop()
    viewer.zoom.advance(by: 0.1)
    viewer.zoom.drag(from: Self.start, by: CGVector(dx: 0, dy: 400))
    viewer.zoom.advance(by: 0.2)
    viewer.zoom.lift()
    viewer.zoom.settle()
    #expect(!viewer.zoom.isSecondShown && viewer.complaints == [])
  }

  @Test("An image view that gets another picture in flight ends without a jump")
  func newPicture() throws {
    let (cell, picture) = (
      UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 120)), UIImageView()
    )
    let stage = NavigationStage(
      ZoomEffect { _ in cell }.carrying { _ in picture },
      personality: .launched
    )
    stage.first.view.addSubview(cell)
    picture.frame = CGRect(x: 40, y: 300, width: 300, height: 110)
    picture.contentMode = .scaleAspectFit
    picture.image = UIImage(systemName: "chevron.backward")
    stage.second.loadViewIfNeeded()
    stage.second.view.addSubview(picture)
    stage.advance(by: 0.1)
    stage.push(andAdvance: 0.07)
    let image = try #require(UIImage(systemName: "heart"))
    let before = try #require(picture.image?.size)
    #expect(abs(before.width / before.height - image.size.width / image.size.height) > 0.1)
    picture.image = image
    var shown = CGRect.zero
    while stage.transition.phase != .idle {
      if let mask = picture.mask { shown = mask.frame }
      stage.advanceFrame()
    }
    let width = 110 * image.size.width / image.size.height
    #expect(abs(shown.width - width) < 2 && abs(shown.height - 110) < 2, "\(shown)")
    stage.settle()
    #expect(stage.complaints == [])
  }

  @Test("Without a view to carry, the whole screen zooms")
  func fallback() {
    let cell = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 120))
    let effects = [nil, UIView(), cell].map { view in
      ZoomEffect { _ in cell }.carrying { _ in view }.drag(.media)
    }
    for effect in effects {
      let stage = NavigationStage(effect, personality: .launched)
      stage.first.view.addSubview(cell)
      let zoom = ZoomStage(stage)
      zoom.push()
      zoom.advance(by: 0.1)
      #expect(zoom.card != nil && zoom.coveredScale < 1)
      zoom.settle()
      #expect(stage.complaints == [])
    }
  }

  @Test("A zoomed screen without a background color isn't opaque", arguments: [true, false])
  func background(isColored: Bool) {
    let zoom = ZoomStage()
    zoom.stage.second.loadViewIfNeeded()
    zoom.stage.second.view.backgroundColor = isColored ? .white : nil
    zoom.push()
    zoom.advance(by: 0.1)
    let shadow = zoom.cards.first?.subviews.first
    #expect((shadow?.backgroundColor != nil) == isColored)
    zoom.settle()
  }
}
