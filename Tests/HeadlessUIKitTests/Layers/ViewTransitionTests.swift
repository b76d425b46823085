import Testing
import UIKit

@MainActor @Suite(.serialized) struct ViewTransitionTests {
  /// The view's layer and the one that covers it.
  private var shown: (view: HeadlessLayer?, cover: HeadlessLayer?) {
    let layers = HeadlessLayerTree.shown.layers
    let view = layers.first { $0.identifier == "view" }
    return (view, layers.last { $0.parent == view?.id && $0.identifier == nil })
  }

  @Test(
    "A cross-dissolve lets the old fade over the new, which is there at once, by its container's clock",
    arguments: [false, true]
  )
  func dissolve(isScrubbed: Bool) {
    let stage = Stage()
    stage.view.accessibilityIdentifier = "view"
    stage.view.backgroundColor = .red
    if isScrubbed { stage.window.layer.speed = 0 }
    stage.advance(by: 0)
    var finished: [Bool] = []
    UIView.transition(
      with: stage.view,
      duration: 1,
      options: [.transitionCrossDissolve, .curveLinear]
    ) {
      stage.view.backgroundColor = .blue
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0)
    stage.window.layer.timeOffset = isScrubbed ? 0.25 : 0
    stage.advance(by: isScrubbed ? 2 : 0.25)

    #expect(shown.view?.backgroundColor == UIColor.blue.cgColor)
    #expect(shown.cover?.backgroundColor == UIColor.red.cgColor)
    #expect(isNear(shown.cover?.opacity, 0.75, within: 0.02))
    #expect(finished.isEmpty)
    guard !isScrubbed else { return }
    stage.advance(by: 0.8)
    #expect(shown.cover == nil && stage.view.layer.sublayers == nil)
    #expect(finished == [true])
  }

  @Test("The cover stays above views that are added while it fades")
  func addedMeanwhile() {
    let stage = Stage()
    stage.view.accessibilityIdentifier = "view"
    stage.advance(by: 0)
    UIView.transition(with: stage.view, duration: 1, options: .transitionCrossDissolve) {
      stage.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    let late = UIView(frame: .zero)
    late.accessibilityIdentifier = "late"
    stage.view.addSubview(late)
    stage.advance(by: 0.1)

    #expect(HeadlessLayerTree.shown.layers.last?.identifier == nil)
    #expect(stage.view.layer.sublayers?.count == 2)
  }

  @Test(
    "A flip turns the named side to the front, and swaps the contents edge on",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, 2, 1.0),
      (.transitionFlipFromRight, 2, -1.0),
      (.transitionFlipFromTop, 6, -1.0),
      (.transitionFlipFromBottom, 6, 1.0),
    ]
  )
  func flip(option: UIView.AnimationOptions, element: Int, sign: Double) throws {
    let stage = Stage()
    stage.view.accessibilityIdentifier = "view"
    stage.view.backgroundColor = .red
    stage.advance(by: 0)
    UIView.transition(with: stage.view, duration: 1, options: [option, .curveLinear]) {
      stage.view.backgroundColor = .blue
    }
    stage.advance(by: 0)
    stage.advance(by: 0.25)
    let early = try #require(shown.view)
    #expect(shown.cover?.opacity == 1)
    stage.advance(by: 0.5)
    let late = try #require(shown.view)
    #expect(shown.cover?.opacity == 0)

    // m13 is minus the sine of a turn about y, m23 the sine of one about x.
    let expected = sign * (element == 2 ? -1 : 1) * 0.5.squareRoot()
    #expect(abs(early.matrix[element] - expected) < 0.05)
    #expect(abs(late.matrix[element] + expected) < 0.05)
    #expect(early.matrix[element + 1] != 0)
  }

  @Test("A transition between views replaces the one by the other, or hides it")
  func betweenViews() {
    let stage = Stage()
    let (old, new) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
    stage.view.addSubview(old)
    stage.advance(by: 0)
    UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft)
    #expect(stage.view.subviews == [new])
    #expect(stage.view.layer.animationKeys() == ["transition"])
    stage.advance(by: 2)

    stage.view.addSubview(old)
    old.isHidden = true
    UIView.transition(
      from: new,
      to: old,
      duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews]
    )
    #expect(stage.view.subviews == [new, old])
    #expect(new.isHidden && !old.isHidden)
  }

  @Test("Changes in a transition are at once, unless animated content is allowed")
  func content() {
    let stage = Stage()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(child)
    stage.advance(by: 0)
    UIView.transition(with: stage.view, duration: 1, options: .transitionCrossDissolve) {
      child.center.x = 50
    }
    #expect(child.layer.animationKeys() == nil)
    UIView.transition(
      with: stage.view,
      duration: 1,
      options: [.transitionCrossDissolve, .allowAnimatedContent]
    ) {
      child.center.x = 5
    }
    #expect(child.layer.animationKeys() == ["position"])
  }

  @Test("modifyAnimations repeats a part of a block, and completion waits for it")
  func modified() {
    let stage = Stage()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(other)
    stage.advance(by: 0)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      other.center.x = 105
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
        stage.view.center.x = 150
      }
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0)
    stage.advance(by: 1.5)
    #expect(isNear(stage.covered, 0.5, within: 0.02))
    #expect(other.layer.presentation()?.position.x == 105)
    #expect(finished.isEmpty)
    stage.advance(by: 1.25)
    #expect(isNear(stage.covered, 0.75, within: 0.02))
    stage.advance(by: 1.3)
    #expect(finished == [true])
  }

  @Test("B15: a spring by perceived duration and bounce")
  func spring() {
    let stage = Stage()
    UIView.animate(springDuration: 0.5, bounce: 0.3) { stage.view.center.x = 150 }
    stage.advance(by: 0)
    var furthest: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      furthest = max(furthest, stage.covered)
    }

    // A damping ratio of 0.7 passes its end by e^(-0.7 π / √0.51).
    let peak: CGFloat = 1 + exp(-0.7 * .pi / 0.51.squareRoot())
    #expect(isNear(furthest, peak, within: 0.002))
    #expect(stage.covered == 1)
  }
}
