import Testing
import UIKit

/// An app's own container that turns its transition round.
@MainActor @Suite(.serialized) struct CustomContainerReversalTests {
  private let container = ForwardingContainer()
  private let old = Screen("Old")
  private let new = Screen("New")

  private func stage() -> PresentationStage {
    let stage = PresentationStage()
    container.show(old)
    stage.window.rootViewController = container
    HeadlessClock.endTurn()
    return stage
  }

  @Test(
    "Adding the incoming view tells nobody anything; children of a reversed transition hear will, the opposite will, and one did"
  )
  func once() {
    let stage = stage()
    let adding = stage.calls {
      container.bring(new)
      HeadlessClock.advance(frames: 2)
    }
    #expect(adding.appearances.isEmpty && new.parent === container)

    let reversed = stage.calls {
      container.begin(from: old, to: new)
      HeadlessClock.advance(by: 0.2)
      container.begin(from: new, to: old)
      HeadlessClock.advance(by: 0.2)
      container.end([new, old])
    }
    #expect(
      reversed.appearances == [
        "Old.viewWillDisappear(true)", "New.viewWillAppear(true)", "New.viewWillDisappear(true)",
        "Old.viewWillAppear(true)", "New.viewDidDisappear(true)", "Old.viewDidAppear(true)",
      ]
    )

    // The transition after a reversed one is as balanced as the first.
    container.drop(new)
    let next = stage.calls {
      container.bring(new)
      container.begin(from: old, to: new)
      HeadlessClock.advance(by: 0.2)
      container.end([old, new])
      container.drop(old)
    }
    #expect(
      next.appearances == [
        "Old.viewWillDisappear(true)", "New.viewWillAppear(true)", "Old.viewDidDisappear(true)",
        "New.viewDidAppear(true)",
      ]
    )
  }

  @Test("A transition that is reversed twice arrives, with one did for each child")
  func twice() {
    let stage = stage()
    container.bring(new)

    let calls = stage.calls {
      container.begin(from: old, to: new)
      container.begin(from: new, to: old)
      HeadlessClock.advance(by: 0.2)
      container.begin(from: old, to: new)
      container.end([old, new])
      container.drop(old)
      HeadlessClock.advance(frames: 2)
    }

    let dids = calls.appearances.filter { $0.contains("viewDid") }
    #expect(dids == ["Old.viewDidDisappear(true)", "New.viewDidAppear(true)"])
    #expect(calls.appearances.count == 8)
    #expect(old.parent == nil && old.view.window == nil && new.view.window === stage.window)
  }

  @Test("The children's own children appear and disappear with them")
  func nested() {
    let stage = stage()
    let navigation = UINavigationController(rootViewController: Screen("Inner"))
    navigation.title = "Nav"
    container.bring(navigation)

    let calls = stage.calls {
      container.begin(from: old, to: navigation)
      HeadlessClock.advance(by: 0.2)
      container.begin(from: navigation, to: old)
      HeadlessClock.advance(by: 0.2)
      container.end([navigation, old])
    }

    for name in ["Nav", "Inner"] {
      #expect(
        calls.appearances.of(name) == [
          "\(name).viewWillAppear(true)", "\(name).viewWillDisappear(true)",
          "\(name).viewDidDisappear(true)",
        ]
      )
    }
    #expect(!calls.contains { $0.hasPrefix("Unbalanced") })
  }
}

/// A container that says itself when its children come and go.
@MainActor
private final class ForwardingContainer: UIViewController {
  private var shown: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    shown?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    shown?.endAppearanceTransition()
  }

  func show(_ controller: UIViewController) {
    shown = controller
    bring(controller)
  }

  func bring(_ controller: UIViewController) {
    addChild(controller)
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  func begin(from old: UIViewController, to new: UIViewController) {
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
  }

  func end(_ controllers: [UIViewController]) {
    for controller in controllers {
      controller.endAppearanceTransition()
    }
  }

  func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}
