import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct CubicTimingTests {
    @Test(
      "B1, B3: the built-in curves",
      arguments: [
        (UIView.AnimationCurve.linear, 0.5, 0.5), (.easeIn, 0.5, 0.3154), (.easeIn, 0.25, 0.0935),
        (.easeOut, 0.5, 0.6846), (.easeInOut, 0.25, 0.1292), (.easeInOut, 0.5, 0.5),
      ]
    )
    func curves(curve: UIView.AnimationCurve, time: TimeInterval, progress: CGFloat) async {
      let stage = await Stage()
      let animator = stage.animator(curve)
      animator.startAnimation()

      await stage.advance(by: time)

      #expect(stage.covered.isAbout(progress, within: 1.5 * Stage.tolerance))
      animator.stopAnimation(true)
    }

    @Test("B2: without arguments the curve is Core Animation's default, which is not ease-in-out")
    func standard() async {
      let stage = await Stage()
      let animator = stage.animator(UICubicTimingParameters())
      animator.startAnimation()

      await stage.advance(by: 0.5)

      #expect(stage.covered.isAbout(0.8024))
      animator.stopAnimation(true)
    }

    @Test("B2: built-in curves have no control points, and custom ones are cubic")
    func kinds() {
      let builtIn = UICubicTimingParameters(animationCurve: .easeIn)
      let custom = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.2),
        controlPoint2: CGPoint(x: 0.3, y: 0.4)
      )

      #expect(builtIn.timingCurveType == .builtin && builtIn.animationCurve == .easeIn)
      #expect(builtIn.controlPoint1 == .zero && builtIn.controlPoint2 == .zero)
      #expect(custom.timingCurveType == .cubic)
      #expect(custom.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    }

    @Test("B4: a timing has the parameters of its kind, and no others")
    func parameters() {
      let spring = UISpringTimingParameters(dampingRatio: 0.7)
      let cubic = UICubicTimingParameters(animationCurve: .easeIn)

      #expect(spring.timingCurveType == .spring)
      #expect(spring.springTimingParameters != nil && spring.cubicTimingParameters == nil)
      #expect(cubic.cubicTimingParameters != nil && cubic.springTimingParameters == nil)
    }
  }
}
