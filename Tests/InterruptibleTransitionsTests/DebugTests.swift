import Testing
import UIKit
@testable import InterruptibleTransitions

@MainActor @Suite(.serialized) struct DebugTests {
  @Test func robust() {
    var random = SplitMix64(seed: 20)
    let stage = NavigationStage()
    var isDown = false
    stage.transition.onPhaseChange = { print("   phase", $0) }
    for _ in 0..<40 {
      let n = Int.random(in: 0..<10, using: &random)
      print(n, stage.transition.phase, stage.transition.list.all.map { "\($0.change.kind) \($0.machine.phase)" })
      switch n {
      case 0 where stage.transition.phase == .idle && stage.stack.count == 1:
        stage.push()
      case 1 where stage.transition.phase == .idle && stage.stack.count == 2:
        stage.navigation.popViewController(animated: true)
      case 2: stage.transition.pause()
      case 3: stage.transition.resume()
      case 4: stage.transition.reverse()
      case 5: stage.transition.scrub(to: .random(in: -0.2...1.2, using: &random))
      case 6 where !isDown:
        stage.touchDown(at: CGPoint(x: .random(in: 1...390, using: &random), y: 500))
        isDown = true
      case 7 where isDown:
        stage.drag(by: .random(in: -200...200, using: &random), frames: 5)
      case 8 where isDown:
        stage.lift()
        isDown = false
      default:
        stage.advance(by: .random(in: 0...0.1, using: &random))
      }
    }
    if isDown { stage.lift() }
    stage.transition.resume()
    print(stage.transition.list.all.map { "\($0.change.kind) \($0.machine.phase)" })
    stage.settle()
    print(stage.transition.list.all.map { "\($0.change.kind) \($0.machine.phase) \($0.driver!.animator.state) \($0.driver!.animator.isRunning) \($0.driver!.animator.fractionComplete)" })
  }
  @Test func tabs() {
    let story = Story(.tabs, isRightToLeft: true, [
    .go(.forward(2), isPlain: true, isAnimated: true),
    .go(.forward(4), isPlain: false, isAnimated: true),
    .go(.forward(3), isPlain: false, isAnimated: false),
    .go(.back, isPlain: false, isAnimated: false),
    ])
    print(story.complaints())
    print(HeadlessLog.texts.joined(separator: "\n"))
  }
}
