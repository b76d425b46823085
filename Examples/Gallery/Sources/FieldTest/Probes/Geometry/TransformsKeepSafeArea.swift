import UIKit

/// Moves a screen by a transform, and reads its safe area.
struct TransformsKeepSafeArea: Probe {
  let chapter = Chapter.geometry
  let statement = "D89"
  let field = "transformsKeepSafeArea"

  func run(on stage: ProbeStage) async -> Finding {
    let card = await ProbeCard(on: stage)
    await card.present()
    let view: UIView = card.card.view
    let before = view.safeAreaInsets.top
    view.transform = CGAffineTransform(translationX: 0, y: before / 2)
    await stage.advance(by: 0.1)
    let moved = view.safeAreaInsets.top
    card.card.additionalSafeAreaInsets.top = 1
    card.card.additionalSafeAreaInsets.top = 0
    await stage.advance(by: 0.1)
    let renewed = view.safeAreaInsets.top
    view.transform = .identity
    await stage.advance(by: 0.1)
    return Finding(
      before > 0 ? moved == before : nil,
      [
        "the top inset: \(Int(before)), half of that lower by a transform: \(Int(moved)), "
          + "with additional insets set and taken back: \(Int(renewed))"
      ]
    )
  }
}
