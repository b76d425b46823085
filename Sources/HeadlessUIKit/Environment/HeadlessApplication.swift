/// Events that happen to the app from outside: a call comes in, the user goes to the Home Screen and returns.
@preconcurrency @MainActor
public enum HeadlessApplication {
  /// Takes the user's attention away from the app, which cancels all touches.
  public static func resignActive() {
    guard state == .active else { return }
    post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
    state = .inactive
    HeadlessTouch.cancelAll()
  }

  /// The state of the app's scene; the app's own is active where only the scene is concerned.
  static var state = UIApplication.State.active {
    didSet {
      let isOfTheSceneAlone = HeadlessApplicationPolicy.current.sceneBackgrounds
      UIApplication.shared.applicationState = isOfTheSceneAlone ? .active : state
    }
  }

  /// Returns the user's attention to the app.
  public static func becomeActive() {
    if state == .background { enterForeground() }
    guard state == .inactive else { return }
    state = .active
    post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
  }

  /// Sends the app to the background, as when the user goes to the Home Screen.
  public static func enterBackground() {
    resignActive()
    guard state == .inactive else { return }
    state = .background
    if HeadlessApplicationPolicy.current.backgroundStripsAnimations { RenderServer.strip() }
    post(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
  }

  /// Brings the app back to the foreground, where it is inactive at first.
  public static func enterForeground() {
    guard state == .background else { return }
    post(UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    state = .inactive
  }

  /// Tells those who watch the app, and those who watch its scene.
  private static func post(_ name: NSNotification.Name, _ sceneName: NSNotification.Name) {
    let app = UIApplication.shared
    if !HeadlessApplicationPolicy.current.sceneBackgrounds {
      HeadlessLog.record(name.rawValue)
      NotificationCenter.default.post(name: name, object: app)
    }
    NotificationCenter.default.post(name: sceneName, object: app.windowScene)
  }
}
