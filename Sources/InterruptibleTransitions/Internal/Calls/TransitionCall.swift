import UIKit

/// A screen change that an app asks for, perhaps while another transition is in flight.
@MainActor
struct TransitionCall {
  let wish: Wish
  let isAnimated: Bool
  let completion: OnceCallback?

  init(_ wish: Wish, isAnimated: Bool, completion: (() -> Void)? = nil) {
    self.wish = wish
    self.isAnimated = isAnimated
    self.completion = completion.map(OnceCallback.init)
  }

  enum Wish {
    case push(UIViewController, UINavigationController)
    /// Pops to a screen of the stack.
    case popTo(UIViewController, UINavigationController)
    case set([UIViewController], UINavigationController)
    case select(UIViewController, UITabBarController)
    case present(UIViewController, from: UIViewController)
    case dismiss(UIViewController)
    case replace(ContainerContext)
  }
}

/// Calls a closure the first time only: UIKit and the transition both say that a change is over.
@MainActor
final class OnceCallback {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  var isPending: Bool { body != nil }

  func callAsFunction() {
    let body = body
    self.body = nil
    body?()
  }
}
