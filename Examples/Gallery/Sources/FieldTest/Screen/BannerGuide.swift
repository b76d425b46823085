import UIKit

/// Shows what to do at the foot of the screen, and waits until it is done or skipped.
@MainActor
final class BannerGuide: ProbeGuide {
  private let window: UIWindow
  private let label = UILabel()
  private var isSkipped = false

  /// Puts the banner into a window in front of the probes' window.
  init(in window: UIWindow) {
    self.window = window
    let controller = UIViewController()
    controller.view.backgroundColor = .black
    label.textColor = .white
    label.numberOfLines = 0
    label.frame = CGRect(x: 16, y: 8, width: window.bounds.width - 112, height: 60)
    label.accessibilityIdentifier = "fieldTest.instruction"
    let skip = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Skip") { [weak self] _ in self?.isSkipped = true }
    )
    skip.frame = CGRect(x: window.bounds.width - 88, y: 8, width: 80, height: 60)
    skip.accessibilityIdentifier = "fieldTest.skip"
    controller.view.addSubview(label)
    controller.view.addSubview(skip)
    window.rootViewController = controller
    window.isHidden = false
  }

  func show(_ text: String) {
    label.text = text
  }

  func ask(
    for gesture: RequestedGesture,
    on stage: ProbeStage,
    until isDone: () -> Bool
  ) async {
    show(gesture.instruction)
    isSkipped = false
    await stage.wait(upTo: 20) { isDone() || isSkipped }
    show("")
  }

  func close() {
    window.isHidden = true
  }
}
