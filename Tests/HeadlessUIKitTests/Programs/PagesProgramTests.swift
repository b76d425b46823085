import Testing
import UIKit

/// A container that was written for UIKit long ago runs as it did.
@MainActor @Suite struct PagesProgramTests {
  @MainActor
  struct Book {
    let pages = [CountedScreen("First"), CountedScreen("Second")]
    let controller: PagesController
    let window: UIWindow

    init() {
      let controller = PagesController(pages: pages)
      window = .fresh { controller }
      self.controller = controller
      HeadlessClock.framesPerSecond = 100
      HeadlessClock.advance(by: 0.1)
    }

    /// How far the second page is seen to have come in, from 0 to 1.
    var shown: CGFloat {
      1 - (pages[1].view.layer.presentation()?.frame.minX ?? .nan) / window.bounds.width
    }
  }

  @Test("A page turns in its time without a finger")
  func plain() {
    let book = Book()

    book.controller.turn(to: 1, interactively: false)
    HeadlessClock.advance(by: 0.25)
    #expect(abs(book.shown - 0.5) < 0.03)
    HeadlessClock.advance(by: 0.3)

    #expect(book.controller.current === book.pages[1])
    #expect(
      book.pages[0].calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"]
    )
    #expect(book.pages[1].calls == ["willAppear", "didAppear"])
  }

  @Test("Under a finger the page is where the finger is, and then runs on from there")
  func finished() {
    let book = Book()
    book.controller.turn(to: 1, interactively: true)
    HeadlessClock.advance(by: 0.1)

    for percent in [0.2, 0.6, 0.4] as [CGFloat] {
      book.controller.update(percent)
      HeadlessClock.advance(by: 0.02)
      #expect(abs(book.shown - percent) < 0.03)
    }
    book.controller.finish()
    HeadlessClock.advance(by: 0.1)
    #expect(abs(book.shown - 0.6) < 0.05)
    HeadlessClock.advance(by: 0.5)

    #expect(book.controller.log == ["turned"])
    #expect(book.controller.current === book.pages[1])
    #expect(book.pages[1].view.frame == book.window.bounds)
  }

  @Test("A page that is let go goes back where it came from")
  func cancelled() {
    let book = Book()
    book.controller.turn(to: 1, interactively: true)
    HeadlessClock.advance(by: 0.1)
    book.controller.update(0.6)
    HeadlessClock.advance(by: 0.02)

    book.controller.cancel()
    HeadlessClock.advance(by: 0.1)
    #expect((0.3..<0.5).contains(book.shown))
    HeadlessClock.advance(by: 0.5)

    #expect(book.controller.log == ["turned back"])
    #expect(book.controller.current === book.pages[0])
    #expect(book.pages[1].view.superview == nil)
    #expect(CADisplayLink.headlessRunningCount == 0)
    #expect(
      book.pages[1].calls == ["willAppear", "willDisappear", "didDisappear"]
    )
    #expect(
      book.pages[0].calls
        == ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"]
    )
  }
}
