import Testing
import UIKit

/// A scroll view's pan beside another that holds the content still, as a panel around a list does.
@MainActor @Suite(.serialized) struct ScrollPinningTests {
  /// What a pan beside the scroll view's own does with each of its movements.
  private func companion(
    of stage: ScrollStage,
    _ follow: @escaping (UIPanGestureRecognizer) -> Void
  ) -> GestureDelegate {
    let (pan, delegate) = (UIPanGestureRecognizer(), GestureDelegate())
    delegate.isSimultaneous = true
    pan.delegate = delegate
    pan.headlessAddAction { [weak pan] _ in
      if let pan { follow(pan) }
    }
    stage.window.addGestureRecognizer(pan)
    return delegate
  }

  /// Moves the finger on from y, in steps of a frame, and says where the content was after each.
  private func offsets(_ stage: ScrollStage, from y: CGFloat, by step: CGFloat, _ count: Int)
    -> [CGFloat]
  {
    (1...count).map { index in
      HeadlessClock.advance(frames: 1)
      stage.finger.move(200, y + step * CGFloat(index))
      return stage.offset
    }
  }

  @Test(
    "a drag goes on from where the app has moved the content, or its pan's translation, without a jump",
    arguments: [true, false]
  )
  func recentered(movesContent: Bool) {
    let stage = ScrollStage()
    stage.drag(by: -100)
    let before = stage.offset + (movesContent ? 1000 : 0)

    if movesContent {
      stage.scrollView.contentOffset.y = before
    } else {
      stage.scrollView.panGestureRecognizer.setTranslation(.zero, in: stage.scrollView)
      #expect(stage.scrollView.panGestureRecognizer.translation(in: stage.scrollView) == .zero)
    }

    #expect(stage.offset == before)
    #expect(offsets(stage, from: 300, by: -10, 3) == [10, 20, 30].map { before + $0 })
  }

  @Test("content that is recentered as it scrolls goes on forever")
  func endless() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 1000
    stage.delegate.alsoInDidScroll = { scrollView in
      if scrollView.contentOffset.y > 1100 { scrollView.contentOffset.y -= 100 }
    }

    stage.drag(by: -300, frames: 30)

    let covered = stage.offset + 200 - 1000
    #expect(abs(covered - 290) <= 10 && stage.offset <= 1100)
  }

  @Test(
    "a pan beside it can hold the content still, at an edge and elsewhere",
    arguments: [(CGFloat(0), true), (0, false), (700, true), (700, false)]
  )
  func pinned(place: CGFloat, bounces: Bool) {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = place
    var isPinned = true
    let delegate = companion(of: stage) { _ in
      stage.scrollView.bounces = bounces
      if isPinned { stage.scrollView.contentOffset.y = place }
    }
    stage.drag(by: -40, frames: 4)

    let held = offsets(stage, from: 360, by: -10, 5) + offsets(stage, from: 310, by: 10, 5)
    isPinned = false
    let freed = offsets(stage, from: 360, by: -10, 3)

    #expect(delegate.isSimultaneous && held.allSatisfy { $0 == place })
    #expect(freed == [10, 20, 30].map { place + $0 })
  }

  @Test("what was dragged past an edge that does not give counts no more once that is done")
  func rebasedPastEdge() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 30
    stage.scrollView.bounces = false
    stage.drag(by: 140, from: 300)
    #expect(stage.offset == 0)

    stage.scrollView.panGestureRecognizer.setTranslation(.zero, in: stage.scrollView)

    #expect(offsets(stage, from: 440, by: -10, 3) == [10, 20, 30])
  }

  @Test("a list without a way to go joins in where the finger gives it one, and does not jump")
  func joins() {
    let stage = ScrollStage()
    stage.scrollView.bounces = false
    var states: [UIGestureRecognizer.State] = []
    let delegate = companion(of: stage) { states.append($0.state) }
    stage.drag(by: 40, frames: 4, from: 300)
    #expect(delegate.isSimultaneous && !stage.scrollView.isDragging && states.first == .began)

    let shown = offsets(stage, from: 340, by: -10, 10)

    #expect(stage.scrollView.isDragging && shown.last ?? 0 > 30)
    #expect(zip(shown.dropFirst(), shown).allSatisfy { (0...10).contains($0 - $1) })
    #expect(states.last == .changed)
  }

  @Test("one touch passes from scrolling to a panel and back to scrolling without a jump")
  func continuous() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 60
    stage.scrollView.bounces = false
    let panel = Panel(stage.scrollView)
    let delegate = companion(of: stage, panel.follow)

    stage.finger.down(200, 300)
    var sums: [CGFloat] = []
    var y: CGFloat = 300
    for step in [CGFloat](repeating: 8, count: 20) + [CGFloat](repeating: -8, count: 30) {
      HeadlessClock.advance(frames: 1)
      y += step
      stage.finger.move(200, y)
      sums.append(panel.way - stage.offset)
    }

    // Content and panel together have gone with the finger, from the moment that it was recognised.
    let steps = zip(sums.dropFirst(), sums).map { $0 - $1 }
    #expect(delegate.isSimultaneous && steps.dropFirst(2).dropLast(30).allSatisfy { $0 == 8 })
    #expect(steps.suffix(30).allSatisfy { $0 == -8 })
    #expect(panel.longestWay > 50 && panel.way == 0 && stage.offset > 100)
  }
}

/// Moves down once its list is at the top, and leaves the finger to the list when it is up again.
@MainActor
private final class Panel {
  private let scrollView: UIScrollView
  private(set) var way: CGFloat = 0
  private(set) var longestWay: CGFloat = 0
  private var last: CGFloat = 0
  /// How far panel and list have gone down together.
  private var sum: CGFloat

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    sum = -scrollView.contentOffset.y
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: nil).y
    if pan.state == .changed { sum += translation - last }
    last = translation
    guard sum > 0 || way > 0 else { return }
    way = max(sum, 0)
    longestWay = max(longestWay, way)
    scrollView.contentOffset.y = max(-sum, 0)
    scrollView.panGestureRecognizer.setTranslation(.zero, in: nil)
  }
}
