/// One instance of the app's interface; there is one, which is always connected.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Constants that describe whether the scene is in front of the user.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// Scenes are made by the system only.
  override init() {
    super.init()
  }

  open var activationState: ActivationState {
    switch HeadlessApplication.state {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
}
