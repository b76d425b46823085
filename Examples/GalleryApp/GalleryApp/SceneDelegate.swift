import UIKit

/// A window with the menu, the room or the field test.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var screens: AppScreens?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let screens = AppScreens(in: window)
    self.window = window
    self.screens = screens
    screens.showMenu()
    window.makeKeyAndVisible()
  }
}
