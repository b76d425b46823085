import Testing
import UIKit

@MainActor @Suite struct BlockAnimationTests {
  @Test("C1: a block sets the model at once, and what is seen follows")
  func block() {
    let stage = Stage()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.center.x = 150
    } completion: {
      finished.append($0)
    }

    #expect(stage.view.center.x == 150)
    stage.advance(by: 0.5)
    #expect(abs(stage.covered - 0.5) < 1e-6)
    #expect(finished.isEmpty)
    stage.advance(by: 0.5)
    #expect(finished == [true])
  }

  @Test("C3: moves are additive: a second one bends the first without a jump")
  func additive() {
    let stage = Stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.center.x = 150
    }
    stage.advance(by: 0.5)
    let before = stage.shown

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.center.y = 150
      stage.view.center.x = 50
    }
    stage.advance(by: 0)

    #expect(abs(stage.shown.x - before.x) < 1e-6)
    stage.advance(by: 0.5)
    #expect(abs(stage.shown.x - 100) < 1e-6)
    #expect(abs(stage.shown.y - 100) < 1e-6)
  }

  @Test("C5: a replaced fade completes at once, unfinished")
  func replaced() {
    let stage = Stage()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      stage.view.alpha = 0
    } completion: {
      finished.append($0)
    }
    stage.advance(by: 0.5)

    UIView.animate(withDuration: 1) { stage.view.alpha = 1 }
    stage.advance(by: 0.05)

    #expect(finished == [false])
  }

  @Test("C7: without a duration values apply at once, and completion comes with the next turn")
  func noDuration() {
    let stage = Stage()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0) {
      stage.view.alpha = 0.3
    } completion: {
      finished.append($0)
    }

    #expect(stage.view.layer.animationKeys() == nil)
    #expect(finished.isEmpty)
    stage.advance(by: 0)
    #expect(finished == [true])
  }

  @Test("C10: changes inside performWithoutAnimation are not animated")
  func without() {
    let stage = Stage()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { stage.view.alpha = 0 }
    }

    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("A28: a block inside an animator's is the animator's")
  func nested() {
    let stage = Stage()
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(withDuration: 0.1) { view.center.x = 150 }
    }

    animator.startAnimation()
    stage.advance(by: 1)

    #expect(abs(stage.covered - 0.5) < 1e-6)
    animator.stopAnimation(true)
  }

  @Test("C9: views in a UIView.animate swallow touches, unless told to let them through")
  func touches() {
    let stage = Stage()
    let point = CGPoint(x: 50, y: 50)
    UIView.animate(withDuration: 1) { stage.view.center.x = 250 }
    stage.advance(by: 0.1)

    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    #expect(stage.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === stage.window)
  }

  @Test("A56: views that an animator moves are touched where they are seen")
  func touchedWhereSeen() {
    let stage = Stage()
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
    animator.startAnimation()
    stage.advance(by: 0.5)

    #expect(stage.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
    #expect(stage.window.hitTest(CGPoint(x: 290, y: 50), with: nil) === stage.window)
    animator.stopAnimation(true)
  }

  @Test("C12: a turn takes the shorter way")
  func rotation() throws {
    let stage = Stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    stage.advance(by: 0.5)

    let shown = try #require(stage.view.layer.presentation()).affineTransform()

    #expect(abs(shown.a - cos(.pi / 4)) < 1e-6)
    #expect(abs(shown.b - sin(.pi / 4)) < 1e-6)
  }

  @Test("C2: nothing is presented before the first commit")
  func presentation() {
    let stage = Stage()
    let view = UIView()
    #expect(view.layer.presentation() == nil)

    stage.window.addSubview(view)
    stage.advance(by: 0)

    #expect(view.layer.presentation() != nil)
  }
}
