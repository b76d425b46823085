import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct BlockLifetimeTests {
    @MainActor
    private final class Token {}

    @Test("A17: what a block holds is held until the animator is inactive, and no longer")
    func held() async {
      let stage = await Stage()
      weak var token: Token?
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      do {
        let held = Token()
        token = held
        animator.addAnimations {
          _ = held
          stage.view.alpha = 0
        }
      }
      animator.pauseAnimation()
      await stage.advance(by: 0.1)
      #expect(token != nil)

      animator.stopAnimation(true)
      await stage.advance(by: 0.1)

      #expect(token == nil)
    }
  }
}
