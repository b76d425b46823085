import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A touch that lands on a transition in flight holds it at once.
@MainActor @Suite(.serialized) struct TouchDownTests {
  @Test(
    "A touch at any frame holds what is seen, without a jump, as long as it lies there",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, [true, false])
  )
  func holds(kind: ContainerKind, isForward: Bool) {
    var count = 0
    for frame in 1...60 {
      let stage = ContainerStage(kind)
      if !isForward { stage.showSecond() }
      isForward ? stage.goForward() : stage.goBack()
      for _ in 0..<frame {
        stage.advanceFrame()
      }
      let displayed = stage.displayed
      guard (isForward ? 1 - displayed : displayed) > 0.0101 else { break }

      // No button of a screen's comes by there.
      stage.touchDown(at: CGPoint(x: 200, y: 380))

      #expect(stage.transition.phase == .dragging, "frame \(frame)")
      for _ in 0..<12 {
        stage.advanceFrame()
        // The animator is held 0.0005 off its ends.
        #expect(abs(stage.displayed - displayed) < 0.0006, "frame \(frame)")
      }
      stage.lift()
      stage.settle()
      #expect(stage.showsSecond == !isForward, "lifted where it was, it was a tap")
      count += 1
    }
    #expect(count >= 20)
  }

  @Test(
    "A screen in flight follows the finger that catches it from the first point on",
    arguments: ContainerKind.allCases
  )
  func follows(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.goForward()
    stage.advance(by: 0.05)
    let displayed = stage.displayed
    stage.touchDown(at: CGPoint(x: 200, y: 500))

    for points in [1, 3, 9, 20, 60] as [CGFloat] {
      HeadlessTouch.send(
        id: 1,
        phase: .moved,
        at: CGPoint(x: 200, y: 500).moved(along: stage.wayForward, by: points)
      )
      stage.advance(by: 0)
      #expect(abs((stage.displayed - displayed) * stage.distance - points) < 0.1)
    }
    stage.lift()
    stage.settle()
    // It is lifted where it touched down.
    #expect(stage.showsSecond == !kind.isPresentation)
  }

  @Test(
    "A touch that is lifted without having moved reverses the transition from rest, also on the way back"
  )
  func tap() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.05)
    let held = stage.transition.progress

    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.advance(by: 0.1)
    stage.lift()

    #expect(stage.transition.phase == .settling(toward: .start))
    #expect(abs(stage.transition.progress - held) < 1e-6 && stage.transition.velocity == 0)
    stage.advance(by: 0.03)
    #expect(stage.transition.progress < held)
    stage.tap(at: CGPoint(x: 200, y: 500))
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("Only the pan is offered a finger that holds a transition")
  func offers() throws {
    let stage = NavigationStage()
    let bystander = Bystander()
    bystander.cancelsTouchesInView = false
    stage.window.addGestureRecognizer(bystander)
    let pan = try #require(stage.transition.panRecognizers(in: stage.navigation).last)
    stage.tap(at: CGPoint(x: 200, y: 500))
    let atRest = bystander.offered.filter { $0.delegate === pan.delegate }
    // The second of two taps would be for the screen.
    stage.advance(by: 0.5)
    stage.push(andAdvance: 0.05)

    stage.touchDown(at: CGPoint(x: 200, y: 500))

    #expect(atRest.count > 1 && atRest.contains(pan))
    #expect(bystander.offered.filter { $0.delegate === pan.delegate } == [pan])
    #expect(stage.transition.phase == .dragging)
  }

  @Test("A finger that strays by less than ten points taps; one that moves on flicks")
  func straying() {
    for (points, end) in [(6, TransitionEnd.start), (14, .end)] as [(CGFloat, TransitionEnd)] {
      let stage = NavigationStage()
      stage.push(andAdvance: 0.1)
      stage.touchDown(at: CGPoint(x: 200, y: 500))
      stage.advanceFrame()
      HeadlessTouch.send(id: 1, phase: .moved, at: CGPoint(x: 200 - points, y: 500))

      stage.lift()

      #expect(stage.transition.phase == .settling(toward: end))
      stage.settle()
    }
  }

  @Test("A tap on a transition with less than half a point left belongs to the screen")
  func almostThere() {
    let stage = NavigationStage()
    stage.push()
    while stage.left(of: stage.second) >= 0.5 {
      stage.advanceFrame()
    }
    #expect(stage.transition.phase == .settling(toward: .end))

    stage.tap(at: CGPoint(x: 200, y: 500))

    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
    #expect(stage.stack == ["First", "Second"])
  }

  @Test(
    "A drag across a list of the incoming screen drags the transition, and the list stays where it is"
  )
  func acrossList() {
    let stage = listStage()
    let list = stage.second.view.subviews.compactMap { $0 as? UIScrollView }.last ?? UIScrollView()
    let offset = list.contentOffset
    stage.touchDown(at: CGPoint(x: 100, y: 500))

    for x in stride(from: 105, through: 360, by: 5) as StrideThrough<CGFloat> {
      HeadlessTouch.send(id: 1, phase: .moved, at: CGPoint(x: x, y: 500 + (x - 100) / 4))
      stage.advanceFrame()
    }

    #expect(stage.transition.phase == .dragging)
    #expect(list.contentOffset == offset)
    HeadlessTouch.send(id: 1, phase: .ended, at: CGPoint(x: 360, y: 565))
    stage.settle()
    #expect(stage.stack == ["First"])
  }

  /// A push of a screen with a list, in flight.
  private func listStage() -> NavigationStage {
    let stage = NavigationStage()
    let list = UIScrollView(frame: stage.window.bounds)
    list.contentSize = CGSize(width: 393, height: 4000)
    stage.second.view.addSubview(list)
    stage.push(andAdvance: 0.15)
    return stage
  }

  @Test("Of two transitions, one inside the other, a touch takes the inner one")
  func nested() {
    let stack = UINavigationController(rootViewController: Screen("Root"))
    let other = Screen("Other")
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let stage = Stage { tabs }
    let transition = InterruptibleTransition(.shift)
    transition.install(on: tabs)
    transition.install(on: stack)
    transition.push(Screen("Inside"), onto: stack)
    stage.advance(by: 0.02)
    transition.select(other, in: tabs)
    stage.advance(by: 0.02)
    // On its way back, it is the stack that may be touched.
    transition.flight(in: tabs)?.reverse()
    stage.advance(by: 0.02)

    stage.touchDown(at: CGPoint(x: 20, y: 500))

    #expect(transition.flight(in: stack)?.phase == .dragging)
    #expect(transition.flight(in: tabs)?.phase == .settling(toward: .start))
    stage.lift()
    stage.settle()
  }
}

extension CGPoint {
  /// The point that is some points further along a way.
  fileprivate func moved(along way: CGVector, by points: CGFloat) -> CGPoint {
    let length = hypot(way.dx, way.dy)
    return CGPoint(x: x + way.dx / length * points, y: y + way.dy / length * points)
  }
}

extension ContainerStage {
  /// How far a finger goes from the first screen to the second, in points.
  fileprivate var distance: CGFloat { hypot(wayForward.dx, wayForward.dy) }
}

/// Notes who is offered a finger, and is never recognized.
private final class Bystander: UIGestureRecognizer {
  private(set) var offered: [UIGestureRecognizer] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    offered = touches.first?.gestureRecognizers ?? []
    state = .failed
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
