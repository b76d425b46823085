import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A pan whose provider returns nil doesn't begin, so that a pan around it does.
@MainActor @Suite(.serialized) struct RefusedProviderTests {
  @Test(
    "A container's pan begins around a child's container whose provider returns nil",
    arguments: ContainerKind.allCases
  )
  func children(kind: ContainerKind) {
    let stage = shown(kind)
    let inner = InterruptibleTransition(.slide)
    var askedCount = 0
    inner.addPan(to: stage.second) { _ in
      askedCount += 1
      return nil
    }
    drag(stage, from: 100)
    #expect(!stage.showsSecond && stage.complaints == [], "\(kind)")
    #expect(askedCount == 1, "\(kind)")
  }

  @Test(
    "A container's pan begins around one that presents, if its provider returns nil",
    arguments: ContainerKind.allCases,
    [false, true]
  )
  func presenting(kind: ContainerKind, hasHandle: Bool) {
    let stage = shown(kind, isForward: true)
    let inner = InterruptibleTransition(.slide)
    let handle = UIView(frame: stage.first.view.bounds)
    if hasHandle { stage.first.view.addSubview(handle) }
    inner.addPanToPresent(from: stage.first, handle: hasHandle ? handle : nil) { _ in nil }
    drag(stage, from: 300, by: -250)
    #expect(stage.showsSecond && stage.complaints == [], "\(kind)")
  }

  @Test("Tabs change at the root of a stack whose push provider returns nil")
  func push() {
    let (pushes, stage) = (InterruptibleTransition(.slide), shown(.tabs, isForward: true))
    let stack = UINavigationController(rootViewController: Screen("root"))
    pushes.install(on: stack)
    pushes.pushProvider = { _ in nil }
    stage.tabs?.viewControllers = [stack, stage.second]
    stage.settle()
    drag(stage, from: 300, by: -250)
    #expect(stage.tabs?.selectedIndex == 1 && stage.complaints == [])
  }

  @Test("A stack takes no navigation controller from its push provider", arguments: [true, false])
  func navigationController(isItself: Bool) throws {
    let stage = shown(.navigation, isForward: true)
    let navigation = try #require(stage.navigation)
    let other = UINavigationController(rootViewController: Screen("root"))
    stage.transition.pushProvider = { isItself ? $0 : other }
    let console = HeadlessConsole()
    drag(stage, from: 300, by: -250)
    #expect(console.texts.count == 1 && console.texts[0].hasPrefix("Ignored the push of"))
    #expect(stage.answers(stage.first) && navigation.viewControllers == [stage.first])
  }

  private func shown(_ kind: ContainerKind, isForward: Bool = false) -> ContainerStage {
    let stage = ContainerStage(kind, .slide, personality: .standard)
    stage.transition.gestures.pop = .anywhere
    if !isForward { stage.showSecond() }
    return stage
  }

  private func drag(_ stage: ContainerStage, from x: CGFloat, by distance: CGFloat = 260) {
    stage.touchDown(at: CGPoint(x: x, y: 650))
    stage.drag(by: distance, frames: 20)
    stage.lift()
    stage.settle()
  }
}
