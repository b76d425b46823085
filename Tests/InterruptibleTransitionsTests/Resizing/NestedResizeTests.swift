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
    where outer == .grown || PlayedRows.include(kind.place, host.place, row, oneOf: 3) {
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

  /// A frame of the inner transition, whose effect animates the size of a screen.
  private struct Frame {
    let progress: CGFloat
    let isGrowing: Bool
  }

  /// The frames of the inner transition beside an outer one with an effect, or alone.
  private func frames(beside outer: EffectCase?, in kind: ContainerKind, host: Host) -> [Frame] {
    let stage = ContainerStage(kind, (outer ?? .slide).effect())
    let box = BoxController()
    let screen = host == .outgoing ? stage.first : stage.second
    screen.addChild(box)
    box.view.frame = screen.view.bounds
    box.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(box.view)
    box.fill(with: Screen("A"))
    box.didMove(toParent: screen)
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
      let seen = child.view.layer.seen()?.bounds.size
      frames.append(Frame(progress: inner.progress, isGrowing: seen != child.view.bounds.size))
    }
    stage.settle()
    return frames
  }
}
