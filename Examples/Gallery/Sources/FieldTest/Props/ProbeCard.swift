import UIKit

/// A screen named A on the stage, and a card named B that it presents with a fade.
@MainActor
final class ProbeCard {
  let stage: ProbeStage
  let journal = Journal()
  let fade: HandFade
  let presenter: ProbeScreen
  let card: ProbeScreen

  init(
    on stage: ProbeStage,
    style: UIModalPresentationStyle = .fullScreen,
    isInteractive: Bool = false
  ) async {
    self.stage = stage
    fade = HandFade(journal)
    fade.isInteractive = isInteractive
    presenter = ProbeScreen("A", journal)
    card = ProbeScreen("B", journal, color: .systemOrange)
    card.modalPresentationStyle = style
    card.transitioningDelegate = fade
    await stage.show(presenter)
  }

  func startPresenting() {
    presenter.present(card, animated: true)
  }

  /// Presents the card, and waits until it is there.
  func present() async {
    startPresenting()
    await stage.advance(by: 0.8)
  }

  /// Dismisses the card, and waits until it is gone.
  func dismiss() async {
    card.dismiss(animated: true)
    await stage.advance(by: 0.8)
  }
}
