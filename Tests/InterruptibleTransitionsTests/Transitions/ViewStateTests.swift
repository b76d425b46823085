import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// How a screen's position is restored, without a transition.
@MainActor @Suite(.serialized) final class ViewStateTests {
  private lazy var window = Stage.makeWindow(on: .standard)
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let below = UIView()
  private let above = UIView()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func show() {
    window.addSubview(container)
    for view in [below, view, above] { container.addSubview(view) }
    container.layoutIfNeeded()
  }

  private func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: - Frames

  @Test(
    "A moved view gets its frame back; in a superview of another size it fills it, or is autoresized",
    arguments: [
      (0, 0, 300, 600, 300, 600, 0, 0, 300, 600), (10, 20, 100, 200, 300, 600, 10, 20, 100, 200),
      (0, 0, 300, 600, 400, 700, 0, 0, 400, 700), (10, 20, 100, 200, 400, 700, 10, 20, 200, 200),
      (10, 0, 300, 600, 400, 700, 10, 0, 400, 600), (0, 20, 300, 600, 400, 700, 0, 20, 400, 600),
    ]
      as [(
        CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat
      )]
  )
  func restored(
    x: CGFloat,
    y: CGFloat,
    width: CGFloat,
    height: CGFloat,
    newWidth: CGFloat,
    newHeight: CGFloat,
    nextX: CGFloat,
    nextY: CGFloat,
    nextWidth: CGFloat,
    nextHeight: CGFloat
  ) throws {
    show()
    place(x, y, width, height)
    view.autoresizingMask = .flexibleWidth
    let state = try #require(ViewState(view))
    place(70, 80, 90, 99)
    (view.alpha, view.transform) = (0.5, CGAffineTransform(rotationAngle: 1))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    container.autoresizesSubviews = false
    container.bounds.size = CGSize(width: newWidth, height: newHeight)
    state.original?.bodyWillBegin()
    state.original?.bodyDidEnd()
    state.end()
    view.transform = .identity
    let expected = CGRect(x: nextX, y: nextY, width: nextWidth, height: nextHeight)
    #expect(view.frame == expected)
    #expect(newWidth != 300 || view.bounds.origin == .zero)
  }

  @Test("A view that a transition hasn't moved keeps its frame, and is laid out again")
  func unmoved() throws {
    show()
    let state = try #require(ViewState(view, isMoved: false))
    place(70, 80, 90, 99)
    state.restore()
    #expect(view.frame == CGRect(x: 70, y: 80, width: 90, height: 99))
    #expect(container.layer.needsLayout())
    container.layoutIfNeeded()
    state.end()
    #expect(container.layer.needsLayout())
    container.layoutIfNeeded()
    let still = try #require(ViewState(view, isMoved: false))
    still.end()
    #expect(!container.layer.needsLayout())
    let moved = try #require(ViewState(view, isMoved: false))
    moved.recordMove(bySprings: false)
    place(1, 2, 3, 4)
    moved.end()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    place(0, 0, 300, 600)
    let filling = try #require(ViewState(view, isMoved: false))
    container.bounds.size = CGSize(width: 400, height: 700)
    filling.restore()
    #expect(view.frame == container.bounds)
    place(1, 2, 3, 4)
    filling.end()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    for isSprung in [true, false] {
      place(10, 20, 30, 40)
      let state = try #require(ViewState(view, isMoved: false))
      #expect(state.isInOriginalPosition)
      if !isSprung { place(1, 2, 3, 4) }
      #expect(state.isInOriginalPosition == isSprung)
      state.recordMove(bySprings: isSprung)
      place(5, 6, 7, 8)
      state.end()
      #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test("A list may scroll during a transition; the bounds of any other view are restored")
  func lists() throws {
    show()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.addSubview(list)
    let state = try #require(ViewState(list))
    list.contentOffset.y = 30
    list.center.x = 9
    state.end()
    #expect(list.contentOffset.y == 30 && list.center.x == 50)
  }

  @Test("A position is adopted with the appearance, or recorded without it")
  func adopted() throws {
    show()
    let state = try #require(ViewState(view))
    place(1, 2, 3, 4)
    state.adoptCurrentValues()
    place(5, 6, 7, 8)
    state.restore()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    place(5, 6, 7, 8)
    state.recordGeometry()
    place(1, 2, 3, 4)
    let copy = ViewState(state)
    copy.end()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8) && copy.isOf(view))
    state.end()
    #expect(ViewState(nil) == nil && ViewState(view, tracksAppearance: false)?.original == nil)
  }

  // MARK: - The order of subviews

  @Test(
    "A view returns above the view that was below it, or else below the one that was above it",
    arguments: [
      ("bva", "ba", "bva"), ("bva", "vba", "bva"), ("bva", "bav", "bav"), ("bva", "bxa", "bvxa"),
      ("bva", "xa", "xva"), ("bva", "xav", "xva"), ("bva", "vxa", "vxa"), ("bva", "x", "vx"),
      ("bva", "xv", "xv"), ("va", "ax", "vax"), ("bv", "xb", "xbv"), ("v", "xb", "vxb"),
      ("bva", "", "v"),
    ]
  )
  func order(before: String, during: String, after: String) throws {
    show()
    let views: [Character: UIView] = ["b": below, "v": view, "a": above, "x": UIView()]
    func place(_ names: String) {
      for view in container.subviews { view.removeFromSuperview() }
      for name in names { views[name].map(container.addSubview) }
    }
    place(before)
    let state = try #require(ViewState(view))
    place(during)
    state.restoreGeometry()
    let names = container.subviews.compactMap { subview in
      views.first { $0.value === subview }?.key
    }
    #expect(String(names) == after)
    state.end()
  }

  @Test("A view without a superview is removed again")
  func removed() throws {
    show()
    let state = try #require(ViewState(UIView()))
    let view = UIView()
    let other = try #require(ViewState(view))
    container.addSubview(view)
    other.restoreGeometry()
    #expect(view.superview == nil)
    state.end()
  }

  // MARK: - During a presentation

  @Test("A presenting view moves with its superview's size, at the same fraction of it")
  func presented() throws {
    show()
    let rows: [(moved: CGRect, size: CGSize, next: CGRect)] = [
      (
        CGRect(x: 30, y: 60, width: 150, height: 300), CGSize(width: 600, height: 300),
        CGRect(x: 60, y: 30, width: 300, height: 150)
      ),
      (
        CGRect(x: 0, y: 0, width: 300, height: 600), CGSize(width: 600, height: 300),
        CGRect(x: 0, y: 0, width: 600, height: 300)
      ),
      (
        CGRect(x: 30, y: 60, width: 150, height: 300), CGSize(width: 0, height: 300),
        CGRect(x: 30, y: 60, width: 150, height: 300)
      ),
      (
        CGRect(x: 30, y: 60, width: 150, height: 300), CGSize(width: 600, height: 0),
        CGRect(x: 30, y: 60, width: 150, height: 300)
      ),
    ]
    container.autoresizesSubviews = false
    for (moved, size, next) in rows {
      container.bounds.size = CGSize(width: 300, height: 600)
      place(0, 0, 300, 600)
      let state = try #require(ViewState(view))
      view.frame = moved
      state.beginPresentation()
      #expect(state.hasPresentedGeometry)
      container.bounds.size = size
      #expect(!state.hasPresentedGeometry)
      state.resizePresentedView()
      #expect(view.frame == next)
      #expect(state.hasPresentedGeometry == (size.width > 0 && size.height > 0))
      state.endPresentation()
      #expect(view.frame == CGRect(origin: .zero, size: size))
    }
  }

  @Test("A superview that had no extent gives a presenting view its whole size")
  func grown() throws {
    show()
    container.autoresizesSubviews = false
    for size in [CGSize(width: 0, height: 600), CGSize(width: 300, height: 0)] {
      container.bounds.size = size
      view.frame = container.bounds
      let state = try #require(ViewState(view))
      state.beginPresentation()
      container.bounds.size = CGSize(width: 300, height: 600)
      state.resizePresentedView()
      #expect(view.frame == container.bounds)
      state.endPresentation()
    }
  }

  @Test("A view that moves to a superview of another size keeps its frame there")
  func elsewhere() throws {
    show()
    for (height, isRestored) in [(600, true), (500, false)] as [(CGFloat, Bool)] {
      container.addSubview(view)
      place(10, 20, 100, 200)
      let state = try #require(ViewState(view))
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
      window.addSubview(other)
      state.beginPresentation()
      other.addSubview(view)
      place(5, 6, 70, 80)
      state.endPresentation()
      let restored = CGRect(x: 10, y: 20, width: 100, height: 200)
      #expect(view.frame == (isRestored ? restored : CGRect(x: 5, y: 6, width: 70, height: 80)))
      view.removeFromSuperview()
    }
  }

  @Test(
    "The record of a presentation dims, and restores the presenting view when it leaves the window"
  )
  func record() throws {
    show()
    for leaves in [true, false] {
      container.addSubview(view)
      place(0, 0, 300, 600)
      let state = try #require(ViewState(view))
      let dimming = UIView()
      (dimming.alpha, view.alpha) = (0.4, 0.8)
      place(10, 20, 100, 200)
      let record = PresentingViewRecord(state, dimmingView: dimming)
      let card = UIView(frame: window.bounds)
      window.addSubview(card)
      card.addSubview(dimming)
      record.begin(in: card, with: [])
      dimming.alpha = 0.1
      record.begin(in: card, with: [])
      #expect(dimming.alpha == 0.4 && record.dimming == 0.4 && record.isOf(view))
      #expect(PresentingViewRecord.find(in: card) === record && card.subviews.first === record)
      #expect(record.frame == card.bounds && record.hasPresentedGeometry)
      #expect(record.isHidden && !record.isUserInteractionEnabled)
      if leaves { card.removeFromSuperview() } else { record.dissolve() }
      #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
      #expect((dimming.superview == nil) == !leaves && record.isOf(view) == leaves)
      card.removeFromSuperview()
      view.removeFromSuperview()
    }
    container.addSubview(view)
    place(0, 0, 300, 600)
    let state = try #require(ViewState(view))
    place(10, 20, 100, 200)
    PresentingViewRecord(state, dimmingView: nil).begin(in: UIView(), with: [])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  // MARK: - A property of one view

  @Test("A switch changes one view at a time, and none that has the value already")
  func switched() {
    show()
    var hidden = ViewSwitch(\.isHidden, to: true)
    above.isHidden = true
    hidden.move(to: above)
    #expect(hidden.view == nil)
    hidden.move(to: below)
    #expect(below.isHidden && above.isHidden && hidden.view === below)
    below.isHidden = false
    hidden.move(to: below)
    #expect(!below.isHidden)
    below.isHidden = true
    hidden.move(to: view)
    #expect(!below.isHidden && view.isHidden)
    hidden.move(to: nil)
    #expect(!view.isHidden && hidden.view == nil)
  }
}
