import UIKit

/// Reads the frame of a tab bar, which may float over the screens.
struct BarOutsideBounds: Probe {
  let chapter = Chapter.geometry
  let statement = "D74"
  let field = "barOutsideBounds"

  func run(on stage: ProbeStage) async -> Finding {
    let tabs = await ProbeTabs(on: stage)
    let bar = tabs.controller.tabBar
    let frame = bar.convert(bar.bounds, to: nil)
    let window = stage.window.bounds
    let fills = frame.minX <= 0 && frame.maxX >= window.maxX && frame.maxY >= window.maxY
    return Finding(
      !fills,
      [
        "the tab bar is \(Int(frame.width)) × \(Int(frame.height)) pt "
          + "at (\(Int(frame.minX)), \(Int(frame.minY))) of \(Int(window.width)) × \(Int(window.height))"
      ]
    )
  }
}
