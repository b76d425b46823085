import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A window that gets another size inside an effect's own code, and again during the transition.
@MainActor @Suite(.serialized) struct ResizedInEffectTests {
  /// The function of the effect in which the size changes.
  enum Function: CaseIterable {
    case prepare, placeStart, placeEnd, cleanUp
  }

  /// What happens to the transition after that.
  enum Sequel: CaseIterable {
    case nothing, resized, reversed, resizedAndReversed, canceled
  }

  private static let firstSize = CGSize(width: 393, height: 852)
  private static let sizes = [CGSize(width: 700, height: 852), CGSize(width: 500, height: 700)]

  @Test(
    "A size that changes inside an effect leaves both screens in their places",
    arguments: EffectCase.keepingSize.played()
  )
  func size(effect: EffectCase) {
    var found: [String] = []
    let place = EffectCase.allCases.firstIndex(of: effect) ?? 0
    // A presentation controller that sets a frame under a turned view's transform gives it a size by chance.
    let isTurned = effect == .flip || effect == .transformChange
    for (number, kind) in ContainerKind.allCases.enumerated()
    where kind != .sampleCard || !isTurned {
      for (turn, function) in Function.allCases.enumerated()
      where PlayedRows.areProducts || (place + number + turn).isMultiple(of: 3) {
        for (index, sequel) in Sequel.allCases.enumerated()
        where PlayedRows.areProducts || index == (place + number + turn) / 3 % Sequel.allCases.count
        {
          let isRightToLeft = (number + turn + index).isMultiple(of: 2)
          let isForward = (turn + index / 2).isMultiple(of: 2)
          // Where the effect of a dismissal moves the presenting screen first can't be told from where the new size puts it.
          let isFirst = function == .prepare || function == .placeStart
          guard effect != .chosen || !isFirst || isForward else { continue }
          let displayed = play(effect, kind, function, sequel, isRightToLeft, isForward)
          if !displayed.isEmpty {
            found.append(
              "\(kind.rawValue) \(function) \(sequel) "
                + "\(isRightToLeft ? "right to left" : "left to right") "
                + "\(isForward ? "forward" : "back"): \(displayed.joined(separator: "; "))"
            )
          }
        }
      }
    }
    #expect(found == [])
  }

  private func play(
    _ effect: EffectCase,
    _ kind: ContainerKind,
    _ function: Function,
    _ sequel: Sequel,
    _ isRightToLeft: Bool,
    _ isForward: Bool
  ) -> [String] {
    let stage = makeStage(kind, isRightToLeft)
    _ = EffectStage(stage, effect)
    if !isForward { stage.showSecond() }
    stage.transition.effect = ResizingEffect(
      base: stage.transition.effect,
      function: function,
      size: Self.sizes[0]
    )
    stage.go(forward: isForward)
    for _ in 0..<12 { stage.advanceFrame() }
    if sequel == .resized || sequel == .resizedAndReversed {
      HeadlessScreen.resize(to: Self.sizes[1])
    }
    for _ in 0..<3 { stage.advanceFrame() }
    switch sequel {
    case .nothing, .resized: break
    case .reversed, .resizedAndReversed: stage.transition.reverse()
    case .canceled: stage.transition.cancel()
    }
    stage.settle()
    let (isSecond, state, complaints) = (
      stage.showsSecond, Self.places(in: stage), stage.complaints
    )
    let sizes = endSizes(function, sequel)
    let due = settled(effect, kind, isRightToLeft, isSecond, in: sizes.before, after: sizes.after)
    guard state.count == due.count else {
      return complaints + ["\(state.count) views for \(due.count)"]
    }
    let wrong = zip(state, due).filter { displayed, due in
      zip(displayed, due).contains { abs($0 - $1) > 0.001 }
    }
    return complaints + wrong.prefix(2).map { "\($0) for \($1)" }
  }

  /// The size in which the transition ends, and the one that the window has then.
  private func endSizes(_ function: Function, _ sequel: Sequel) -> (before: CGSize, after: CGSize) {
    let isResized = sequel == .resized || sequel == .resizedAndReversed
    switch (function, isResized) {
    // The effect cleans up when the window gets another size, too.
    case (.cleanUp, true): return (Self.sizes[0], Self.sizes[0])
    case (.cleanUp, false): return (Self.firstSize, Self.sizes[0])
    case (_, true): return (Self.sizes[1], Self.sizes[1])
    case (_, false): return (Self.sizes[0], Self.sizes[0])
    }
  }

  /// How all views are after a transition that begins and ends in one size, and another size after that.
  private func settled(
    _ effect: EffectCase,
    _ kind: ContainerKind,
    _ isRightToLeft: Bool,
    _ isSecond: Bool,
    in size: CGSize,
    after end: CGSize
  ) -> [[CGFloat]] {
    let stage = makeStage(kind, isRightToLeft)
    if size != Self.firstSize { HeadlessScreen.resize(to: size) }
    _ = EffectStage(stage, effect)
    stage.showSecond()
    if !isSecond {
      stage.goBack()
      stage.settle()
    }
    if end != size { HeadlessScreen.resize(to: end) }
    stage.settle()
    return Self.places(in: stage)
  }

  /// Where all views are, as large as they are, turned, and opaque.
  private static func places(in stage: ContainerStage) -> [[CGFloat]] {
    stage.window.all.filter { !$0.isInBar }.map { view in
      let (center, size, turn) = (view.center, view.bounds.size, view.transform)
      return [
        center.x, center.y, size.width, size.height, turn.a, turn.b, turn.c, turn.d,
        view.isHidden ? 0 : view.alpha,
      ]
    }
  }

  private func makeStage(_ kind: ContainerKind, _ isRightToLeft: Bool) -> ContainerStage {
    ContainerStage(
      kind,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      personality: .standard
    )
  }
}

/// Another effect, which resizes the window once in one of its functions.
private struct ResizingEffect: TransitionEffect {
  let base: any TransitionEffect
  let function: ResizedInEffectTests.Function
  let size: CGSize
  private let count = Count()

  @MainActor
  private final class Count {
    var isDone = false

    nonisolated init() {}
  }

  init(base: any TransitionEffect, function: ResizedInEffectTests.Function, size: CGSize) {
    (self.base, self.function, self.size) = (base, function, size)
  }

  func travel(in scene: TransitionScene) -> CGVector { base.travel(in: scene) }

  func prepare(_ scene: TransitionScene) {
    base.prepare(scene)
    resize(in: .prepare)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    base.place(scene, foreground: position)
    let isEnd = (position == .presented) == (scene.direction == .forward)
    resize(in: isEnd ? .placeEnd : .placeStart)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    base.cleanUp(scene, at: end)
    resize(in: .cleanUp)
  }

  var rubberBandsPastEnds: Bool { base.rubberBandsPastEnds }

  @MainActor
  private func resize(in function: ResizedInEffectTests.Function) {
    guard function == self.function, !count.isDone else { return }
    count.isDone = true
    HeadlessScreen.resize(to: size)
  }
}
