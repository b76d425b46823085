import Testing
import UIKit

@testable import InterruptibleTransitions

/// Which scroll views under a finger scroll along a vector, and which content keeps a finger.
@MainActor @Suite(.serialized) struct ScrollPathTests {
  private static let down = CGVector(dx: 0, dy: 1)
  private static let right = CGVector(dx: 1, dy: 0)
  private static let diagonal = CGVector(dx: 5, dy: 5)

  private static func list(
    _ width: CGFloat,
    _ height: CGFloat,
    _ inset: UIEdgeInsets = .zero,
    at offset: CGPoint = .zero
  ) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: width, height: height)
    list.contentInset = inset
    list.contentOffset = offset
    return list
  }

  @Test("A list scrolls along a vector if its content with its insets is longer, or it bounces")
  func scrolls() {
    let inset = UIEdgeInsets(top: 1, left: 3, bottom: 7, right: 15)
    let rows: [(UIScrollView, CGVector, Bool)] = [
      (Self.list(100, 200), Self.down, false), (Self.list(100, 200.5), Self.down, true),
      (Self.list(100.5, 200), Self.down, false), (Self.list(100.5, 200), Self.right, true),
      (Self.list(100, 200), Self.right, false), (Self.list(100, 300), Self.right, false),
      (Self.list(100, 192, inset), Self.down, false), (Self.list(100, 193, inset), Self.down, true),
      (Self.list(82, 200, inset), Self.right, false), (Self.list(83, 200, inset), Self.right, true),
      (Self.list(100, 300), Self.diagonal, true), (Self.list(300, 100), Self.diagonal, false),
      (Self.list(100, 300), CGVector(dx: 2, dy: -3), true),
      (Self.list(300, 100), CGVector(dx: -3, dy: 2), true),
    ]
    for (number, (list, travel, isScrolled)) in rows.enumerated() {
      #expect(ScrollPath(among: [list], along: travel).isEmpty != isScrolled, "\(number)")
      list.alwaysBounceVertical = true
      #expect(ScrollPath(among: [list], along: Self.down).isEmpty == false)
      #expect(
        ScrollPath(among: [list], along: travel).isEmpty
          != (isScrolled || abs(travel.dy) >= abs(travel.dx))
      )
      list.isScrollEnabled = false
      #expect(ScrollPath(among: [list], along: travel).isEmpty)
    }
    let short = Self.list(50, 50)
    short.alwaysBounceHorizontal = true
    #expect(!ScrollPath(among: [short], along: Self.right).isEmpty)
    #expect(ScrollPath(among: [short], along: Self.down).isEmpty)
  }

  @Test(
    "A list is at its edge within half a point of it, in each direction",
    arguments: [
      (1, 0, -19.5, 0, true), (1, 0, -19.25, 0, false), (1, 0, -60, 0, true),
      (-1, 0, 239.5, 0, true), (-1, 0, 239.25, 0, false), (-1, 0, 300, 0, true),
      (0, 1, 0, -9.5, true), (0, 1, 0, -9.25, false), (0, -1, 0, 429.5, true),
      (0, -1, 0, 429.25, false), (5, 5, 100, -10, true), (0, 0, 0, -10, false),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)]
  )
  func edges(dx: CGFloat, dy: CGFloat, x: CGFloat, y: CGFloat, isAtEdge: Bool) {
    let inset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let list = Self.list(300, 600, inset, at: CGPoint(x: x, y: y))
    let path = ScrollPath(among: [list], along: CGVector(dx: dx, dy: dy))
    #expect(path.isAtEdge == isAtEdge)
    #expect(path.owns(list.panGestureRecognizer))
    #expect(!path.owns(UIPanGestureRecognizer()))
  }

  @Test(
    "A held list stays within its edges, also one whose content is shorter",
    arguments: [
      (300, 600, 50, 60, 50, 60), (300, 600, -90, -90, -20, -10), (300, 600, 900, 900, 240, 430),
      (10, 10, 50, 60, -20, -10), (10, 10, -50, -60, -20, -10),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func held(width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat, left: CGFloat, top: CGFloat) {
    let inset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let list = Self.list(width, height, inset, at: CGPoint(x: x, y: y))
    let hold = ScrollHold([list])
    #expect(list.contentOffset == CGPoint(x: left, y: top))
    list.contentOffset = CGPoint(x: 77, y: 88)
    list.panGestureRecognizer.setTranslation(CGPoint(x: 5, y: 5), in: list)
    hold.keep()
    #expect(list.contentOffset == CGPoint(x: left, y: top))
    #expect(list.panGestureRecognizer.translation(in: list) == .zero)
    list.contentOffset = CGPoint(x: 77, y: 88)
    hold.releaseAtRest()
    #expect(list.contentOffset == CGPoint(x: left, y: top))
  }

  // MARK: - Content

  private static func control(_ control: UIControl, isEnabled: Bool = true) -> UIView {
    control.isEnabled = isEnabled
    return control
  }

  private static func view(_ recognizer: UIGestureRecognizer, isEnabled: Bool = true) -> UIView {
    let view = UIView()
    recognizer.isEnabled = isEnabled
    view.addGestureRecognizer(recognizer)
    return view
  }

  @Test("A control keeps taps, and content with recognizers does inside a screen, below its root")
  func taps() {
    let list = UIScrollView()
    list.addGestureRecognizer(UILongPressGestureRecognizer())
    let rows: [(UIView, inScreen: Bool, aroundScreen: Bool)] = [
      (UIView(), false, false), (Self.control(UIButton()), true, true),
      (Self.control(UIButton(), isEnabled: false), false, false),
      (Self.view(UITapGestureRecognizer()), true, true),
      (Self.view(UITapGestureRecognizer(), isEnabled: false), false, false),
      (Self.view(UILongPressGestureRecognizer()), true, false),
      (Self.view(UILongPressGestureRecognizer(), isEnabled: false), false, false),
      (list, false, false),
    ]
    for (number, (view, inScreen, aroundScreen)) in rows.enumerated() {
      let (root, screen, inner) = (UIView(), UIViewController(), UIView())
      root.addSubview(screen.view)
      screen.view.addSubview(view)
      view.addSubview(inner)
      #expect(TouchedContent(inner, in: root).keepsTaps == inScreen, "\(number)")
      #expect(!TouchedContent(inner, in: view).keepsTaps)
      // The view is around the screen.
      root.addSubview(view)
      inner.removeFromSuperview()
      view.addSubview(screen.view)
      screen.view.addSubview(inner)
      #expect(TouchedContent(inner, in: root).keepsTaps == aroundScreen, "\(number)")
      #expect(!TouchedContent(view, in: root).isOverlay)
    }
  }

  @Test(
    "A control whose value a drag changes keeps drags while it's enabled, and so does its content"
  )
  func drags() {
    let rows: [(UIView, Bool)] = [
      (UIView(), false), (Self.control(UIButton()), false), (Self.control(UISlider()), true),
      (Self.control(UISlider(), isEnabled: false), false),
    ]
    for (view, keepsDrags) in rows {
      let (root, inner) = (UIView(), UIView())
      root.addSubview(view)
      view.addSubview(inner)
      #expect(TouchedContent(inner, in: root).keepsDrags == keepsDrags)
      #expect(!TouchedContent(inner, in: view).keepsDrags)
    }
    #expect(TouchedContent(nil, in: UIView()).isOverlay)
  }

  @Test("Content is scrolled by the recognizers of the lists around it, below its root")
  func lists() {
    let (root, outer, inner) = (UIView(), Self.list(100, 900), Self.list(900, 100))
    root.addSubview(outer)
    outer.addSubview(inner)
    let content = TouchedContent(inner, in: root)
    #expect(content.isScrolled(by: outer.panGestureRecognizer))
    #expect(!TouchedContent(inner, in: outer).isScrolled(by: outer.panGestureRecognizer))
    #expect(content.scrollPath(along: Self.down).owns(outer.panGestureRecognizer))
    #expect(!content.scrollPath(along: Self.down).owns(inner.panGestureRecognizer))
    #expect(content.scrollPath(along: Self.right).owns(inner.panGestureRecognizer))
    for list in [outer, inner] { list.contentOffset = CGPoint(x: -30, y: -30) }
    withExtendedLifetime(content.holdScrolls()) {
      #expect(outer.contentOffset == .zero && inner.contentOffset == .zero)
    }
  }
}
