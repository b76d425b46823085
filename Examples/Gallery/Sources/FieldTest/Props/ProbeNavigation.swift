import UIKit

/// A navigation controller on the stage, with a screen named A and a fade as its delegate.
@MainActor
final class ProbeNavigation {
  let stage: ProbeStage
  let journal = Journal()
  let fade: HandFade
  let controller: UINavigationController

  init(on stage: ProbeStage, isInteractive: Bool = false) async {
    self.stage = stage
    fade = HandFade(journal)
    fade.isInteractive = isInteractive
    controller = UINavigationController(rootViewController: ProbeScreen("A", journal))
    controller.delegate = fade
    await stage.show(controller)
  }

  func screen(_ title: String) -> ProbeScreen {
    ProbeScreen(title, journal, color: .systemOrange)
  }

  /// Starts a push with animation, and waits until it has begun.
  @discardableResult
  func startPush(_ title: String = "B") async -> ProbeScreen {
    let screen = screen(title)
    controller.pushViewController(screen, animated: true)
    await stage.advance(by: 0.1)
    return screen
  }

  /// Pushes without animation.
  @discardableResult
  func push(_ title: String) async -> ProbeScreen {
    let screen = screen(title)
    controller.pushViewController(screen, animated: false)
    await stage.advance(by: 0.1)
    return screen
  }

  /// Holds the transition and turns it back.
  func cancel() async {
    fade.hold()
    fade.release(toward: .start)
    await settle()
  }

  /// Waits until the transition is over, also if its animator is late to complete.
  func settle() async {
    await stage.wait(upTo: 10) { [controller] in controller.transitionCoordinator == nil }
    await stage.advance(by: 0.1)
  }

  var titles: [String] { controller.viewControllers.map { $0.title ?? "" } }
}
