/// The scene that the app's windows are in.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var interfaceOrientation: UIInterfaceOrientation { HeadlessScreen.interfaceOrientation }
}
