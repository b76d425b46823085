import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayerTreeTests {
  @Test func aLayerComesBeforeWhatLiesInItAndSiblingsComeFromTheBack() throws {
    let window = makeWindow()
    let back = view("back", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    let inner = view("inner", CGRect(x: 10, y: 20, width: 30, height: 40), in: back)
    let front = view("front", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    HeadlessClock.endTurn()

    let layers = HeadlessLayerTree.shown.layers

    #expect(layers.compactMap(\.identifier) == ["back", "inner", "front"])
    let found = try #require(layers.first { $0.identifier == "inner" })
    #expect(found.parent == layers.first { $0.identifier == "back" }?.id)
    #expect(found.size == CGSize(width: 30, height: 40))
    #expect(found.matrix[12] == 10 && found.matrix[13] == 20)
    #expect(inner.superview === back && front.superview === window)
  }

  @Test func aViewIsSeenAsOfTheLastCommitAndOnItsWay() {
    let window = makeWindow()
    HeadlessClock.endTurn()
    let moving = view("moving", CGRect(x: 0, y: 0, width: 50, height: 50), in: window)
    #expect(HeadlessLayerTree.shown.sightings.isEmpty)
    HeadlessClock.endTurn()
    #expect(HeadlessLayerTree.shown.sightings.map(\.identifier) == ["moving"])

    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      moving.center.x += 100
      moving.alpha = 0
    }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    HeadlessClock.endTurn()

    let displayed = HeadlessLayerTree.shown.sightings[0]
    #expect(displayed.frame == CGRect(x: 25, y: 0, width: 50, height: 50))
    #expect(abs(displayed.opacity - 0.75) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test func opacityIsMultipliedDownTheTreeHidingHidesAndAnOffsetOfBoundsMoves() {
    let window = makeWindow()
    let outer = view("outer", CGRect(x: 0, y: 0, width: 50, height: 50), in: window)
    _ = view("inner", CGRect(x: 5, y: 100, width: 50, height: 50), in: outer)
    outer.alpha = 0.5
    outer.bounds.origin.y = 80
    HeadlessClock.endTurn()
    #expect(HeadlessLayerTree.shown.sightings.map(\.opacity) == [0.5, 0.5])
    #expect(HeadlessLayerTree.shown.sightings[1].frame.origin == CGPoint(x: 5, y: 20))
    outer.isHidden = true
    HeadlessClock.endTurn()
    #expect(HeadlessLayerTree.shown.sightings.map(\.opacity) == [0, 0])
  }

  @Test func whatIsNearerIsPaintedLaterAndLarger() throws {
    let window = makeWindow()
    let stage = view("stage", CGRect(x: 0, y: 0, width: 200, height: 200), in: window)
    let near = view("near", CGRect(x: 0, y: 0, width: 50, height: 50), in: stage)
    let far = view("far", CGRect(x: 50, y: 50, width: 100, height: 100), in: stage)
    near.layer.zPosition = 1
    stage.layer.sublayerTransform.m34 = -1 / 500
    far.layer.transform = CATransform3DMakeTranslation(0, 0, -500)
    HeadlessClock.endTurn()

    let sightings = HeadlessLayerTree.shown.sightings
    #expect(sightings.map(\.identifier) == ["stage", "far", "near"])
    #expect(abs(sightings[1].frame.width - 50) < 1e-9)
    #expect(abs(sightings[1].frame.midX - 100) < 1e-9)
  }

  @Test func aLayerTellsWhatItLooksLike() throws {
    let window = makeWindow()
    let card = view("card", CGRect(x: 0, y: 0, width: 50, height: 50), in: window)
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 2
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 4
    HeadlessClock.endTurn()

    let layer = try #require(HeadlessLayerTree.shown.layers.last)

    #expect(layer.cornerRadius == 8)
    #expect(layer.border?.width == 2)
    #expect(layer.shadow?.color.alpha == 0.5)
    card.layer.masksToBounds = true
    HeadlessClock.endTurn()
    #expect(HeadlessLayerTree.shown.layers.last?.clips == true)
    #expect(HeadlessLayerTree.shown.layers.last?.shadow == nil)
  }

  @Test func noTwoLayersShareAnID() {
    let window = makeWindow()
    var displayed: Set<Int> = []
    for _ in 0..<50 {
      let view = view("passing", CGRect(x: 0, y: 0, width: 10, height: 10), in: window)
      HeadlessClock.endTurn()
      let id = HeadlessLayerTree.shown.layers.last?.id
      #expect(id.map { displayed.insert($0).inserted } == true)
      view.removeFromSuperview()
    }
  }

  @Test func linesOfTextStandWhereTheAlignmentSays() throws {
    let window = makeWindow()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.text = "Lake"
    label.textAlignment = .right
    window.addSubview(label)
    HeadlessClock.endTurn()

    let text = try #require(HeadlessLayerTree.shown.layers.compactMap(\.text).first)

    let line = try #require(text.lines.first)
    #expect(line.text == "Lake")
    #expect(abs(line.baseline.x + line.width - 300) < 1e-9)
    #expect(line.baseline.y > 20 && line.baseline.y < 50)
  }

  private func makeWindow() -> UIWindow {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    return window
  }

  private func view(_ name: String, _ frame: CGRect, in parent: UIView) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    parent.addSubview(view)
    return view
  }
}
