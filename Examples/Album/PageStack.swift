import InterruptibleTransitions
import UIKit

/// The stack of a tab, which goes to any pages at any moment.
@available(iOS 14, tvOS 14, *)
final class PageStack: InterruptibleNavigationController {
  private struct WeakPage {
    weak var controller: PageViewController?
  }

  /// The pages that are still somewhere, also those in flight: a link back to one reverses the transition.
  private var pages: [Link: WeakPage] = [:]

  init(_ tab: Link.Tab, _ effect: any TransitionEffect) {
    let first = PageViewController(.first(of: tab))
    super.init(rootViewController: first, transition: InterruptibleTransition(effect))
    pages[first.page.link] = WeakPage(controller: first)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Goes to the pages of a link.
  func show(_ link: Link) {
    let stack: [UIViewController] = Page.stack(for: link).map(controller)
    guard let top = stack.last else { return }
    let isVisible = viewIfLoaded?.window != nil
    if !isVisible || !transition.isAtRest {
      // What is in flight may still turn around, so this says the whole stack.
      setViewControllers(stack, animated: isVisible)
    } else if viewControllers == Array(stack.dropLast()) {
      pushViewController(top, animated: true)
    } else if viewControllers.contains(top) {
      popToViewController(top, animated: true)
    } else {
      setViewControllers(stack, animated: true)
    }
  }

  private func controller(for page: Page) -> PageViewController {
    let controller = pages[page.link]?.controller ?? PageViewController(page)
    pages[page.link] = WeakPage(controller: controller)
    return controller
  }
}

extension InterruptibleTransition {
  /// Whether nothing is in flight, and no call waits.
  var isAtRest: Bool { flights.isEmpty && waitingCallCount == 0 }
}
