/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  open class var shared: UIApplication { current }

  private static var current = UIApplication(layoutDirection: .leftToRight)

  open private(set) var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection

  open var windows: [UIWindow] { HeadlessScreen.windows.filter { !($0 is KeyboardWindow) } }

  open internal(set) var applicationState = State.active

  open var preferredContentSizeCategory: UIContentSizeCategory {
    HeadlessScreen.preferredContentSizeCategory
  }

  private let scene = UIWindowScene()
  open var connectedScenes: Set<UIScene> { [scene] }
  /// The scene that every window on the screen is in.
  var windowScene: UIWindowScene { scene }

  private init(layoutDirection: UIUserInterfaceLayoutDirection) {
    userInterfaceLayoutDirection = layoutDirection
    super.init()
  }

  static func reset(layoutDirection: UIUserInterfaceLayoutDirection) {
    current = UIApplication(layoutDirection: layoutDirection)
  }
}
