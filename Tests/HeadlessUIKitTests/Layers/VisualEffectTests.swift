import Testing
import UIKit

@MainActor @Suite(.serialized) struct VisualEffectTests {
  private func blur(of view: UIView) -> CGFloat? {
    view.accessibilityIdentifier = "effect"
    return HeadlessLayerTree.shown.layers.first { $0.identifier == "effect" }?.backdropBlur
  }

  @Test("A blur comes bit by bit in an animation block; its view's content view is as large as it")
  func animated() {
    let stage = Stage()
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    stage.view.addSubview(view)
    stage.advance(by: 0)
    #expect(blur(of: view) == 0)
    #expect(view.contentView.frame == view.bounds && view.contentView.superview === view)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .dark)
    }
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    #expect(isNear(blur(of: view), 10, within: 0.5))
    stage.advance(by: 0.6)
    #expect(blur(of: view) == 20)
  }

  @Test("An interruptible animator scrubs a blur, and takes it back")
  func scrubbed() {
    let stage = Stage()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    stage.view.addSubview(view)
    stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = nil }
    animator.fractionComplete = 0.25
    stage.advance(by: 0)
    #expect(isNear(blur(of: view), 15))

    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(blur(of: view) == 20)
  }
}
