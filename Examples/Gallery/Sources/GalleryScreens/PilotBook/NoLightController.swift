import UIKit

/// What is beside the list before a light is chosen.
final class NoLightController: RoomController {
  private let label = UILabel(
    "Choose a light",
    size: 20,
    weight: .semibold,
    color: LightsColors.faintInk
  )

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
    view.backgroundColor = LightsColors.sea[0]
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 20, y: view.bounds.midY - 16, width: view.bounds.width - 40, height: 32)
  }
}
