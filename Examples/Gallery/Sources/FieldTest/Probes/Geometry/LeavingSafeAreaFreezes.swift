import UIKit

/// Holds a dismissal, moves the leaving view, and reads its safe area.
struct LeavingSafeAreaFreezes: Probe {
  let chapter = Chapter.geometry
  let statement = "D68"
  let field = "leavingSafeAreaFreezes"

  func run(on stage: ProbeStage) async -> Finding {
    let card = await ProbeCard(on: stage)
    await card.present()
    card.fade.isInteractive = true
    card.card.dismiss(animated: true)
    await stage.advance(by: 0.1)
    card.fade.hold()
    let view: UIView = card.card.view
    let before = view.safeAreaInsets.top
    view.frame.origin.y += before / 2
    await stage.advance(by: 0.1)
    let after = view.safeAreaInsets.top
    view.frame.origin.y -= before / 2
    card.fade.release(toward: .end)
    await stage.advance(by: 0.8)
    return Finding(
      before > 0 ? after == before : nil,
      ["the top inset of a leaving screen: \(Int(before)), half of that lower: \(Int(after))"]
    )
  }
}
