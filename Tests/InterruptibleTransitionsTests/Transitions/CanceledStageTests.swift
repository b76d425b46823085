import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Stages that come late, and stages of a presenting screen after a dismissal that was canceled.
@MainActor @Suite struct CanceledStageTests {
  nonisolated private static let standing: [ContainerKind] = [
    .overFullScreen, .card, .sampleCard, .custom, .overCurrentContext,
  ]

  @Test(
    "Pictures over a view of the presenting screen go with the presentation",
    arguments: standing,
    [true, false]
  )
  func dissolved(kind: ContainerKind, isResized: Bool) {
    let stage = ContainerStage(kind)
    let views = [40, 200].map { UIView(frame: CGRect(x: $0, y: 100, width: 100, height: 100)) }
    for view in views {
      view.backgroundColor = .red
      stage.first.view.addSubview(view)
    }
    let (view, other) = (views[0], views[1])
    stage.transition.effect = .fade
      .combined(
        with: .stages { @MainActor @Sendable _ in [.crossDissolve(view, from: other, during: 0...1)]
        }
      )
    let count = stage.window.all.count
    stage.goForward()
    stage.settle()
    let standing = stage.window.all.count

    stage.goBack()
    stage.advance(by: 0.1)
    if isResized { HeadlessScreen.resize(to: CGSize(width: 600, height: 852), animated: false) }
    stage.transition.cancel()
    stage.settle()
    #expect(stage.showsSecond)
    #expect(stage.window.all.count == standing)

    stage.goBack()
    stage.settle()
    #expect(stage.window.all.count == count)
    #expect(view.mask == nil && view.alpha == 1)
  }

  /// What a stage does with the presenting screen, or with a view in it.
  enum Appearance: CaseIterable {
    case fade, change, fadeInside, moveInside

    @MainActor
    func effect(_ inner: UIView) -> any TransitionEffect {
      switch self {
      case .fade: .stages { $0.background.map { [.fade($0, during: 0...0.5)] } ?? [] }
      case .change:
        .stages { $0.background.map { [.change($0, \.alpha, from: 0.5, during: 0...1)] } ?? [] }
      case .fadeInside: .stages { _ in [.fade(inner, during: 0...0.5)] }
      case .moveInside:
        .stages { _ in [.move(inner, by: CGVector(dx: 0, dy: 80), during: 0...1)] }
      }
    }
  }

  @Test(
    "In a window that was turned, a canceled dismissal leaves the presenting screen where it was",
    arguments: standing,
    Appearance.allCases
  )
  func turned(kind: ContainerKind, appearance: Appearance) {
    let stage = ContainerStage(kind)
    let inner = UIView(frame: CGRect(x: 20, y: 60, width: 100, height: 100))
    inner.autoresizingMask = [.flexibleLeftMargin]
    stage.first.view.addSubview(inner)
    stage.transition.effect = appearance.effect(inner)
    let margin = stage.first.view.bounds.width - inner.center.x
    stage.showSecond()
    HeadlessScreen.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    let centers = [stage.first.view.center, inner.center]
    #expect(centers[0] == CGPoint(x: 426, y: 196.5))

    stage.goBack()
    stage.advance(by: 0.1)
    stage.transition.cancel()
    stage.settle()
    #expect([stage.first.view.center, inner.center] == centers)

    stage.goBack()
    stage.settle()
    #expect(stage.first.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(inner.center == CGPoint(x: 852 - margin, y: 110))
    #expect(inner.alpha == 1 && stage.first.view.alpha == 1)
  }

  @Test(
    "A view with a spring of its own that is found only in another size comes to its place",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, [true, false])
  )
  func late(kind: ContainerKind, isForward: Bool) {
    for isCanceled in [false, true] {
      let stage = ContainerStage(kind)
      let appearance = EffectStage(stage, .slide)
      let view = isForward ? appearance.below : appearance.above
      let size = view.bounds.size
      let found = Found()
      stage.transition.effect = .stages { [found] _ in
        guard found.isFound else { return [] }
        let spring = Spring(response: 0.4, dampingRatio: 0.65)
        return [.move(view, by: CGVector(dx: 0, dy: 120), with: spring)]
      }
      let middle = view.center
      if !isForward { stage.showSecond() }
      stage.go(forward: isForward)
      stage.advance(by: 0.08)
      found.isFound = true
      HeadlessScreen.resize(to: CGSize(width: 600, height: 852), animated: false)
      stage.advance(by: 0.05)
      #expect(view.center != middle)
      if isCanceled { stage.transition.cancel() }
      stage.settle()
      if kind.isPresentation, isForward, !isCanceled {
        stage.goBack()
        stage.settle()
      }
      #expect(view.center == middle && view.bounds.size == size)
      #expect(stage.complaints == [])
    }
  }

  @MainActor
  private final class Found {
    var isFound = false
  }
}
