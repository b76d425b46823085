import InterruptibleTransitions
import UIKit

/// A moon that waxes with one transition and wanes with the next; a tap reverses the transition.
final class MoonDial: NamedControl {
  private let moon = MoonView(phase: 0)
  private let ring = CAShapeLayer()
  private let name: UILabel
  private let report: UILabel
  private var flight: TransitionFlight?
  /// The phase of the moon when the transition began.
  private var firstPhase: CGFloat = 0

  init(_ title: String) {
    name = UILabel(title, size: 13, lines: 1, color: SkyPalette.faintInk)
    report = UILabel("At rest", size: 13, weight: .semibold, lines: 1, color: SkyPalette.ink)
    super.init(frame: .zero)
    accessibilityLabel = title
    ring.fillColor = nil
    ring.lineWidth = 2
    ring.opacity = 0.25
    layer.addSublayer(ring)
    addSubviews([name, report])
    addSubview(moon)
    addAction(UIAction { [weak self] _ in self?.flight?.reverse() }, for: .touchUpInside)
    showColors()
  }

  /// What the transition does, in words.
  var text: String? { report.text }

  override var accessibilityValue: String? {
    get { report.text }
    set { super.accessibilityValue = newValue }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    ring.strokeColor = layerColor(SkyPalette.accent)
  }

  /// Shows the transition that is in flight now, if any.
  func show(_ current: TransitionFlight?) {
    if let flight, flight.phase == .idle {
      firstPhase = (firstPhase + flight.progress).truncatingRemainder(dividingBy: 2)
    }
    flight = current
    moon.phase = firstPhase + (current?.progress ?? 0)
    ring.opacity = current == nil ? 0.25 : 1
    guard let current else {
      report.text = "At rest"
      return
    }
    report.text = "\(words(for: current.phase)), \(Int((current.progress * 100).rounded())) %"
  }

  private func words(for phase: InterruptibleTransition.Phase) -> String {
    switch phase {
    case .idle: "At rest"
    case .dragging: "In hand"
    case .settling(toward: .end): "Going on"
    case .settling(toward: .start): "Going back"
    case .paused: "Paused"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.height < 60
    let side: CGFloat = 40
    let moonX = isWide ? 0 : bounds.midX - side / 2
    place(moon, x: moonX, y: 4, width: side, height: side)
    ring.frame = bounds
    ring.path = UIBezierPath(ovalIn: moon.frame.insetBy(dx: -4, dy: -4)).cgPath
    for (index, label) in [name, report].enumerated() {
      let row = CGFloat(index) * 18
      let frame =
        isWide
        ? CGRect(x: side + 12, y: 5 + row, width: bounds.width - side - 12, height: 18)
        : CGRect(x: 0, y: side + 12 + row, width: bounds.width, height: 18)
      label.textAlignment = isWide ? .natural : .center
      label.frame = fromLeading(frame)
    }
  }
}
