import UIKit

/// A layer of the sea: its depth, a lamp, and a list of animals that were seen.
final class ZoneView: RoomView {
  private static let rowHeight: CGFloat = 74

  let upButton = UIButton(configuration: .plain())
  let nightButton = UIButton(configuration: .plain())
  let downButton = UIButton(configuration: .filled())
  let lamp: Slider
  let rows: [CreatureRow]
  private let zone: Zone
  private let water = WaterView()
  private let depth: UILabel
  private let name: UILabel
  private let lampName: UILabel
  private let list = UIScrollView()

  /// Creates the page of a layer between two others.
  init(_ zone: Zone, above: Zone?, below: Zone?) {
    self.zone = zone
    depth = UILabel(zone.depthText, size: 50, weight: .bold, isHeader: true, color: zone.ink)
    name = UILabel(zone.name, size: 19, color: zone.ink)
    lampName = UILabel("Lamp", size: 15, weight: .medium, color: zone.ink)
    lamp = Slider(color: zone.glow, value: 0.5)
    rows = zone.creatures.map { CreatureRow($0) }
    super.init(frame: .zero)
    lamp.accessibilityLabel = "Lamp"
    lampName.isAccessibilityElement = false
    nightButton.accessibilityLabel = "Night"
    upButton.accessibilityLabel = above.map { "Up to \($0.depthText)" }
    accessibilityIdentifier = "zone.\(zone.depth)"
    list.accessibilityIdentifier = "zone.list"
    list.contentInsetAdjustmentBehavior = .never
    list.alwaysBounceVertical = true
    list.showsVerticalScrollIndicator = false
    upButton.configuration?.image = UIImage(systemName: "chevron.backward")
    upButton.configuration?.imagePadding = 6
    upButton.configuration?.title = above?.depthText
    upButton.isHidden = above == nil
    downButton.configuration?.title = below.map { "Dive to \($0.depthText)" }
    downButton.configuration?.cornerStyle = .capsule
    downButton.isHidden = below == nil
    addSubviews([water, depth, name, lampName, lamp, list, downButton, upButton, nightButton])
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "zone.row.\(index)"
      row.actionButton.accessibilityIdentifier = "zone.log.\(index)"
      list.addSubview(row)
    }
    for (part, name) in [
      (upButton, "up"), (nightButton, "night"), (downButton, "down"), (lamp, "lamp"),
    ] as [(UIView, String)] {
      part.accessibilityIdentifier = "zone.\(name)"
    }
    lamp.addAction(UIAction { [weak self] _ in self?.showLight() }, for: .valueChanged)
    showLight()
  }

  /// Shows the sea by day or by night.
  func show(isNight: Bool) {
    let zone = isNight ? zone.byNight : zone
    water.show(zone)
    for label in [depth, lampName] { label.textColor = zone.ink }
    name.textColor = zone.ink.withAlphaComponent(0.9)
    lamp.show(zone.glow)
    for row in rows { row.show(zone) }
    for button in [upButton, nightButton] {
      button.configuration?.baseForegroundColor = zone.ink
    }
    nightButton.configuration?.image = UIImage(systemName: isNight ? "sun.max" : "moon")
    nightButton.accessibilityValue = isNight ? "On" : "Off"
    downButton.configuration?.baseBackgroundColor = zone.glow
    downButton.configuration?.baseForegroundColor = zone.onGlow
  }

  private func showLight() {
    water.light = lamp.value
    for row in rows { row.alpha = 0.86 + 0.14 * lamp.value }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    water.frame = bounds
    let insets = safeAreaInsets
    let margin = max(20, insets.left, insets.right)
    let width = bounds.width - 2 * margin
    let top = max(insets.top, 8)
    let bottom = bounds.height - max(insets.bottom, 14) - 6
    let isWide = bounds.width > bounds.height
    let half = isWide ? (width * 0.44).rounded() : width
    let upWidth = upButton.sizeThatFits(CGSize(width: half, height: 44)).width
    place(upButton, x: margin - 12, y: top, width: upWidth, height: 44)
    place(nightButton, x: margin + half - 34, y: top, width: 44, height: 44)
    place(depth, x: margin, y: top + 44, width: half, height: 58)
    place(name, x: margin, y: top + 102, width: half, height: 26)
    place(lampName, x: margin, y: top + 140, width: 56, height: 44)
    place(lamp, x: margin + 58, y: top + 140, width: half - 58, height: 44)
    place(downButton, x: margin, y: bottom - 52, width: half, height: 52)
    if isWide {
      layOutList(
        CGRect(x: margin + half + 28, y: 0, width: width - half - 28, height: bounds.height),
        inset: 20
      )
    } else {
      let start = top + 192
      let end = downButton.isHidden ? bounds.height : bottom - 60
      layOutList(CGRect(x: margin, y: start, width: width, height: end - start), inset: 4)
    }
  }

  private func layOutList(_ frame: CGRect, inset: CGFloat) {
    list.frame = fromLeading(frame)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0,
        y: inset + CGFloat(index) * (Self.rowHeight + 10),
        width: frame.width,
        height: Self.rowHeight
      )
    }
    list.contentSize = CGSize(
      width: frame.width,
      height: 2 * inset + CGFloat(rows.count) * (Self.rowHeight + 10) - 10 + safeAreaInsets.bottom
    )
  }
}
