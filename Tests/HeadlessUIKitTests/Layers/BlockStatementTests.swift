import Testing
import UIKit

@MainActor @Suite(.serialized) struct BlockStatementTests {
  @Test(
    "C4: a fade that begins from the current state starts from what is seen, others from the model"
  )
  func currentState() {
    func displayed(_ options: UIView.AnimationOptions) -> Float? {
      let stage = Stage()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.alpha = 0 }
      stage.advance(by: 0)
      stage.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.alpha = 1 }
      stage.advance(by: 0)
      return stage.view.layer.presentation()?.opacity
    }

    #expect(abs((displayed(.beginFromCurrentState) ?? -1) - 0.5) < 0.02)
    #expect(displayed([]) == 0)
  }

  @Test("C6: a value that does not change makes no animation")
  func unchanged() {
    let stage = Stage()
    UIView.animate(withDuration: 1) { stage.view.center = stage.view.center }

    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("C13: the animations of a block have one delegate, or none", arguments: [true, false])
  func delegates(haveNone: Bool) {
    let stage = Stage()
    HeadlessPersonality.current.animationsHaveNoDelegate = haveNone
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.view.addSubview(other)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1) {
      stage.view.center.x += 10
      other.alpha = 0
    }

    let owners = [stage.view, other].map { view in
      view.layer.animationKeys()?.first.flatMap { view.layer.animation(forKey: $0)?.delegate }
    }
    #expect((owners[0] == nil) == haveNone)
    #expect(owners[0] === owners[1])
  }

  @Test("C8: without animations, blocks change at once and still complete")
  func disabled() {
    let stage = Stage()
    var finished: [Bool] = []
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      stage.view.center.x = 150
    } completion: {
      finished.append($0)
    }
    UIView.setAnimationsEnabled(true)
    stage.advance(by: 0)

    #expect(stage.covered == 1)
    #expect(finished == [true])
  }

  @Test("C11: layout that is asked for in a block is animated only where it runs in the block")
  func layout() {
    let stage = Stage()
    let view = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1) {
      view.gap = 50
      view.setNeedsLayout()
    }
    stage.advance(by: 0)
    #expect(view.inner.layer.presentation()?.position.x == 50)

    UIView.animate(withDuration: 1) {
      view.gap = 90
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    stage.advance(by: 0)
    #expect(view.inner.layer.presentation()?.position.x == 50)
    #expect(view.inner.center.x == 90)
  }

  @Test(
    "C3: alpha, colors and 3-D transforms replace what moves; moves and affine transforms add to it"
  )
  func additivity() {
    let stage = Stage()
    UIView.animate(withDuration: 1) {
      stage.view.center.x = 80
      stage.view.alpha = 0.5
      stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    func isAdditive(_ key: String) -> Bool? {
      (stage.view.layer.animation(forKey: key) as? CAPropertyAnimation)?.isAdditive
    }

    #expect(isAdditive("position") == true)
    #expect(isAdditive("transform") == true)
    #expect(isAdditive("opacity") == false)
    stage.advance(by: 2)
    UIView.animate(withDuration: 1) {
      stage.view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    }
    #expect(isAdditive("transform") == false)
  }

  @Test("G8: a display link reads a transition's progress from a hidden probe")
  func probe() {
    let stage = Stage()
    let probe = UIView(frame: .zero)
    probe.alpha = 0
    stage.window.addSubview(probe)
    stage.advance(by: 0)
    var read: [Float] = []
    let link = CADisplayLink.headlessLink { _ in
      if let displayed = probe.layer.presentation()?.opacity { read.append(displayed) }
    }
    link.add(to: .main, forMode: .common)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { probe.alpha = 1 }
    animator.startAnimation()
    stage.advance(by: 0.6)
    link.invalidate()

    #expect(read.count > 20)
    #expect(zip(read, read.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(read.last == 1)
  }

  private final class Row: UIView {
    let inner = UIView(frame: .zero)
    var gap: CGFloat = 10

    override func layoutSubviews() {
      if inner.superview == nil { addSubview(inner) }
      inner.center.x = gap
    }
  }
}
