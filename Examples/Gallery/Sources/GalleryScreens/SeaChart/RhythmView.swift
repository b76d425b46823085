import UIKit

/// One period of a light: a line, which is bright while the light is lit.
final class RhythmView: RoomView {
  private let light: Light
  private let flashes: [UIView]

  init(_ light: Light) {
    self.light = light
    flashes = (light.period > 0 ? light.flashes : [Light.Flash(start: 0, length: 1)])
      .map { _ in UIView() }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubviews(flashes)
    backgroundColor = LightsColors.ink.withAlphaComponent(0.14)
    let hue = light.sectors.first { $0.hue == .white }?.hue ?? light.sectors[0].hue
    for flash in flashes {
      flash.backgroundColor = LightsColors.color(of: hue)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    for (index, view) in flashes.enumerated() {
      let flash = light.period > 0 ? light.flashes[index] : Light.Flash(start: 0, length: 1)
      let width = bounds.width / max(light.period, 1)
      place(
        view,
        x: flash.start * width,
        y: 0,
        width: max(flash.length * width, bounds.height),
        height: bounds.height
      )
      view.layer.cornerRadius = bounds.height / 2
    }
  }
}
