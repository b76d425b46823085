import UIKit

/// Has the user pull down a sheet that a delegate animates.
struct SheetPanCompetes: Probe {
  let chapter = Chapter.arbitration
  let statement = "D79"
  let field = "sheetPanCompetes"

  func run(on stage: ProbeStage) async -> Finding {
    let card = await ProbeCard(on: stage, style: .pageSheet)
    await card.present()
    let watch = TouchWatch(on: stage, over: card.card.view)
    let window = stage.window.bounds
    let gesture = RequestedGesture.drag(
      "Pull the sheet down, far",
      from: CGPoint(x: window.midX, y: 150),
      to: CGPoint(x: window.midX, y: window.maxY - 100),
      speed: 600
    )
    await stage.guide?.ask(for: gesture, on: stage) { watch.isLifted }
    guard watch.isLifted else { return Finding(nil, ["nobody pulled"]) }
    // The system's dismissal may take its time.
    for _ in 0..<40 where card.presenter.presentedViewController != nil {
      await stage.advance(by: 0.1)
    }
    let isGone = card.presenter.presentedViewController == nil
    if !isGone { await card.dismiss() }
    return Finding(isGone, ["the sheet after a pull: \(isGone ? "dismissed" : "still there")"])
  }
}
