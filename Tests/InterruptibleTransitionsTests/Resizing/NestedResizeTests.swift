import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A transition inside a screen of another one, while the window gets another size.
@MainActor @Suite(.serialized) struct NestedResizeTests {
  /// The screen of the outer transition that has the inner one inside.
  enum Host: CaseIterable {
    case outgoing, incoming
  }

  @Test(
    "A transition inside a resized screen goes on as it would alone",
    arguments: ContainerKind.allCases,
    Host.allCases
  )
  func motion(kind: ContainerKind, host: Host) {
    let alone = frames(beside: nil, in: kind, host: host)
    for (row, outer) in EffectCase.allCases.enumerated()
    where outer == .grown || PlayedRows.current.include(kind.place, host.place, row) {
      let beside = frames(beside: outer, in: kind, host: host)
      // It ends with the outer transition if that removes its screen.
      #expect(beside.count > 40, "\(outer)")
      for (frame, (one, other)) in zip(beside, alone).enumerated() {
        #expect(abs(one.progress - other.progress) < 0.02, "\(outer), frame \(frame)")
        // Only an animation shows a size that the view doesn't have.
        #expect(one.progress > 0.8 || one.isGrowing, "\(outer), frame \(frame)")
      }
    }
  }

  @Test(
    "A screen of a bar's container fills it when that leaves the window with another size",
    arguments: [true, false],
    EffectCase.allCases
  )
  func leavingBars(isStack: Bool, effect: EffectCase) {
    for (kind, end) in [ContainerKind.navigation, .custom, .container].flatMap({ kind in
      [TransitionEnd.start, .end].map { (kind, $0) }
    }) where PlayedRows.current.include(kind.place, effect.place, end == .end ? 1 : 0) {
      let inner = InterruptibleTransition(effect.effect())
      let (first, second) = (Screen("A"), Screen("B"))
      let navigation = UINavigationController(rootViewController: first)
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      let bars = isStack ? navigation : tabs
      if isStack { navigation.delegate = inner } else { inner.install(on: tabs) }
      let stage = leave(kind, with: bars, inner, at: end) {
        if isStack {
          inner.push(second, onto: navigation)
        } else {
          inner.select(second, in: tabs)
        }
      }
      stage.goForward()
      stage.settle()
      let screen = isStack ? navigation.topViewController : tabs.selectedViewController
      #expect(screen?.view.window != nil)
      #expect(screen?.view.frame == screen?.view.superview?.bounds, "\(kind), \(end)")
    }
  }

  @Test(
    "A screen fills a container that gets another size as it leaves the window",
    arguments: ContainerKind.allCases,
    EffectCase.allCases
  )
  func leaving(kind: ContainerKind, effect: EffectCase) {
    for end in [TransitionEnd.start, .end]
    where PlayedRows.current.include(kind.place, effect.place, end == .end ? 1 : 0) {
      let inner = InterruptibleTransition(effect.effect())
      let (box, child) = (makeBox(), Screen("B"))
      _ = leave(kind, with: box, inner, at: end) { inner.run(box.context(to: child, .forward)) }
      let screen = end == .start ? box.shown : child
      #expect(box.shown === screen)
      #expect(screen?.view.frame == box.view.bounds, "\(end)")
    }
  }

  /// Cancels a transition to a screen with a controller inside that changes meanwhile, in a window that gets another size.
  private func leave(
    _ kind: ContainerKind,
    with child: UIViewController,
    _ inner: InterruptibleTransition,
    at end: TransitionEnd,
    change: () -> Void
  ) -> ContainerStage {
    let stage = ContainerStage(kind, .slide)
    stage.second.embed(child)
    stage.goForward()
    stage.transition.pause()
    stage.advance(by: 0.05)
    HeadlessScreen.resize(to: CGSize(width: 320, height: 480))
    stage.advance(by: 0.05)
    change()
    stage.advance(by: 0.1)
    stage.transition.cancel()
    if end == .start { inner.cancel() }
    stage.settle()
    #expect(child.view.window == nil)
    return stage
  }

  /// A frame of the inner transition, whose effect animates the size of a screen.
  private struct Frame {
    let progress: CGFloat
    let isGrowing: Bool
  }

  /// The frames of the inner transition beside an outer one with an effect, or alone.
  private func frames(beside outer: EffectCase?, in kind: ContainerKind, host: Host) -> [Frame] {
    let stage = ContainerStage(kind, (outer ?? .slide).effect(), personality: .standard)
    let box = makeBox()
    (host == .outgoing ? stage.first : stage.second).embed(box)
    let inner = InterruptibleTransition(EffectCase.grown.effect())
    let child = Screen("B")
    if outer == nil {
      if host == .incoming { stage.showSecond() }
    } else {
      stage.goForward()
    }
    stage.advance(by: 0.05)
    inner.run(box.context(to: child, .forward))
    stage.advance(by: 0.05)
    HeadlessScreen.resize(to: CGSize(width: 852, height: 393))
    var frames: [Frame] = []
    while inner.phase != .idle, frames.count < 200 {
      stage.advanceFrame()
      let displayed = child.view.layer.displayed()?.bounds.size
      frames.append(Frame(progress: inner.progress, isGrowing: displayed != child.view.bounds.size))
    }
    stage.settle()
    return frames
  }

  /// An app's container with a child.
  private func makeBox() -> BoxController {
    let box = BoxController()
    box.fill(with: Screen("A"))
    return box
  }
}
