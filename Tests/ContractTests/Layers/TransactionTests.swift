import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct TransactionTests {
    @Test("G3: what an inner transaction changes is seen when the outermost ends")
    func nested() async {
      let stage = await Stage()
      CATransaction.begin()
      CATransaction.begin()
      stage.view.center.x = 90
      CATransaction.commit()

      #expect(stage.shown.x == 50)
      CATransaction.commit()
      #expect(stage.shown.x == 90)
    }

    @Test("G3: a transaction inside the turn's own takes effect with it")
    func insideTurn() async {
      let stage = await Stage()
      stage.view.center.x = 70
      CATransaction.begin()
      stage.view.center.x = 90
      CATransaction.commit()

      #expect(stage.shown.x == 50)
      await stage.endTurn()
      #expect(stage.shown.x == 90)
    }

    @Test("G2, G3: flush lays out, and shows at once what the turn has changed")
    func flush() async {
      let stage = await Stage()
      let view = LaidOut(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      stage.view.center.x = 90

      CATransaction.flush()

      #expect(stage.shown.x == 90)
      #expect(view.inner.layer.displayed()?.position == CGPoint(x: 7, y: 7))
    }

    @Test("G3: flush waits for the transactions that are open")
    func flushInside() async {
      let stage = await Stage()
      stage.view.center.x = 70
      CATransaction.begin()
      CATransaction.flush()
      #expect(stage.shown.x == 50)

      CATransaction.commit()
      #expect(stage.shown.x == 70)
    }

    @Test("G3: settings hold for the transaction that they were made in, and for those inside it")
    func settings() async {
      _ = await Stage()
      let duration = CATransaction.animationDuration()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      CATransaction.setAnimationDuration(3)
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == duration && !CATransaction.disableActions())
      #expect(duration == 0.25)
    }
  }
}

private final class LaidOut: UIView {
  let inner = UIView(frame: .zero)

  override func layoutSubviews() {
    super.layoutSubviews()
    if inner.superview == nil { addSubview(inner) }
    inner.center = CGPoint(x: 7, y: 7)
  }
}
