/// A change of a navigation controller's stack, as it is asked for.
@MainActor
enum StackOperation {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])

  /// The stack afterwards; the same where there is nothing to do.
  func applied(to stack: [UIViewController]) -> [UIViewController] {
    switch self {
    case .push(let controller):
      return stack.holds(controller) ? stack : stack + [controller]
    case .pop:
      return stack.count > 1 ? stack.dropLast() : stack
    case .popTo(let controller):
      guard let index = stack.firstIndex(where: { $0 === controller }) else { return stack }
      return Array(stack[...index])
    case .popToRoot:
      return Array(stack.prefix(1))
    case .set(let controllers):
      return controllers
    }
  }

  /// What UIKit warns of when the operation is asked for while a transition runs.
  var warning: String {
    switch self {
    case .push, .set: "nested push animation can result in corrupted navigation bar"
    case .pop, .popTo, .popToRoot: "nested pop animation can result in corrupted navigation bar"
    }
  }
}
