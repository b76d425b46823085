import InterruptibleTransitions
import UIKit

/// Pages that slide over each other, and are caught, reversed and dragged on their way.
///
/// A drag from the leading edge goes back, and one from the trailing side brings the next page.
@MainActor
enum FieldGuideTransition {
  /// Creates a stack; `makeNext` returns the page after the one on top.
  static func makeStack(
    _ home: UIViewController,
    makeNext: @escaping (UINavigationController) -> UIViewController?
  ) -> InterruptibleNavigationController {
    let transition = InterruptibleTransition(.slide)
    transition.pushProvider = makeNext
    let stack = PageStack(rootViewController: home, transition: transition)

    return stack
  }
}

/// A stack whose pages choose the status bar's style, because the bar is transparent over their pictures.
final class PageStack: InterruptibleNavigationController {
  override var childForStatusBarStyle: UIViewController? { topViewController }
}
