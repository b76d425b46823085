import UIKit

// What the app uses of UIKit and headless UIKit lacks, with Apple's signatures, for the type checker alone.

@MainActor protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
  static func main() {}
}

@MainActor protocol UIWindowSceneDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
}

@MainActor final class UISceneSession: NSObject {
  struct Role: Hashable, Sendable {}
  var role: Role { Role() }
}

@MainActor final class UISceneConfiguration: NSObject {
  init(name: String?, sessionRole: UISceneSession.Role) {}
  var delegateClass: AnyClass?
}

extension UIScene {
  @MainActor final class ConnectionOptions: NSObject {}
}

extension UIWindow {
  struct Level: Hashable, Sendable {
    static func + (lhs: Level, rhs: CGFloat) -> Level { lhs }
  }

  var windowLevel: Level {
    get { Level() }
    set {}
  }
}
