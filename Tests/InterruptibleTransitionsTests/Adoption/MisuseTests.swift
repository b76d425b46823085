import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Changes of children that are no mistake say nothing.
@MainActor @Suite(.serialized) struct MisuseTests {
  /// Does something as soon as it has appeared.
  private final class EagerScreen: Screen {
    var onDidAppear: (@MainActor () -> Void)?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let action = onDidAppear
      onDidAppear = nil
      action?()
    }
  }

  @Test("A child that is replaced as soon as it appears is no mistake", arguments: [true, false])
  func replacedOnArrival(goesOn: Bool) throws {
    let second = EagerScreen("Second")
    let third = Screen("Third")
    let stage = ContainerStage(.container, makeScreen: { $0 == "Second" ? second : Screen($0) })
    let box = try #require(stage.box)
    let console = HeadlessConsole()
    second.onDidAppear = { [unowned stage, unowned box] in
      stage.transition.run(box.context(to: goesOn ? third : stage.first, .forward))
    }
    stage.goForward()
    stage.settle()

    #expect(box.shown === (goesOn ? third : stage.first))
    #expect(console.texts == [])
    #expect(stage.complaints == [])
  }

  @Test("A change that waits for another one starts from what that shows, and says nothing")
  func waitingChange() throws {
    let stage = ContainerStage(.container)
    let box = try #require(stage.box)
    let console = HeadlessConsole()

    stage.transition.run(box.context(to: stage.second, .forward))
    stage.advance(by: 0.1)
    let third = Screen("Third")
    stage.transition.run(box.context(to: third, .forward))
    let last = ContainerChange(from: third, to: Screen("Last"), in: box) { _ in }
    stage.transition.run(last)
    stage.settle()

    #expect(console.texts == [])
  }
}
