import UIKit

/// The horizon of a light: an arc in each color that it has, and a dot where it is.
final class SectorView: RoomView {
  private let light: Light
  private let beams: [CAShapeLayer]
  private let arcs: [CAShapeLayer]
  private let dot = CAShapeLayer()

  init(_ light: Light) {
    self.light = light
    beams = light.sectors.map { _ in CAShapeLayer() }
    arcs = light.sectors.map { _ in CAShapeLayer() }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in beams + arcs + [dot] {
      layer.addSublayer(part)
    }
    for arc in arcs {
      arc.fillColor = nil
    }
    showColors()
  }

  override func showColors() {
    for (index, sector) in light.sectors.enumerated() {
      let color = LightsColors.color(of: sector.hue)
      let beam = UIColor(
        light: color.withAlphaComponent(0.14),
        dark: color.withAlphaComponent(0.16)
      )
      beams[index].fillColor = layerColor(beam)
      arcs[index].strokeColor = layerColor(color)
    }
    dot.fillColor = layerColor(LightsColors.accent)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.middle
    let width: CGFloat = min(max(bounds.width / 40, 2.5), 4)
    let radius = (min(bounds.width, bounds.height) - width) / 2
    // Layers without a view would be animated by themselves.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, sector) in light.sectors.enumerated() {
      beams[index].frame = bounds
      beams[index].path = path(of: sector, around: middle, radius, isBeam: true).cgPath
      arcs[index].frame = bounds
      arcs[index].lineWidth = width
      arcs[index].path = path(of: sector, around: middle, radius, isBeam: false).cgPath
    }
    dot.frame = CGRect(x: middle.x - 4, y: middle.y - 4, width: 8, height: 8)
    dot.path = UIBezierPath(ovalIn: dot.bounds).cgPath
    CATransaction.commit()
  }

  private func path(
    of sector: Light.Sector,
    around middle: CGPoint,
    _ radius: CGFloat,
    isBeam: Bool
  ) -> UIBezierPath {
    let path = UIBezierPath()
    if isBeam, !sector.isWholeHorizon { path.move(to: middle) }
    path.addArc(
      withCenter: middle,
      radius: radius,
      startAngle: (sector.start - 90) * .pi / 180,
      endAngle: (sector.end - 90) * .pi / 180,
      clockwise: true
    )
    if isBeam || sector.isWholeHorizon { path.close() }
    return path
  }
}
