import UIKit

/// What is beside the list before a light is chosen.
final class NoLightController: RoomController {
  private let label = UILabel("Choose a light", size: 20, weight: .semibold, color: .label)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "No light"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "pilot.empty"
    label.textAlignment = .center
    label.accessibilityTraits = .header
    view.addSubview(label)
    showColors()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showColors()
  }

  private func showColors() {
    let colors = LightsColors.fitting(traitCollection)
    view.backgroundColor = colors.sea[0]
    label.textColor = colors.faintInk
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 20, y: view.bounds.midY - 16, width: view.bounds.width - 40, height: 32)
  }
}
