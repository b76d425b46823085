import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Transitions of screens that contain many views.
@MainActor @Suite(.serialized) struct CrowdedScreenTests {
  /// A view that counts how often it is asked for what is in it, and for what it is in.
  private final class CountedView: UIView {
    static var reads = 0
    static var outwardReads = 0

    override var subviews: [UIView] {
      CountedView.reads += 1
      return super.subviews
    }

    override var superview: UIView? {
      CountedView.outwardReads += 1
      return super.superview
    }
  }

  /// Ten views in a screen with ninety views around them.
  private func crowd(_ screen: Screen, in crowd: UIView = CountedView()) -> [UIView] {
    crowd.frame = CGRect(x: 0, y: 100, width: 390, height: 50)
    let cells = (0..<10).map { number in
      let cell = CountedView(frame: CGRect(x: 39 * number, y: 0, width: 30, height: 50))
      for row in 0..<8 {
        cell.addSubview(CountedView(frame: CGRect(x: 0, y: 6 * row, width: 30, height: 5)))
      }
      crowd.addSubview(cell)
      return cell
    }
    screen.view.addSubview(crowd)
    return cells
  }

  private func reads(_ body: () -> Void) -> Int {
    CountedView.reads = 0
    body()
    return CountedView.reads
  }

  @Test(
    "A transition asks no view in a screen for its subviews",
    arguments: ContainerKind.allCases,
    [false, true]
  )
  func reads(kind: ContainerKind, isStaged: Bool) {
    let stage = ContainerStage(kind)
    stage.showSecond()
    let cells = crowd(stage.second)
    stage.advance(by: 0.1)
    if isStaged {
      stage.transition.effect = .stages { _ in
        cells.map { .move($0, by: CGVector(dx: 0, dy: 60), during: 0...1) }
      }
    }

    let start = reads {
      stage.goBack()
      stage.advance(by: 0.05)
    }
    let frames = reads { stage.advance(by: 0.05) }
    let touch = CGPoint(x: 200, y: 500)
    let hold = reads {
      HeadlessTouch.send(phase: .began, at: touch)
      stage.advance(by: 0.05)
    }
    let move = reads {
      for step in 1...5 {
        let place = CGPoint(x: touch.x - CGFloat(step) * 10, y: touch.y - CGFloat(step) * 10)
        HeadlessTouch.send(phase: .moved, at: place)
        stage.advanceFrame()
      }
    }
    let lift = reads {
      HeadlessTouch.send(phase: .ended, at: CGPoint(x: touch.x - 50, y: touch.y - 50))
      stage.advance(by: 0.05)
    }
    let reverse = reads {
      stage.transition.reverse()
      stage.advance(by: 0.05)
      stage.transition.reverse()
      stage.advance(by: 0.05)
    }
    let none = [Int](repeating: 0, count: 6)
    #expect([start, frames, hold, move, lift, reverse] == none)
    #expect(reads { _ = stage.second.view.all } > 90, "what counts doesn't")
    stage.settle()
    #expect(stage.complaints(of: stage.transition) == [])
  }

  @Test("A finger that starts a pop asks no view for its subviews, and takes the keyboard")
  func keyboard() {
    let stage = ContainerStage(.navigation)
    stage.showSecond()
    let cells = crowd(stage.second)
    let field = TypingView(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    stage.second.view.addSubview(field)
    stage.advance(by: 0.1)
    field.becomeFirstResponder()
    stage.advance(by: 0.5)

    let start = reads {
      stage.touchDown(at: CGPoint(x: 4, y: 600))
      stage.drag(by: 30, frames: 3)
    }
    #expect(stage.transition.phase == .dragging)
    #expect(!field.isFirstResponder)
    #expect(start == 0)
    #expect(reads { _ = cells[0].all } > 0, "what counts doesn't")
    stage.drag(by: -20, frames: 3)
    stage.lift()
    stage.settle()
    #expect(field.isFirstResponder)
  }

  @Test("Views are matched by their names in one search of each screen")
  func names() {
    let stage = ContainerStage(.navigation, personality: .standard)
    let below = crowd(stage.first)
    stage.showSecond()
    let above = crowd(stage.second)
    for (index, view) in below.enumerated() { view.accessibilityIdentifier = "view \(index)" }
    for (index, view) in above.enumerated() { view.accessibilityIdentifier = "view \(index)" }
    var asked = 0
    stage.transition.effect = .matched { scene in
      TransitionStage.matches(in: scene) { view in
        asked += 1
        return view.accessibilityIdentifier
      }
    }

    stage.goBack()
    stage.advanceFrame()
    let views = stage.first.view.all.count + stage.second.view.all.count
    #expect(
      stage.window.views(named: "transition.matched").count == 10
    )
    #expect(asked >= 20)
    // Each view once, and each pair when it is made and in the frame.
    #expect(asked <= views + 3 * below.count)

    // Two of them go: one search finds neither.
    for view in below.prefix(2) { view.accessibilityIdentifier = nil }
    stage.advanceFrame()
    asked = 0
    stage.advanceFrame()
    #expect(asked <= stage.first.view.all.count + 3 * below.count)
    below[0].accessibilityIdentifier = "view 1"
    stage.advanceFrame()
    stage.settle()
    #expect(stage.complaints(of: stage.transition) == [])
  }

  @Test("A transition inside a crowd, and one around it, ask no view beside it for its subviews")
  func insideCrowd() {
    let stage = ContainerStage(.navigation)
    // UIKit's layout asks what is around the box.
    let cells = crowd(stage.first, in: UIView())
    let box = BoxController()
    stage.first.addChild(box)
    box.view.frame = CGRect(x: 0, y: 60, width: 390, height: 300)
    cells[0].superview?.addSubview(box.view)
    box.fill(with: Screen("Inner"))
    box.didMove(toParent: stage.first)
    stage.advance(by: 0.1)
    let inner = InterruptibleTransition(
      .stages { scene in
        cells.map { .move($0, by: CGVector(dx: 0, dy: 60), during: 0...1) }
          + [scene.foreground.map { .fade($0, during: 0...1) }].compactMap { $0 }
      }
    )

    let start = reads {
      inner.run(box.context(to: Screen("Next"), .forward))
      stage.advance(by: 0.05)
    }
    let around = reads {
      stage.goForward()
      stage.advance(by: 0.05)
      stage.transition.reverse()
      stage.advance(by: 0.05)
    }
    #expect(inner.phase == .settling(toward: .end))
    #expect(stage.transition.phase == .settling(toward: .start))
    #expect(start == 0)
    #expect(around == 0)
    stage.settle()
    #expect(stage.complaints(of: stage.transition, inner) == [])
    #expect(cells.map(\.frame.minY).allSatisfy { $0 == 0 })
  }

  /// Ten pairs of views, and a pop that matches them and has run for a while.
  private func matchedPop(_ stage: ContainerStage) -> (below: [UIView], above: [UIView]) {
    let below = crowd(stage.first)
    stage.showSecond()
    let above = crowd(stage.second)
    stage.transition.effect = .matched { _ in zip(below, above).map { .match($0, with: $1) } }
    stage.goBack()
    stage.advance(by: 0.05)
    return (below, above)
  }

  @Test("A frame of a pop compares where each source is, and converts no place")
  func sources() {
    let stage = ContainerStage(.navigation)
    let (below, _) = matchedPop(stage)
    CountedView.outwardReads = 0
    for _ in 0..<10 {
      stage.advanceFrame()
    }
    #expect(stage.transition.phase == .settling(toward: .end))
    #expect(CountedView.outwardReads <= 10 * 2 * below.count)
    CountedView.outwardReads = 0
    _ = below[0].convert(below[0].bounds, to: stage.window)
    #expect(CountedView.outwardReads > 2, "what counts doesn't")
    stage.settle()
  }

  /// What an app may do to a view that a pop returns to.
  enum Disturbance: CaseIterable {
    case moved, resized, rounded, surroundingsMoved, surroundingsScrolled, surroundingsScaled
    case screenMoved, reparented
  }

  @Test("A pop returns to where its source is by then", arguments: Disturbance.allCases)
  func disturbances(_ disturbance: Disturbance) throws {
    let stage = ContainerStage(.navigation)
    let (below, _) = matchedPop(stage)
    let source = below[4]
    let crowd = try #require(source.superview)
    switch disturbance {
    case .moved: source.center.y += 40
    case .resized: source.bounds.size.height += 20
    case .rounded: source.layer.cornerRadius = 12
    case .surroundingsMoved: crowd.center.y += 40
    case .surroundingsScrolled: crowd.bounds.origin.y += 40
    case .surroundingsScaled: crowd.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    case .screenMoved: stage.first.view.bounds.origin.y += 40
    case .reparented: stage.first.view.addSubview(source)
    }
    var last = (frame: CGRect.null, radius: CGFloat(0))
    while let pair = stage.window.views(named: "transition.matched")
      .dropFirst(4).first
    {
      let layer = try #require(pair.layer.displayed())
      last = (layer.frame, pair.subviews.first?.layer.displayed()?.cornerRadius ?? 0)
      stage.advanceFrame()
    }
    let end = source.convert(source.bounds, to: stage.window)
    #expect(abs(last.frame.midX - end.midX) < 1 && abs(last.frame.midY - end.midY) < 1)
    #expect(abs(last.frame.width - end.width) < 1 && abs(last.frame.height - end.height) < 1)
    #expect(abs(last.radius - source.layer.cornerRadius) < 1)
    stage.settle()
  }
}
