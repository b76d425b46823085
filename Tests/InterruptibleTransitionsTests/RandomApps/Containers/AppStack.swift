import InterruptibleTransitions
import UIKit

/// A navigation controller with a few screens at hand to push.
@MainActor
protocol AppStack: UINavigationController, AppMember {
  var spares: [any AppMember] { get set }
}

extension AppStack {
  var displayedChildren: [UIViewController] { [topViewController].compactMap { $0 } }
}

final class PlainStack: UINavigationController, AppStack {
  weak var app: AppWorld?
  var server: AppTransition?
  var card: AppPlacement?
  var spares: [any AppMember] = []
}

/// A stack of the framework's class, whose calls go through its transition object.
final class OwnStack: InterruptibleNavigationController, AppStack {
  weak var app: AppWorld?
  var server: AppTransition?
  var card: AppPlacement?
  var spares: [any AppMember] = []
}
