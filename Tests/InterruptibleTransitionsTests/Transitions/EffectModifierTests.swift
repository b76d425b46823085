import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What modifiers add to an effect, and what an effect keeps for each transition.
@MainActor @Suite(.serialized) struct EffectModifierTests {
  @MainActor
  private final class Journal {
    var lines: [String] = []
  }

  /// Writes down what it is called for.
  private struct Journaling: TransitionEffect {
    let journal: Journal

    func prepare(_ scene: TransitionScene) { journal.lines.append("effect prepares") }

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {}

    func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
      journal.lines.append("effect cleans up at \(end)")
    }
  }

  @Test(
    "Closures are called once for each transition, around the effect's own functions",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func closures(kind: ContainerKind, isReversed: Bool) {
    let journal = Journal()
    let stage = ContainerStage(
      kind,
      Journaling(journal: journal)
        .onPrepare { scene in journal.lines.append("prepare \(scene.direction)") }
        .onCleanUp { _, end in journal.lines.append("clean up at \(end)") }
    )
    stage.goForward()
    stage.advance(by: 0.1)
    stage.transition.pause()
    stage.advance(by: 0.1)
    stage.transition.resume()
    if isReversed { stage.transition.reverse() }
    stage.settle()
    let end = isReversed ? "start" : "end"
    let story = [
      "effect prepares", "prepare forward", "clean up at \(end)", "effect cleans up at \(end)",
    ]
    #expect(journal.lines == story)
    #expect(stage.showsSecond == !isReversed)
    #expect(stage.complaints == [])
  }

  @Test("In another size, both closures are called again")
  func resized() {
    let journal = Journal()
    let stage = ContainerStage(
      .navigation,
      .slide.onPrepare { _ in journal.lines.append("prepare") }
        .onCleanUp { _, end in journal.lines.append("clean up at \(end)") }
    )
    stage.goForward()
    stage.advance(by: 0.1)
    stage.resize(to: CGSize(width: 700, height: 393))
    stage.settle()
    #expect(journal.lines == ["prepare", "clean up at start", "prepare", "clean up at end"])
  }

  @Test("A drag moves as far as the modifier says, in its direction", arguments: [0.3, 0.7])
  func dragged(share: CGFloat) {
    let stage = ContainerStage(.fullScreen, .fade.dragged { _ in CGVector(dx: 0, dy: -400) })
    let way = CGVector(dx: 0, dy: -400)
    stage.touchDown(at: CGPoint(x: 200, y: 700))
    stage.drag(along: way, by: 0.05, frames: 4)
    let before = stage.transition.progress
    stage.drag(along: way, by: share, frames: 12)
    #expect(stage.transition.phase == .dragging)
    #expect(abs(stage.transition.progress - before - share) < 0.01)
    stage.advance(by: 0.2)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond == (share > 0.5))
    guard stage.showsSecond else { return }
    stage.touchDown(at: CGPoint(x: 200, y: 200))
    stage.drag(along: way, by: -0.9, frames: 12)
    stage.lift()
    stage.settle()
    #expect(!stage.showsSecond)
    #expect(stage.complaints == [])
  }

  @Test("A drag of zero starts nothing, and a running transition can be tapped")
  func notDragged() {
    let stage = ContainerStage(.fullScreen, .cover.dragged { _ in .zero })
    stage.touchDown(at: CGPoint(x: 200, y: 700))
    stage.drag(by: CGVector(dx: 0, dy: -400), frames: 12)
    stage.lift()
    stage.settle()
    #expect(!stage.showsSecond)
    stage.advance(by: 1)
    stage.goForward()
    stage.advance(by: 0.1)
    stage.tap()
    stage.settle()
    #expect(!stage.showsSecond)
  }

  /// Counts its transitions in a store.
  private struct Counting: TransitionEffect {
    let journal: Journal
    private let number = PerTransition<Int>()

    init(_ journal: Journal) { self.journal = journal }

    func prepare(_ scene: TransitionScene) {
      journal.lines.append("had \(number[scene].map { "\($0)" } ?? "none")")
      number[scene] = journal.lines.count
    }

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {}

    func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
      journal.lines.append("ends with \(number[scene].map { "\($0)" } ?? "none")")
    }
  }

  @Test("A store has a value of its own for each of two transitions at once, and forgets it")
  func stores() {
    let journal = Journal()
    let stage = ContainerStage(.navigation, Counting(journal))
    let card = Screen("Card")
    card.modalPresentationStyle = .overFullScreen
    card.transitioningDelegate = stage.transition
    stage.goForward()
    stage.advance(by: 0.05)
    stage.root.present(card, animated: true)
    stage.settle()
    #expect(journal.lines == ["had none", "had none", "ends with 1", "ends with 2"])
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(journal.lines.suffix(2) == ["had none", "ends with 5"])
  }
}
