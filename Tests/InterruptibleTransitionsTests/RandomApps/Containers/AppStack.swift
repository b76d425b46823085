import UIKit

/// A navigation controller with a few screens at hand to push.
final class AppStack: UINavigationController, AppMember {
  weak var app: AppWorld?
  var server: AppServer?
  var card: AppPlacement?
  var spares: [any AppMember] = []

  var seenChildren: [UIViewController] { [topViewController].compactMap { $0 } }
}
