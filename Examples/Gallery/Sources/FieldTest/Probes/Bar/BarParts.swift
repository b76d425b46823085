import UIKit

/// Holds a push at several places, and reads where the parts of the bar are seen.
struct BarParts: Probe {
  let chapter = Chapter.bar

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    await navigation.startPush()
    navigation.fade.hold()
    var samples: [String] = []
    for fraction in [0.25, 0.5, 0.75] {
      navigation.fade.animator?.fractionComplete = fraction
      await stage.advance(by: 0.05)
      samples.append("at \(fraction.text): \(parts(of: navigation.controller.navigationBar))")
    }
    navigation.fade.release(toward: .start)
    await navigation.settle()
    samples.append("cancelled: \(parts(of: navigation.controller.navigationBar))")
    await navigation.startPush()
    navigation.fade.hold()
    navigation.fade.release(toward: .start)
    await stage.advance(by: 0.05)
    navigation.fade.hold()
    navigation.fade.release(toward: .end)
    await navigation.settle()
    let item = navigation.controller.navigationBar.topItem?.title ?? "none"
    samples.append("cancelled, caught and finished: \(navigation.titles), the bar shows \(item)")
    return Finding(nil, samples)
  }

  /// The places and opacities of the views with text.
  private func parts(of bar: UINavigationBar) -> String {
    labels(in: bar).map { label in
      let layer = label.layer.presentation() ?? label.layer
      let place = label.superview?.convert(layer.position, to: bar) ?? .zero
      return "\(label.text ?? "") at \(Int(place.x)) with \(Double(layer.opacity).text)"
    }
    .joined(separator: ", ")
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }
}
