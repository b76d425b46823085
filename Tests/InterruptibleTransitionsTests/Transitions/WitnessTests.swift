import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Animators are called only in sequences that programs on devices are known to make; see Docs/Witnesses.md.
@MainActor @Suite(.serialized) struct WitnessTests {
  /// The sequences of the table, in its order; the last one is that of UIKit's animator.
  static let rows: [String] = {
    let text = (try? SourceFiles.text("Docs/Witnesses.md")) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.replacing("\\|", with: "|").split(separator: "`")[1].description
    }
  }()

  /// What happens to a transition in flight, one thing after another.
  private enum Deed: CaseIterable {
    case drag, reverse, pause, resize, scrub, resume, alongside
  }

  @Test(
    "Every sequence of calls on an animator has a witness",
    arguments: EffectCase.allCases.played()
  )
  func sequences(effect: EffectCase) throws {
    let rows = try Self.rows.map { try Regex("^\($0)$") }
    let own = rows.dropLast()
    #expect(own.count == 3)
    var all: Set<String> = []
    for (number, kind) in ContainerKind.allCases.enumerated() {
      for isForward in [true, false] {
        HeadlessScreen.resize(to: CGSize(width: 393, height: 852), animated: false)
        let stage = ContainerStage(kind)
        let effectCase = EffectStage(stage, effect)
        stage.transition.spring = Spring(response: 0.6)
        if !isForward { stage.showSecond() }
        let recorder = HeadlessAnimatorRecorder()
        stage.go(forward: isForward)
        stage.advance(by: 0.05)
        let deeds = Deed.allCases
        for index in deeds.indices {
          act(deeds[(index + number) % deeds.count], on: effectCase.stage)
        }
        stage.settle()
        let others = recorder.sequences.filter { calls in
          !own.contains { calls.wholeMatch(of: $0) != nil }
        }
        #expect(others.count <= 1, "\(kind), forward \(isForward): \(others)")
        for calls in others { #expect(calls.wholeMatch(of: rows[3]) != nil, "\(kind): \(calls)") }
        all.formUnion(recorder.sequences)
      }
    }
    print("witnessed, \(effect): \(all.count) sequences")
    #expect(all.contains { $0.contains("C") })
  }

  private func act(_ deed: Deed, on stage: ContainerStage) {
    let transition = stage.transition
    guard transition.phase != .idle else { return }
    switch deed {
    case .drag:
      stage.touchDown(at: CGPoint(x: 230, y: 700))
      stage.drag(by: 6, 6, frames: 4)
      stage.drag(by: -6, -6, frames: 4)
      stage.lift()
    case .reverse: transition.reverse()
    case .pause: transition.pause()
    case .resize: HeadlessScreen.resize(to: CGSize(width: 500, height: 700), animated: false)
    case .scrub: transition.scrub(to: 0.5)
    case .resume: transition.resume()
    case .alongside: transition.animateAlongside { stage.first.view.tintColor = .red }
    }
    stage.advance(by: 0.03)
  }

  @Test(
    "A sequence without a witness is found",
    arguments: ["SPCPF", "SPFRCPFC", "SXS", "SPFAX", "SCC"]
  )
  func unknown(calls: String) throws {
    let own = try Self.rows.dropLast().map { try Regex("^\($0)$") }

    #expect(!own.contains { calls.wholeMatch(of: $0) != nil })
  }

  @Test("So is one of UIKit's animator", arguments: ["SCC", "SPFCC", "SPFRRC", "SOEC", "SRC"])
  func unknownAlongside(calls: String) throws {
    #expect(calls.wholeMatch(of: try Regex("^\(Self.rows[3])$")) == nil)
  }
}
