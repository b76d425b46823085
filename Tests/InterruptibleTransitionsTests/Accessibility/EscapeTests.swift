import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// VoiceOver's escape gesture, Command-[, and Escape go back or dismiss.
@MainActor @Suite(.serialized) struct EscapeTests {
  /// How people go back without a finger.
  enum Command: CaseIterable {
    case gesture, bracket, escapeKey

    /// Goes back from the screen that is shown, and returns whether that is answered.
    @MainActor
    fileprivate func send(on stage: ContainerStage) -> Bool {
      switch self {
      case .gesture: stage.escape(from: stage.second)
      case .bracket: HeadlessKeyboard.press("[", .command)
      case .escapeKey: HeadlessKeyboard.press(UIKeyCommand.inputEscape)
      }
    }

    /// The escape key dismisses only.
    fileprivate func goesBack(in kind: ContainerKind) -> Bool {
      self == .escapeKey ? kind.isPresentation : kind != .tabs
    }
  }

  @Test(
    "The escape gesture and the back keys go back or dismiss, in both layout directions",
    arguments: ContainerKind.allCases,
    Command.allCases
  )
  func goesBack(kind: ContainerKind, command: Command) {
    let goesBack = command.goesBack(in: kind)
    for direction in Stage.layoutDirections {
      let stage = ContainerStage(kind, layoutDirection: direction)
      #expect(!stage.escape(from: stage.first))
      stage.showSecond()
      #expect(!HeadlessKeyboard.press("]", .command))
      #expect(command.send(on: stage) == goesBack)
      stage.advance(by: 0.1)
      #expect(stage.transition.phase == (goesBack ? .settling(toward: .end) : .idle))
      stage.settle()
      #expect(stage.showsSecond == !goesBack)
      #expect(HeadlessLog.refusals == 0)
    }
  }

  @Test(
    "The escape gesture and the back keys reverse a transition in flight",
    arguments: ContainerKind.leadingBack
  )
  func inFlight(kind: ContainerKind) {
    for command in Command.allCases where command.goesBack(in: kind) {
      let stage = ContainerStage(kind)
      stage.goForward()
      stage.advance(by: 0.1)
      #expect(command.send(on: stage), "\(command)")
      #expect(stage.transition.phase == .settling(toward: .start), "\(command)")
      stage.settle()
      #expect(!stage.showsSecond, "\(command)")
      #expect(HeadlessLog.refusals == 0)
    }
  }

  @Test(
    "A second escape gesture on the way back changes nothing",
    arguments: ContainerKind.leadingBack
  )
  func again(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.showSecond()

    #expect(stage.escape(from: stage.second))
    stage.advance(by: 0.1)
    #expect(stage.escape(from: stage.second))
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()

    #expect(!stage.showsSecond)
  }

  @Test(
    "A screen whose policy forbids leaving answers the escape gesture and the back keys, so that nothing around it goes back",
    arguments: [ContainerKind.navigation] + ContainerKind.presentations,
    [BackPolicy.forbid, .resist]
  )
  func refused(kind: ContainerKind, policy: BackPolicy) {
    for command in Command.allCases where command.goesBack(in: kind) {
      let stage = ContainerStage(guarded: kind)
      stage.showSecond()
      stage.guarded?.policy = policy
      #expect(command.send(on: stage), "\(command)")
      stage.settle()
      #expect(stage.showsSecond, "\(command)")
      #expect(stage.guarded?.asked == 1, "\(command)")
    }
  }

  @Test("The escape gesture doesn't leave a screen on the way to which it finds the stack")
  func comingBack() {
    let stage = ContainerStage(guarded: .navigation)
    stage.showSecond()
    stage.guarded?.policy = .forbid
    stage.navigation?.pushViewController(Screen("Third"), animated: false)
    stage.advance(by: 0.1)

    stage.goBack()
    stage.advance(by: 0.1)
    #expect(stage.escape(from: stage.second))
    #expect(HeadlessKeyboard.press("[", .command))
    stage.settle()

    #expect(stage.stack == ["First", "Second"])
    #expect(stage.guarded?.asked == 2)
  }

  @Test(
    "The escape gesture leaves no screen with a transition of the system's that may not be left"
  )
  func systemTransition() {
    let stage = ContainerStage(guarded: .navigation)
    stage.second.preferredTransition = .headlessZoom()
    stage.goForward(animated: false)
    stage.advance(by: 0.1)
    stage.guarded?.policy = .resist

    #expect(stage.escape(from: stage.second))
    stage.guarded?.policy = .allow
    #expect(!stage.escape(from: stage.second))
  }

  @Test(
    "The escape gesture asks and tells the presentation's delegate",
    arguments: ContainerKind.presentations
  )
  func delegate(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.showSecond()
    let dismissalGuard = DismissalGuard()
    stage.second.presentationController?.delegate = dismissalGuard

    #expect(stage.escape(from: stage.second))
    stage.settle()
    #expect(stage.showsSecond)
    dismissalGuard.allows = true
    #expect(stage.escape(from: stage.second))
    stage.settle()

    #expect(!stage.showsSecond)
    #expect(dismissalGuard.calls == ["attempt", "will", "did"])
  }

  @Test(
    "A screen's own answer to the escape gesture comes first",
    arguments: ContainerKind.allCases
  )
  func ownAnswer(kind: ContainerKind) {
    let stage = ContainerStage(guarded: kind)
    stage.showSecond()
    stage.guarded?.answersEscape = true

    #expect(stage.escape(from: stage.second))
    stage.settle()

    #expect(stage.showsSecond)
    #expect(stage.guarded?.escapes == 1)
  }

  @Test(
    "The escape gesture works where pans are off, and a setting turns it off",
    arguments: ContainerKind.leadingBack
  )
  func settings(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.showSecond()
    stage.transition.gestures = GestureSettings(pop: .disabled, isDismissPanEnabled: false)
    stage.transition.accessibility.performsEscape = false

    #expect(!stage.escape(from: stage.second))
    stage.settle()
    #expect(stage.showsSecond)
    stage.transition.accessibility.performsEscape = true
    #expect(stage.escape(from: stage.second))
    stage.settle()

    #expect(!stage.showsSecond)
  }

  @Test(
    "Systems without action handlers ask the object for the escape gesture",
    arguments: ContainerKind.leadingBack
  )
  func earlierSystems(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.showSecond()

    #expect(stage.transition.performEscape(from: kind.isPresentation ? stage.second : stage.root))
    stage.settle()

    #expect(!stage.showsSecond)
  }

  @Test(
    "An uninstalled object no longer answers the escape gesture",
    arguments: ContainerKind.leadingBack
  )
  func uninstalled(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.showSecond()
    let view = kind.isPresentation ? stage.second.view : stage.root.view
    #expect(view?.accessibilityPerformEscapeBlock != nil)

    stage.transition.uninstall()

    #expect(view?.accessibilityPerformEscapeBlock == nil)
    #expect(!stage.escape(from: stage.second))
    stage.settle()
    #expect(stage.showsSecond)
  }

  @Test("A view with an escape handler of its own keeps it")
  func ownBlock() {
    HeadlessScreen.reset()
    let navigation = UINavigationController(rootViewController: Screen("First"))
    let transition = InterruptibleTransition(.slide)
    navigation.view.accessibilityPerformEscapeBlock = { true }

    transition.install(on: navigation)
    transition.uninstall()

    #expect(navigation.view.accessibilityPerformEscapeBlock?() == true)
  }

  @Test("The escape gesture pops in a presented stack, and then dismisses it")
  func nested() {
    let stage = ContainerStage(.overFullScreen)
    let top = Screen("Top")
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    navigation.modalPresentationStyle = .overFullScreen
    stage.transition.install(on: navigation)
    navigation.pushViewController(top, animated: false)
    stage.transition.present(navigation, from: stage.first)
    stage.settle()

    #expect(HeadlessAccessibility.performEscape(from: top.view))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.first.presentedViewController === navigation)
    #expect(HeadlessAccessibility.performEscape(from: navigation.viewControllers[0].view))
    stage.settle()

    #expect(stage.first.presentedViewController == nil)
  }

  @Test(
    "The escape gesture keeps neither the container nor the object alive",
    arguments: ContainerKind.leadingBack
  )
  func lifetime(kind: ContainerKind) {
    weak var root: UIViewController?
    weak var second: UIViewController?
    weak var transition: InterruptibleTransition?
    do {
      let stage = ContainerStage(kind)
      (root, second, transition) = (stage.root, stage.second, stage.transition)
      stage.showSecond()
      #expect(stage.escape(from: stage.second))
      stage.settle()
      stage.window.isHidden = true
    }
    HeadlessScreen.reset()

    #expect(root == nil)
    #expect(second == nil)
    #expect(transition == nil)
  }
}
