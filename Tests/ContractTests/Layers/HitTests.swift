import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct HitTests {
    /// Whether a touch at a place would be the view's.
    private func isHit(_ stage: Stage, _ x: CGFloat, _ y: CGFloat = 50) -> Bool {
      stage.window.hitTest(CGPoint(x: x, y: y), with: nil) === stage.view
    }

    private func mover(_ stage: Stage) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 350 }
    }

    @Test("A56, F18: what an animator moves is touched where it is seen")
    func touchedWhereSeen() async {
      let stage = await Stage()
      let animator = mover(stage)
      animator.startAnimation()
      await stage.advance(by: 0.5)

      #expect(isHit(stage, 200))
      #expect(!isHit(stage, 20) && !isHit(stage, 380))
      animator.stopAnimation(true)
    }

    @Test("F18: what is in a moving view moves with it")
    func nested() async {
      let stage = await Stage()
      let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      stage.view.addSubview(leaf)
      await stage.endTurn()
      let animator = mover(stage)
      animator.startAnimation()
      await stage.advance(by: 0.5)

      #expect(stage.window.hitTest(CGPoint(x: 200, y: 10), with: nil) === leaf)
      #expect(isHit(stage, 200))
      animator.stopAnimation(true)
    }

    @Test("A56: with manual hit testing it is touched where its model is")
    func manual() async {
      let stage = await Stage()
      let animator = mover(stage)
      animator.isManualHitTestingEnabled = true
      animator.startAnimation()
      await stage.advance(by: 0.5)

      #expect(!isHit(stage, 200) && isHit(stage, 380))
      animator.stopAnimation(true)
    }

    @Test("A55: without user interaction it is not touched")
    func withoutInteraction() async {
      let stage = await Stage()
      let animator = mover(stage)
      animator.isUserInteractionEnabled = false
      animator.startAnimation()
      await stage.advance(by: 0.5)

      #expect(!isHit(stage, 200))
      animator.stopAnimation(true)
    }

    @Test("C9, F18: UIView.animate keeps touches away, or lets them through at the model")
    func block() async {
      let stage = await Stage()
      UIView.animate(withDuration: 1) { stage.view.center.x = 350 }
      await stage.advance(by: 0.5)
      #expect(!isHit(stage, 200) && !isHit(stage, 350))
      await stage.advance(by: 0.7)
      #expect(isHit(stage, 350))

      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        stage.view.center.x = 50
      }
      await stage.advance(by: 0.5)
      #expect(!isHit(stage, 200) && isHit(stage, 50))
    }

    @Test("F17: hidden, transparent and non-interactive views are not touched")
    func untouchable() async {
      let stage = await Stage()
      #expect(isHit(stage, 50))
      stage.view.isHidden = true
      #expect(!isHit(stage, 50))
      stage.view.isHidden = false
      stage.view.alpha = 0.005
      #expect(!isHit(stage, 50))
      stage.view.alpha = 1
      stage.view.isUserInteractionEnabled = false
      #expect(!isHit(stage, 50))
      stage.view.isUserInteractionEnabled = true
      #expect(isHit(stage, 50))
    }

    @Test("F17: the last subview is in front; outside its superview nothing is touched")
    func order() async {
      let stage = await Stage()
      let front = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
      stage.window.addSubview(front)
      let outside = UIView(frame: CGRect(x: 0, y: 110, width: 50, height: 50))
      stage.view.addSubview(outside)

      #expect(isHit(stage, 20) && !isHit(stage, 75))
      #expect(stage.window.hitTest(CGPoint(x: 75, y: 50), with: nil) === front)
      #expect(stage.window.hitTest(CGPoint(x: 20, y: 120), with: nil) !== outside)
    }
  }
}
