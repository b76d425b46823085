import Testing
import UIKit

/// An app's bar that fades with what is presented, and follows a finger's change of mind.
@MainActor @Suite(.serialized) struct ListeningBarTests {
  @Test("A listening bar fades out with a presentation, and back in if the finger takes it back")
  func listens() {
    let stage = PresentationStage()
    let transition = HandmadePresentation()
    transition.interaction = .startsUnderAFinger
    let bar = ListeningBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    stage.window.addSubview(bar)
    HeadlessClock.endTurn()

    stage.a.present(stage.screen(.overFullScreen, delegate: transition), animated: true)
    bar.follow(stage.a)
    HeadlessClock.endTurn()
    transition.animator?.fractionComplete = 0.6
    HeadlessClock.advance(frames: 1)
    #expect(abs((bar.layer.presentation()?.opacity ?? 0) - 0.4) < 0.001)
    transition.release(toward: .start)
    #expect(bar.heard == ["taken back"])
    stage.settle()

    #expect(bar.alpha == 1 && bar.heard == ["taken back", "over"])
  }
}

@MainActor
private final class ListeningBar: UIView {
  private(set) var heard: [String] = []

  func follow(_ controller: UIViewController) {
    guard let coordinator = controller.transitionCoordinator else { return }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.alpha = 0 },
      completion: { [weak self] context in
        self?.alpha = context.isCancelled ? 1 : 0
        self?.heard.append("over")
      }
    )
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      self?.heard.append(context.isCancelled ? "taken back" : "goes on")
    }
  }
}
