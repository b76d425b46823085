import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Pictures of views, which effects take when UIKit may not have drawn the views as they are.
@MainActor @Suite(.serialized) struct PictureTests {
  nonisolated private static let effectCases: [EffectCase] = [
    .matched, .sprungMatches, .movedMatches, .named, .crossDissolve, .zoom,
  ]

  /// The colors of the layers in what stands for a view.
  private func colors() -> [CGColor?] {
    var inside: Set<Int> = []
    return HeadlessLayerTree.shown.layers.filter { layer in
      let isInside =
        ["transition.matched", "transition.dissolving", "transition.card"]
        .contains(layer.identifier) || layer.parent.map(inside.contains) == true
      if isInside { inside.insert(layer.id) }
      return isInside
    }
    .map(\.backgroundColor)
  }

  private func shared(_ screen: Screen) throws -> UIView {
    try #require(screen.view.view(named: "shared"))
  }

  @Test(
    "The pictures of a transition show the views as they are",
    arguments: effectCases.played()
  )
  func contents(effectCase: EffectCase) throws {
    for kind in ContainerKind.allCases {
      let stage = ContainerStage(kind)
      _ = EffectStage(stage, effectCase)
      let (below, above) = (try shared(stage.first), try shared(stage.second))
      (below.backgroundColor, above.backgroundColor) = (.red, .blue)
      stage.advance(by: 0.1)
      HeadlessLog.forget()
      for (isForward, color) in [
        (true, nil), (false, nil), (true, nil), (false, .green), (true, .yellow), (false, nil),
      ] as [(Bool, UIColor?)] {
        // The incoming screen gets another look in the same turn.
        if let color { (isForward ? above : below).backgroundColor = color }
        stage.go(forward: isForward)
        stage.advance(by: 0.05)
        stage.transition.scrub(to: isForward ? 0.35 : 0.65)
        stage.advance(by: 0.05)
        let displayed = colors()
        #expect(displayed.contains(below.backgroundColor?.cgColor), "\(kind), \(isForward), below")
        if effectCase != .movedMatches {
          #expect(
            displayed.contains(above.backgroundColor?.cgColor),
            "\(kind), \(isForward), above"
          )
        }
        stage.transition.resume()
        stage.settle()
      }
      #expect(!HeadlessLog.texts.contains { $0.hasPrefix("empty snapshot") }, "\(kind)")
    }
  }

  @Test("A source that is made while the card goes back has a picture", arguments: [true, false])
  func newSource(isZoom: Bool) throws {
    let stage = ContainerStage(.navigation)
    _ = EffectStage(stage, .zoom)
    let above = try shared(stage.second)
    let source: @MainActor @Sendable () -> UIView? = {
      stage.first.view.view(named: "source")
    }
    stage.transition.effect =
      isZoom ? ZoomEffect { _ in source() } : .matched { _ in [.match(source(), with: above)] }
    stage.showSecond()
    stage.goBack()
    stage.advance(by: 0.1)
    let below = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
    below.backgroundColor = .green
    below.accessibilityIdentifier = "source"
    stage.first.view.addSubview(below)
    stage.advance(by: 0.1)

    #expect(colors().contains(UIColor.green.cgColor))
    stage.settle()
  }

  @Test("A source that has grown in the turn of the push is seen as it is")
  func grownSource() throws {
    let stage = ContainerStage(.navigation)
    _ = EffectStage(stage, .matched)
    let below = try shared(stage.first)
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    inside.backgroundColor = .green
    below.bounds.size.height += 40
    below.addSubview(inside)
    stage.goForward()
    stage.advance(by: 0.1)

    #expect(colors().contains(UIColor.green.cgColor))
    stage.settle()
  }
}
