import UIKit

@testable import TestSupport

/// A controller of a random app.
@MainActor
protocol AppMember: UIViewController {
  var app: AppWorld? { get set }
  /// The object that serves the controller as a container.
  var server: AppTransition? { get set }
  /// How the controller is presented, and the object that serves it as a card.
  var card: AppPlacement? { get set }
  /// The children that are on screen with the controller.
  var displayedChildren: [UIViewController] { get }
  /// Where a child belongs, in its superview.
  func home(of child: UIViewController) -> CGRect?
  /// Controllers that are retained while they are off screen.
  var spares: [any AppMember] { get }
}

extension AppMember {
  var displayedChildren: [UIViewController] { [] }
  func home(of child: UIViewController) -> CGRect? { child.view.superview?.bounds }
  var spares: [any AppMember] { [] }
}

/// How a controller is presented.
struct AppPlacement {
  let style: ContainerKind
  let server: AppTransition?
}

/// The root view of a screen, so that one that is left behind can be told from other views.
final class AppScreenView: UIView {}

/// The root view of a screen that is a list.
final class AppListView: UIScrollView {}
