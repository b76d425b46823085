import Testing
import UIKit

@MainActor @Suite(.serialized) struct TransactionTests {
  @Test("G3: no frame shows what an open transaction has changed")
  func open() {
    let stage = LayerStage()
    CATransaction.begin()
    stage.stage.view.center.x = 90
    stage.advance(by: 0.1)

    #expect(stage.stage.shown.x == 50)
    CATransaction.commit()
    #expect(stage.stage.shown.x == 90)
  }

  @Test("A completion block runs when the animations of its transaction have ended, or are removed")
  func completion() {
    let stage = LayerStage()
    var ended: [TimeInterval] = []
    for isRemoved in [false, true] {
      let start = HeadlessClock.now
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append(HeadlessClock.now - start) }
      stage.layer.add(stage.slide(), forKey: "slide")
      CATransaction.commit()
      stage.advance(by: 0.9)
      if isRemoved { stage.layer.removeAnimation(forKey: "slide") }
      stage.advance(by: isRemoved ? 0 : 0.2)
    }
    #expect(ended.count == 2)
    #expect(isNear(ended[0], 1, within: 0.02) && isNear(ended[1], 0.9, within: 0.02))
  }

  @Test("A completion block without animations runs when the turn is over")
  func emptyCompletion() {
    let stage = LayerStage()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.commit()
    #expect(calls == 0)
    stage.advance(by: 0)
    #expect(calls == 1)
  }

  @Test("A view's animation holds the completion block of the transaction around it")
  func viewAnimation() {
    let stage = LayerStage()
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("transaction") }
    UIView.animate(withDuration: 0.5) {
      stage.stage.view.center.x = 90
    } completion: { _ in
      calls.append("view")
    }
    CATransaction.commit()

    stage.advance(by: 0.4)
    #expect(calls.isEmpty)
    stage.advance(by: 0.2)
    #expect(calls == ["view", "transaction"])
  }

  @Test("Delegates hear first, then inner transactions, then those around them")
  func order() {
    let stage = LayerStage()
    let recorder = StopRecorder()
    CATransaction.begin()
    CATransaction.setCompletionBlock { recorder.calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { recorder.calls.append("inner") }
    let short = stage.slide()
    short.duration = 0.2
    short.delegate = recorder
    stage.layer.add(short, forKey: "short")
    CATransaction.commit()
    let long = CABasicAnimation(keyPath: "opacity")
    long.toValue = 0
    long.duration = 0.4
    long.delegate = recorder
    stage.layer.add(long, forKey: "long")
    CATransaction.commit()

    stage.advance(by: 1)

    #expect(
      recorder.calls == ["start", "start", "stop true", "inner", "stop true", "outer"]
    )
  }

  @Test("Settings made outside of a transaction hold until the turn is over")
  func settingsOfTheTurn() {
    HeadlessScreen.reset()

    CATransaction.setAnimationDuration(2)
    #expect(CATransaction.animationDuration() == 2)
    HeadlessClock.endTurn()
    #expect(CATransaction.animationDuration() == 0.25)

    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    HeadlessClock.endTurn()
    #expect(!CATransaction.disableActions())

    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    #expect(CATransaction.animationTimingFunction() != nil)
    HeadlessClock.endTurn()
    #expect(CATransaction.animationTimingFunction() == nil)
  }
}
