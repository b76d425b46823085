import UIKit

/// A page with an engraved curve.
final class RosetteController: RoomController {
  let index: Int
  /// Called when the next page is asked for.
  var onNext: () -> Void = {}

  private let rosette: Rosette
  private let lines = CAShapeLayer()
  private let name: UILabel
  private let formula: UILabel
  private let nextButton = UIButton(configuration: .filled())

  init(_ index: Int) {
    self.index = index
    rosette = Rosette.all[index]
    name = UILabel(rosette.name, size: 22, weight: .bold, isHeader: true, color: rosette.ink)
    formula = UILabel(rosette.formula, size: 13, color: rosette.ink.withAlphaComponent(0.9))
    super.init(nibName: nil, bundle: nil)
    title = rosette.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "rosette.\(index)"
    view.clipsToBounds = true
    lines.fillColor = nil
    lines.lineWidth = 0.8
    view.layer.addSublayer(lines)
    formula.font = .italicSystemFont(ofSize: 13)
    nextButton.accessibilityIdentifier = "rosette.next"
    nextButton.accessibilityLabel = "Next engraving"
    nextButton.configuration?.image = UIImage(systemName: "chevron.forward")
    nextButton.configuration?.cornerStyle = .capsule
    nextButton.addAction(UIAction { [weak self] _ in self?.onNext() }, for: .touchUpInside)
    view.backgroundColor = rosette.paper
    nextButton.configuration?.baseBackgroundColor = rosette.ink
    nextButton.configuration?.baseForegroundColor = rosette.paper
    view.addSubviews([name, formula, nextButton])
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    lines.strokeColor = view.layerColor(rosette.ink.withAlphaComponent(0.75))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let bottom = bounds.height - 16
    let side = min(bounds.width - 32, bottom - 68)
    lines.frame = bounds
    lines.path = rosette.path(
      center: CGPoint(x: bounds.midX, y: 16 + (bottom - 68) / 2),
      radius: side / 2
    )
    view.place(name, x: 18, y: bottom - 46, width: bounds.width - 90, height: 28)
    view.place(formula, x: 18, y: bottom - 18, width: bounds.width - 90, height: 18)
    view.place(nextButton, x: bounds.width - 60, y: bottom - 44, width: 44, height: 44)
  }
}
