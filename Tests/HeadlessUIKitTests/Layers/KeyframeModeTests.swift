import Testing
import UIKit

@MainActor @Suite struct KeyframeModeTests {
  /// Where a view is seen at half of the time, which goes 10 pt in the first half and 90 in the second.
  private func middle(
    _ options: UIView.KeyframeAnimationOptions,
    after seconds: TimeInterval = 0.5
  ) -> CGFloat {
    let stage = Stage()
    UIView.animateKeyframes(
      withDuration: 1,
      delay: 0,
      options: options,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          stage.view.center.x += 10
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          stage.view.center.x += 90
        }
      }
    )
    stage.advance(by: seconds)
    return stage.covered
  }

  @Test("A29: the values are passed at their times, or at an even pace")
  func pace() {
    #expect(abs(middle(.calculationModeLinear) - 0.1) < 1e-6)
    #expect(abs(middle(.calculationModePaced) - 0.5) < 1e-6)
    #expect(abs(middle(.calculationModeCubic) - 0.1) < 1e-6)
    #expect(abs(middle(.calculationModeCubicPaced) - 0.5) < 0.06)
  }

  @Test("A29: a smooth way has no corner at a value")
  func smoothness() {
    func bend(_ options: UIView.KeyframeAnimationOptions) -> CGFloat {
      let before = middle(options) - middle(options, after: 0.45)
      let after = middle(options, after: 0.55) - middle(options)
      return after / before
    }

    #expect(abs(bend(.calculationModeLinear) - 9) < 0.01)
    #expect(bend(.calculationModeCubic) < 2)
    #expect(abs(middle(.calculationModeCubic, after: 0.999) - 1) < 0.01)
  }
}
