#if os(Linux)
  import InterruptibleTransitions
  import UIKit

  // Virtual time passes without suspending.
  extension AppStage {
    convenience init(books: Books) {
      self.init(unshown: books, in: Stage.makeWindow())
      show(tabs)
      for name in books.presented {
        transition.present(screen(name), from: topmost)
        settle()
      }
      forgetLog()
      tally.forget()
    }
  }
#endif
