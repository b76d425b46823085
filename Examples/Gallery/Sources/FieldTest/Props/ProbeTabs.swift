import UIKit

/// A tab bar controller on the stage, with a navigation controller in its first tab.
@MainActor
final class ProbeTabs {
  let journal = Journal()
  let fade: HandFade
  let navigation: UINavigationController
  let controller = UITabBarController()

  init(on stage: ProbeStage, isInteractive: Bool = false) async {
    fade = HandFade(journal)
    fade.isInteractive = isInteractive
    navigation = UINavigationController(rootViewController: ProbeScreen("A", journal))
    navigation.delegate = fade
    controller.viewControllers = [navigation, ProbeScreen("Z", journal)]
    await stage.show(controller)
  }

  /// Starts to push a screen that hides the tab bar.
  func startPush() {
    let screen = ProbeScreen("B", journal, color: .systemOrange)
    screen.hidesBottomBarWhenPushed = true
    navigation.pushViewController(screen, animated: true)
  }
}
