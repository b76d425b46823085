import UIKit

/// Cancels a push, and reads the frames and safe areas of both screens on the way.
struct SafeAreas: Probe {
  let chapter = Chapter.geometry

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    let first = navigation.controller.viewControllers[0]
    let second = await navigation.startPush()
    var samples = [line("in flight", first, second)]
    navigation.fade.hold()
    navigation.fade.release(toward: .start)
    await stage.advance(by: 0.05)
    samples.append(line("on the way back", first, second))
    await navigation.settle()
    samples.append(line("after the cancel", first, second))
    return Finding(nil, samples)
  }

  private func line(
    _ moment: String,
    _ first: UIViewController,
    _ second: UIViewController
  ) -> String {
    "\(moment): \(describe(first.view)) and \(describe(second.view))"
  }

  private func describe(_ view: UIView) -> String {
    let insets = view.safeAreaInsets
    return "\(Int(view.frame.width)) × \(Int(view.frame.height)) pt at \(Int(view.frame.minY)) "
      + "with insets of \(Int(insets.top)) and \(Int(insets.bottom))"
  }
}
