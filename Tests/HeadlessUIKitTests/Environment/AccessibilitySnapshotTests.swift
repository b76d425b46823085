import Testing
import UIKit

/// Which elements are seen, where, and in which order.
@MainActor @Suite(.serialized) struct AccessibilitySnapshotTests {
  /// A screen in the only window.
  @MainActor
  private final class Page {
    let window: UIWindow
    let root = UIViewController()

    init() {
      window = .fresh { [root] in root }
      HeadlessClock.advance(frames: 1)
    }

    @discardableResult
    func add(_ text: String, to view: UIView, _ frame: CGRect) -> UILabel {
      let label = UILabel(frame: frame)
      label.text = text
      view.addSubview(label)
      return label
    }

    var read: [String] {
      HeadlessClock.advance(frames: 1)
      return HeadlessAccessibility.snapshot.map(\.label)
    }
  }

  @Test("H13: elements are read line by line, in the direction of the language")
  func order() {
    let page = Page()
    func fill() {
      page.add("4", to: page.root.view, CGRect(x: 20, y: 300, width: 100, height: 30))
      page.add("right", to: page.root.view, CGRect(x: 250, y: 200, width: 100, height: 30))
      page.add("left", to: page.root.view, CGRect(x: 20, y: 204, width: 100, height: 22))
      page.add("1", to: page.root.view, CGRect(x: 20, y: 100, width: 100, height: 30))
    }
    fill()
    #expect(page.read == ["1", "left", "right", "4"])

    HeadlessScreen.reset(layoutDirection: .rightToLeft)
    page.window.makeKeyAndVisible()

    #expect(page.read == ["1", "right", "left", "4"])
  }

  @Test("what a scroll view or the screen's edge hides isn't seen, and of the rest only a part")
  func clipping() {
    let page = Page()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
    scroll.contentSize = CGSize(width: 393, height: 1000)
    page.root.view.addSubview(scroll)
    page.add("first", to: scroll, CGRect(x: 20, y: 0, width: 100, height: 50))
    page.add("cut", to: scroll, CGRect(x: 20, y: 180, width: 100, height: 50))
    page.add("below", to: scroll, CGRect(x: 20, y: 400, width: 100, height: 50))
    page.add("outside", to: page.root.view, CGRect(x: 400, y: 400, width: 100, height: 50))
    #expect(page.read == ["first", "cut"])
    #expect(
      HeadlessAccessibility.snapshot.last?.frame == CGRect(x: 20, y: 280, width: 100, height: 20)
    )

    scroll.contentOffset.y = 390

    #expect(page.read == ["below"])
  }

  @Test("what a presented screen covers isn't seen")
  func presented() {
    let page = Page()
    page.add("behind", to: page.root.view, CGRect(x: 20, y: 300, width: 100, height: 30))
    let screen = UIViewController()
    screen.modalPresentationStyle = .overFullScreen
    page.add("in front", to: screen.view, CGRect(x: 20, y: 500, width: 100, height: 30))
    #expect(page.read == ["behind"])

    page.root.present(screen, animated: false)
    #expect(page.read == ["in front"])
    page.root.dismiss(animated: false)

    #expect(page.read == ["behind"])
  }

  @Test("an element keeps its id while it moves and changes")
  func ids() {
    let page = Page()
    let label = page.add("A", to: page.root.view, CGRect(x: 20, y: 300, width: 100, height: 30))
    HeadlessClock.advance(frames: 1)
    let before = HeadlessAccessibility.snapshot

    label.text = "B"
    label.frame.origin.y = 400
    HeadlessClock.advance(frames: 1)

    #expect(HeadlessAccessibility.snapshot.map(\.id) == before.map(\.id))
    #expect(HeadlessAccessibility.snapshot.map(\.label) == ["B"])
    label.removeFromSuperview()
    #expect(before.first.flatMap { HeadlessAccessibility.view(of: $0.id) } == nil)
  }
}
