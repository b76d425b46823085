import UIKit

/// A strip at the foot of the screen, with a way to the menu and what the transition did last.
///
/// It has a window of its own, so that it stays in front of what a room presents.
@MainActor
final class StatusStrip {
  private let window: UIWindow
  private let label = UILabel()

  init(over main: UIWindow, onMenu: @escaping () -> Void) {
    let height: CGFloat = 22
    if let scene = main.windowScene {
      window = UIWindow(windowScene: scene)
    } else {
      window = UIWindow(frame: main.bounds)
    }
    let size = main.bounds.size
    window.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    window.windowLevel = main.windowLevel + 1
    let controller = UIViewController()
    controller.view.backgroundColor = .clear
    let menu = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Menu") { _ in onMenu() }
    )
    menu.accessibilityIdentifier = "strip.menu"
    menu.frame = CGRect(x: 8, y: 0, width: 60, height: height)
    label.accessibilityIdentifier = "strip.journal"
    label.font = .systemFont(ofSize: 10)
    label.frame = CGRect(x: size.width - 208, y: 0, width: 200, height: height)
    label.textAlignment = .right
    controller.view.addSubview(menu)
    controller.view.addSubview(label)
    window.rootViewController = controller
    window.isHidden = false
  }

  /// Shows the last entry, and has assistive technologies and UI tests read the whole journal.
  func show(_ entry: String, journal: String) {
    label.text = entry
    label.accessibilityLabel = journal
  }

  func close() {
    window.isHidden = true
  }
}
