import InterruptibleTransitions
import UIKit

@testable import Album
@testable import TestSupport

extension Misuse {
  static let ofStacks: [Misuse] = [
    Misuse(
      "What is pushed lies in the stack",
      says: .fault(
        "Ignored the push of PageViewController: it's in the stack of PageStack already. Push another controller, or pop to it."
      ),
      atRest: "Journal Monday → end",
      inFlight: "Journal Monday Ferry → end",
      underFinger: "Journal Monday Ferry → end"
    ) { $0.push($0.stack.viewControllers[0]) },
    Misuse(
      "What is pushed is on the stack, or comes back to its top",
      says: .fault(
        "Ignored the push of PageViewController: it's in the stack of PageStack already. Push another controller, or pop to it."
      ),
      atRest: "Journal Monday → end",
      inFlight: "Journal Monday Ferry → end",
      underFinger: "Journal Monday Ferry → end"
    ) { $0.push($0.lower) },
    Misuse(
      "A screen is pushed twice in one turn",
      atRest: "Journal Monday Ferry → end → end",
      inFlight: "Journal Monday Ferry → end → end",
      underFinger: "Journal Monday Ferry → end → end"
    ) {
      $0.push($0.upper)
      $0.push($0.upper)
    },
    Misuse(
      "A screen is pushed twice in one turn, one below the other",
      says: .fault(
        "Ignored the push of Screen: it's in the stack of PageStack already. Push another controller, or pop to it."
      ),
      atRest: "Journal Monday Stranger Other → end → end → end",
      inFlight: "Journal Monday Ferry Stranger Other → end → end → end",
      underFinger: "Journal Monday Ferry Stranger Other → end → end → end"
    ) {
      $0.push($0.stranger)
      $0.push($0.other)
      $0.push($0.stranger)
    },
    Misuse(
      "A stack is popped to a stranger",
      says: .fault(
        "Ignored the pop to Screen: it isn't in the stack of PageStack. Pop to one of viewControllers."
      ),
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Ferry → start",
      underFinger: "Journal Monday Ferry → start"
    ) { $0.transition.pop(to: $0.stranger, in: $0.stack, completion: $0.completion()) },
    Misuse(
      "A stack of the framework's is popped to a stranger by UIKit's call",
      says: .fault(
        "Ignored the pop to Screen: it isn't in the stack of PageStack. Pop to one of viewControllers."
      ),
      atRest: "Journal Monday",
      inFlight: "Journal Monday Ferry",
      underFinger: "Journal Monday Ferry"
    ) { $0.stack.popToViewController($0.stranger, animated: true) },
    Misuse(
      "A root is popped",
      atRest: "Journal → end → end → end",
      inFlight: "Journal → end → end → end",
      underFinger: "Journal → end → end → end"
    ) {
      $0.transition.popToRoot(of: $0.stack, animated: false, completion: $0.completion())
      $0.transition.pop(from: $0.stack, completion: $0.completion())
      $0.transition.popToRoot(of: $0.stack, completion: $0.completion())
      $0.stack.popViewController(animated: true)
    },
    Misuse(
      "An empty stack is popped",
      at: .shelf,
      atRest: "Book → start → start → start → end",
      inFlight: "Book → start → start → start → end",
      underFinger: "Book → start → start → start → end"
    ) {
      $0.transition.setViewControllers([], of: $0.stack, completion: $0.completion())
      $0.transition.pop(from: $0.stack, completion: $0.completion())
      $0.transition.popToRoot(of: $0.stack, completion: $0.completion())
      $0.transition.setViewControllers([$0.lower], of: $0.stack, completion: $0.completion())
    },
    Misuse(
      "More is popped than there is",
      atRest: "Journal → end → end → end → end",
      inFlight: "Journal → end → end → end → end",
      underFinger: "Journal → end → end → end → end"
    ) {
      for _ in 0..<4 { $0.transition.pop(from: $0.stack, completion: $0.completion()) }
    },
    Misuse(
      "A stack is set that has a screen twice",
      says: .fault(
        "Ignored the new stack of PageStack: it contains a controller twice. List each controller once."
      ),
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Ferry → start",
      underFinger: "Journal Monday Ferry → start"
    ) {
      let screens = [$0.lower, $0.other, $0.lower]
      $0.transition.setViewControllers(screens, of: $0.stack, completion: $0.completion())
    },
    Misuse(
      "A stack is set that has its navigation controller in it",
      says: .fault(
        "Ignored the new stack of PageStack: it contains that navigation controller itself. List the screens in it."
      ),
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Ferry → start",
      underFinger: "Journal Monday Ferry → start"
    ) {
      let screens = [$0.lower, $0.stack]
      $0.transition.setViewControllers(screens, of: $0.stack, completion: $0.completion())
    },
    Misuse(
      "A navigation controller is pushed",
      says: .fault(
        "Ignored the push of UINavigationController: a navigation controller can't be in the stack of PageStack. Push its root, or present it."
      ),
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Ferry → start",
      underFinger: "Journal Monday Ferry → start"
    ) { $0.push(UINavigationController(rootViewController: $0.stranger)) },
    Misuse(
      "A screen of another stack is pushed",
      atRest: "Journal Monday Stranger → end",
      inFlight: "Journal Monday Ferry Stranger → end",
      underFinger: "Journal Monday Ferry Stranger → end"
    ) {
      $0.album.photos.pushViewController($0.stranger, animated: false)
      $0.settle()
      $0.push($0.stranger)
    },
    Misuse(
      "Three calls in one turn that have nothing to do with each other",
      atRest: "Monday Other → end → end → end",
      inFlight: "Monday Other → end → end → end",
      underFinger: "Monday Other → end → end → end"
    ) {
      $0.push($0.stranger)
      $0.transition.setViewControllers([$0.lower], of: $0.stack, completion: $0.completion())
      $0.push($0.other)
    },
    Misuse(
      "A push and a pop in one turn, with and without animation",
      atRest: "Journal Monday → start → end → end → end",
      inFlight: "Journal Monday Ferry → start → end → end → end",
      underFinger: "Journal Monday Ferry → start → end → end → end"
    ) {
      $0.push($0.stranger)
      $0.transition.pop(from: $0.stack, animated: false, completion: $0.completion())
      $0.transition.push(
        $0.other,
        onto: $0.stack,
        animated: false,
        completion: $0.completion()
      )
      $0.transition.pop(from: $0.stack, completion: $0.completion())
    },
    Misuse(
      "A stack of UIKit's is pushed onto by UIKit's call, whatever is in flight",
      at: .shelf,
      atRest: "Shelf Book Stranger",
      inFlight: "Shelf Book Chapter Stranger",
      underFinger: "Shelf Book Chapter Stranger"
    ) { $0.stack.pushViewController($0.stranger, animated: true) },
  ]
}

extension MisusedAlbum {
  func push(_ screen: UIViewController) {
    transition.push(screen, onto: stack, completion: completion())
  }
}
