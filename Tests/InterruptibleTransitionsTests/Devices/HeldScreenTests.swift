import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A cell under a finger that drags the screen doesn't flash, and the screen takes touches afterwards as it did before.
@MainActor @Suite(.serialized) struct HeldScreenTests {
  private static let edge = CGPoint(x: 3, y: 450)

  /// What becomes of a finger that drags a screen away.
  enum Ending: CaseIterable {
    case lifted, flicked, cancelled, called, concluded, uninstalled, released, inactive, hidden,
      takenOff
  }

  private func stage(outlives: Bool = true) -> ListStage {
    ListStage(.standardBut { $0.gestures.delayedTouchOutlivesPan = outlives })
  }

  @Test("F21: A cell under an edge swipe doesn't flash", arguments: [true, false])
  func edgeSwipe(outlives: Bool) {
    let stage = stage(outlives: outlives)
    let touches = stage.list.cell.phases.count

    stage.touchDown(at: HeldScreenTests.edge)
    stage.drag(by: 200)

    #expect(stage.list.cell.phases.count == touches)
    #expect(!stage.list.cell.isUserInteractionEnabled)
    stage.lift()
    #expect(stage.list.cell.isUserInteractionEnabled)
    stage.settle()
    #expect(stage.list.cell.isUserInteractionEnabled && stage.root.view.isUserInteractionEnabled)
    #expect(stage.complaints == [])
  }

  @Test("F21: A cell of a screen that resists doesn't flash")
  func pull() {
    let stage = stage()
    stage.list.policy = .resist

    stage.touchDown(at: HeldScreenTests.edge)
    stage.drag(by: 200)

    #expect(stage.list.view.transform.tx > 0 && stage.list.cell.phases == [])
    #expect(!stage.list.cell.isUserInteractionEnabled)
    stage.lift()
    #expect(stage.list.cell.isUserInteractionEnabled)
    stage.settle()
    stage.tapOnCell()
    #expect(stage.list.cell.phases == ["began", "ended"])
  }

  @Test("F21: A screen takes touches again as soon as no finger has it", arguments: Ending.allCases)
  func ending(_ ending: Ending) {
    for frames in [1, 4, 12] {
      let stage = stage()
      stage.touchDown(at: HeldScreenTests.edge)
      stage.drag(by: CGFloat(frames) * 15, frames: frames)
      if frames > 1 { #expect(!stage.list.cell.isUserInteractionEnabled) }

      stage.end(by: ending)
      if ending != .hidden { #expect(stage.list.cell.isUserInteractionEnabled, "\(frames)") }
      stage.lift()
      stage.advance(by: 2)

      #expect(stage.list.cell.isUserInteractionEnabled, "\(frames)")
      #expect(stage.root.view.isUserInteractionEnabled, "\(frames)")
      #expect(stage.navigation.view.isUserInteractionEnabled, "\(frames)")
      #expect(stage.list.cell.phases == [], "\(frames)")
    }
  }

  @Test("F21: A screen that the app has closed to touches stays closed")
  func closedByApp() {
    let stage = stage()
    stage.list.view.isUserInteractionEnabled = false

    stage.touchDown(at: HeldScreenTests.edge)
    stage.drag(by: 40)
    stage.lift()
    stage.settle()

    #expect(stage.navigation.viewControllers.count == 2)
    #expect(!stage.list.view.isUserInteractionEnabled)
  }

  @Test("F21: A screen that the app closes to touches under the finger stays closed")
  func closedInHand() {
    let stage = stage()
    stage.touchDown(at: HeldScreenTests.edge)
    stage.drag(by: 40)

    stage.list.view.isUserInteractionEnabled = false
    stage.lift()
    stage.settle()

    #expect(stage.navigation.viewControllers.count == 2)
    #expect(!stage.list.view.isUserInteractionEnabled)
    #expect(stage.list.cell.isUserInteractionEnabled)
  }

  @Test(
    "F21: A finger that drags a transition by its incoming screen leaves the cell there alone"
  )
  func caught() {
    let stage = stage()
    stage.transition?.pop(from: stage.navigation)
    stage.settle()
    stage.list.cell.forget()
    stage.transition?.push(stage.list, onto: stage.navigation)
    stage.advance(by: 0.25)

    stage.touchDown(at: CGPoint(x: 300, y: 450))
    // Until it drags, the finger may still be for what scrolls there.
    #expect(stage.list.view.isUserInteractionEnabled)
    stage.drag(by: 20, frames: 2)
    #expect(!stage.list.cell.isUserInteractionEnabled)
    let heard = stage.list.cell.phases
    stage.drag(by: 60)
    let isCaught = stage.transition?.phase == .dragging
    #expect(isCaught && stage.list.cell.phases == heard)
    stage.lift()
    stage.settle()

    #expect(stage.list.view.isUserInteractionEnabled && stage.root.view.isUserInteractionEnabled)
  }

  @Test("F21: Two objects that drag a screen and its container leave both open")
  func twoObjects() {
    let stage = stage()
    let tabs = UITabBarController()
    let other = InterruptibleTransition(.slide)
    stage.window.rootViewController = nil
    tabs.viewControllers = [stage.navigation, Screen("Tab")]
    other.install(on: tabs)
    other.gestures.isTabPanEnabled = true
    stage.show(tabs)

    stage.touchDown(at: HeldScreenTests.edge)
    stage.drag(by: 100)
    HeadlessTouch.send(id: 2, phase: .began, at: CGPoint(x: 300, y: 600))
    for step in 1...10 {
      stage.advanceFrame()
      HeadlessTouch.send(id: 2, phase: .moved, at: CGPoint(x: 300 - CGFloat(step) * 15, y: 600))
    }
    other.select(tabs.viewControllers?[1] ?? tabs, in: tabs)
    stage.advance(by: 0.1)
    HeadlessTouch.send(id: 2, phase: .ended, at: CGPoint(x: 150, y: 600))
    stage.lift()
    stage.settle()
    stage.advance(by: 2)

    for screen in [stage.list, stage.root, stage.navigation, tabs.viewControllers?[1]] {
      #expect(screen?.viewIfLoaded?.isUserInteractionEnabled != false)
    }
  }

  @Test(
    "F21: Screens in every container take touches again, and one with the recognizer always",
    arguments: ContainerKind.allCases
  )
  func everyContainer(kind: ContainerKind) {
    for isForward in [true, false] {
      let stage = ContainerStage(
        kind,
        personality: .standardBut { $0.gestures.delayedTouchOutlivesPan = true }
      )
      if !isForward { stage.showSecond() }
      let way = isForward ? stage.wayForward : stage.wayBack
      stage.touchDown(at: stage.start(along: way))
      stage.drag(along: way, by: 0.4, frames: 10)
      #expect(stage.transition.phase == .dragging || kind == .navigation && isForward)
      // The recognizer that presents is the presenting screen's.
      if kind.isPresentation, isForward { #expect(stage.first.view.isUserInteractionEnabled) }
      stage.drag(along: way, by: 0.4, frames: 10)
      stage.lift()
      stage.settle()

      for screen in [stage.first, stage.second, stage.root] {
        #expect(screen.viewIfLoaded?.isUserInteractionEnabled != false, "\(isForward)")
      }
      #expect(stage.complaints(of: stage.transition) == [], "\(isForward)")
    }
  }
}

/// A stack with a list above its root.
@MainActor
private final class ListStage: Stage {
  let root = Screen("Root")
  let list = ListScreen()
  let navigation: UINavigationController
  private(set) var transition: InterruptibleTransition?

  init(_ personality: HeadlessPersonality) {
    let window = Stage.makeWindow(on: personality, framesPerSecond: 120)
    navigation = UINavigationController(rootViewController: root)
    let transition = InterruptibleTransition(.slide)
    self.transition = transition
    super.init(window: window, [])
    transition.install(on: navigation)
    show(navigation)
    navigation.pushViewController(list, animated: false)
    advance(by: 0.1)
    forgetLog()
  }

  func tapOnCell() {
    touchDown(at: CGPoint(x: 200, y: 450))
    advance(by: 0.2)
    lift()
    advance(by: 0.1)
  }

  func end(by ending: HeldScreenTests.Ending) {
    switch ending {
    case .lifted: lift()
    case .flicked:
      move(by: 60)
      lift()
    case .cancelled: HeadlessTouch.cancelAll()
    case .called: transition?.pop(from: navigation)
    case .concluded: transition?.pop(from: navigation, animated: false)
    case .uninstalled: transition?.uninstall()
    case .released:
      transition?.uninstall(from: navigation)
      transition = nil
    case .inactive: HeadlessApplication.resignActive()
    case .hidden: window.isHidden = true
    case .takenOff: window.rootViewController = UIViewController()
    }
    advance(by: 0.02)
  }
}

/// A list with one cell.
private final class ListScreen: UIViewController, BackPolicyProviding {
  let cell = TouchedCell(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
  var policy = BackPolicy.allow

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView(frame: view.bounds)
    list.contentSize = CGSize(width: 393, height: 3000)
    view.addSubview(list)
    list.addSubview(cell)
  }

  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy { policy }
}

/// A view that notes what it hears of touches.
private final class TouchedCell: UIView {
  private(set) var phases: [String] = []

  func forget() {
    phases = []
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}
