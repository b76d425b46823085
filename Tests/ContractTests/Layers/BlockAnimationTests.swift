import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct BlockAnimationTests {
    private func animate(
      _ seconds: TimeInterval,
      _ options: UIView.AnimationOptions = .curveLinear,
      _ changes: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      UIView.animate(
        withDuration: seconds,
        delay: 0,
        options: options,
        animations: changes,
        completion: completion
      )
    }

    @Test("C1: a block sets the model at once, and what is seen follows")
    func block() async {
      let stage = await Stage()
      var finished: [Bool] = []

      animate(1) {
        stage.view.center.x = 150
      } completion: {
        finished.append($0)
      }

      #expect(stage.view.center.x == 150)
      await stage.advance(by: 0.5)
      #expect(stage.covered.isAbout(0.5))
      #expect(finished.isEmpty)
      await stage.advance(by: 0.6)
      #expect(finished == [true])
    }

    @Test("C3: moves are additive: a second one bends the first without a jump")
    func additive() async {
      let stage = await Stage()
      animate(1) { stage.view.center.x = 150 }
      await stage.advance(by: 0.5)
      let before = stage.shown

      animate(1) { stage.view.center = CGPoint(x: 50, y: 150) }
      await stage.endTurn()

      #expect(stage.shown.x.isAbout(before.x, within: 100 * Stage.tolerance))
      await stage.advance(by: 0.5)
      #expect(stage.shown.x.isAbout(100, within: 200 * Stage.tolerance))
      #expect(stage.shown.y.isAbout(100, within: 200 * Stage.tolerance))
    }

    @Test("C3, C4: a fade is not additive, and begins with the model unless it is told otherwise")
    func fades() async {
      let stage = await Stage()
      for (options, beginning) in [
        ([.curveLinear], 0), ([.curveLinear, .beginFromCurrentState], 0.5),
      ] as [(UIView.AnimationOptions, CGFloat)] {
        stage.view.alpha = 1
        animate(1) { stage.view.alpha = 0 }
        await stage.advance(by: 0.5)
        #expect(stage.shownAlpha.isAbout(0.5))

        animate(1, options) { stage.view.alpha = 1 }
        await stage.endTurn()

        #expect(stage.shownAlpha.isAbout(beginning, within: 2 * Stage.tolerance))
        await stage.advance(by: 1.2)
      }
    }

    @Test("C3: moves and affine transforms are additive animations, as layers tell; others replace")
    func additivity() async throws {
      let stage = await Stage()
      func animation(_ key: String) -> CABasicAnimation? {
        stage.view.layer.animation(forKey: key) as? CABasicAnimation
      }
      animate(2) {
        stage.view.center.x = 80
        stage.view.alpha = 0.5
        stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      await stage.endTurn()

      let move = try #require(animation("position"))
      #expect(move.isAdditive && move.duration == 2)
      #expect(move.fromValue as? CGPoint == CGPoint(x: -30, y: 0))
      #expect(move.toValue as? CGPoint == .zero)
      #expect(animation("transform")?.isAdditive == true)
      #expect(animation("opacity")?.isAdditive == false)
      await stage.advance(by: 2.5)
      guard #available(iOS 13, tvOS 13, *) else { return }
      animate(1) { stage.view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0) }
      #expect(animation("transform")?.isAdditive == false)
    }

    @Test("C5: an interrupted move ends in its time, finished")
    func interrupted() async {
      let stage = await Stage()
      var finished: [Bool] = []
      animate(1) {
        stage.view.center.x = 150
      } completion: {
        finished.append($0)
      }
      await stage.advance(by: 0.5)

      animate(1) { stage.view.center.x = 50 }
      await stage.advance(by: 0.2)
      #expect(finished.isEmpty)
      await stage.advance(by: 0.5)

      #expect(finished == [true])
    }

    @Test("C5: a replaced fade completes at once, unfinished")
    func replaced() async {
      let stage = await Stage()
      var finished: [Bool] = []
      animate(1) {
        stage.view.alpha = 0
      } completion: {
        finished.append($0)
      }
      await stage.advance(by: 0.5)

      animate(1) { stage.view.alpha = 1 }
      await stage.advance(by: 0.1)

      #expect(finished == [false])
    }

    @Test("C6: setting what is set already animates nothing")
    func unchanged() async {
      let stage = await Stage()

      animate(1) {
        stage.view.alpha = 1
        stage.view.center.x = 50
      }

      #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test("C7: without a duration values apply at once, and completion comes with the next turn")
    func noDuration() async {
      let stage = await Stage()
      var finished: [Bool] = []

      animate(0) {
        stage.view.alpha = 0.3
      } completion: {
        finished.append($0)
      }

      #expect(stage.view.layer.animationKeys() == nil)
      #expect(finished.isEmpty)
      await stage.endTurn()
      #expect(finished == [true])
    }

    @Test("C8: where animations are off, blocks run, nothing moves, and completions are called")
    func disabled() async {
      let stage = await Stage()
      var finished: [Bool] = []
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }

      animate(1) {
        stage.view.center.x = 150
      } completion: {
        finished.append($0)
      }

      #expect(stage.view.layer.animationKeys() == nil)
      await stage.endTurn()
      #expect(stage.covered == 1)
      await stage.advance(by: 0.1)
      #expect(finished == [true])
    }

    @Test("C8: switching animations off leaves those alone that run")
    func disabledLater() async {
      let stage = await Stage()
      animate(1) { stage.view.center.x = 150 }
      await stage.advance(by: 0.2)
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }

      await stage.advance(by: 0.3)

      #expect(stage.covered.isAbout(0.5))
    }

    @Test("C10: changes inside performWithoutAnimation are not animated")
    func without() async {
      let stage = await Stage()

      animate(1) {
        UIView.performWithoutAnimation { stage.view.alpha = 0 }
      }

      #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test("C12: a turn takes the shorter way")
    func rotation() async throws {
      let stage = await Stage()
      stage.view.transform = CGAffineTransform(rotationAngle: 0.1)
      await stage.endTurn()

      animate(1) { stage.view.transform = CGAffineTransform(rotationAngle: -0.5) }
      await stage.advance(by: 0.5)

      let shown = try #require(stage.view.layer.displayed()).affineTransform()
      #expect(shown.a.isAbout(cos(0.2), within: 0.02))
      #expect(shown.b.isAbout(-sin(0.2), within: 0.02))
    }

    @Test("C12: a whole turn is none")
    func wholeTurn() async throws {
      let stage = await Stage()

      animate(1) { stage.view.transform = CGAffineTransform(rotationAngle: 2 * .pi) }
      await stage.advance(by: 0.5)

      let shown = try #require(stage.view.layer.displayed()).affineTransform()
      #expect(shown.a.isAbout(1, within: 0.001) && shown.b.isAbout(0, within: 0.001))
    }
  }
}
