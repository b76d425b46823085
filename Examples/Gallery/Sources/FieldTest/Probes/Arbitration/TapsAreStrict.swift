import UIKit

/// Has the user press for half a second, which may be a tap.
struct TapsAreStrict: Probe {
  let chapter = Chapter.arbitration
  let statement = "F13"
  let field = "tapsAreStrict"

  func run(on stage: ProbeStage) async -> Finding {
    let pad = TouchPad(on: stage)
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    pad.addGestureRecognizer(tap)
    var taps = 0
    tap.onAction { _ in taps += 1 }
    for _ in 0..<3 {
      pad.forget()
      taps = 0
      let press = RequestedGesture.press(
        "Press the square for half a second, without moving",
        at: pad.middle,
        holding: 0.5
      )
      await stage.guide?.ask(for: press, on: stage) { pad.isLifted }
      await stage.advance(by: 0.1)
      guard (0.35...0.7).contains(pad.duration), pad.distance < 8 else { continue }
      return Finding(
        taps == 0,
        ["pressed for \(pad.duration.text) s: \(taps == 0 ? "no tap" : "a tap")"]
      )
    }
    return Finding(nil, ["nobody pressed for half a second"])
  }
}
