import Testing
import UIKit

/// Which elements are seen, where, and in which order.
@MainActor @Suite(.serialized) struct AccessibilitySnapshotTests {
  private let window: UIWindow
  private let root = UIViewController()

  init() {
    HeadlessScreen.reset()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessClock.advance(frames: 1)
  }

  @discardableResult
  private func add(_ text: String, to view: UIView, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    view.addSubview(label)
    return label
  }

  private var read: [String] {
    HeadlessClock.advance(frames: 1)
    return HeadlessAccessibility.snapshot.map(\.label)
  }

  @Test("H13: elements are read line by line, in the direction of the language")
  func order() {
    func fill() {
      add("4", to: root.view, CGRect(x: 20, y: 300, width: 100, height: 30))
      add("right", to: root.view, CGRect(x: 250, y: 200, width: 100, height: 30))
      add("left", to: root.view, CGRect(x: 20, y: 204, width: 100, height: 22))
      add("1", to: root.view, CGRect(x: 20, y: 100, width: 100, height: 30))
    }
    fill()
    #expect(read == ["1", "left", "right", "4"])

    HeadlessScreen.reset(layoutDirection: .rightToLeft)
    window.makeKeyAndVisible()

    #expect(read == ["1", "right", "left", "4"])
  }

  @Test("what a scroll view or the screen's edge hides isn't seen, and of the rest only a part")
  func clipping() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
    scroll.contentSize = CGSize(width: 393, height: 1000)
    root.view.addSubview(scroll)
    add("first", to: scroll, CGRect(x: 20, y: 0, width: 100, height: 50))
    add("cut", to: scroll, CGRect(x: 20, y: 180, width: 100, height: 50))
    add("below", to: scroll, CGRect(x: 20, y: 400, width: 100, height: 50))
    add("outside", to: root.view, CGRect(x: 400, y: 400, width: 100, height: 50))
    #expect(read == ["first", "cut"])
    #expect(
      HeadlessAccessibility.snapshot.last?.frame == CGRect(x: 20, y: 280, width: 100, height: 20)
    )

    scroll.contentOffset.y = 390

    #expect(read == ["below"])
  }

  @Test("what a presented screen covers isn't seen")
  func presented() {
    add("behind", to: root.view, CGRect(x: 20, y: 300, width: 100, height: 30))
    let screen = UIViewController()
    screen.modalPresentationStyle = .overFullScreen
    add("in front", to: screen.view, CGRect(x: 20, y: 500, width: 100, height: 30))
    #expect(read == ["behind"])

    root.present(screen, animated: false)
    #expect(read == ["in front"])
    root.dismiss(animated: false)

    #expect(read == ["behind"])
  }

  @Test("an element keeps its id while it moves and changes")
  func ids() {
    let label = add("A", to: root.view, CGRect(x: 20, y: 300, width: 100, height: 30))
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
