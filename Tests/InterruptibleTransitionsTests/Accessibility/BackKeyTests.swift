import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Escape and Command-[ go back where a keyboard is.
@MainActor @Suite(.serialized) struct BackKeyTests {
  /// A view that is typed into.
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var headlessNeedsKeyboard: Bool { true }
  }

  @Test(
    "The Escape key goes to a text field that is being edited",
    arguments: ContainerKind.presentations
  )
  func typing(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.showSecond()
    let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.second.view.addSubview(field)
    field.becomeFirstResponder()

    #expect(!HeadlessKeyboard.press(UIKeyCommand.inputEscape))
    field.resignFirstResponder()
    #expect(HeadlessKeyboard.press(UIKeyCommand.inputEscape))
    stage.settle()

    #expect(!stage.showsSecond)
  }

  @Test("A setting turns the back keys off at any time", arguments: ContainerKind.leadingBack)
  func settings(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.showSecond()

    stage.transition.gestures.isBackKeyEnabled = false
    #expect(!HeadlessKeyboard.press("[", .command))
    #expect(!HeadlessKeyboard.press(UIKeyCommand.inputEscape))
    stage.transition.gestures.isBackKeyEnabled = true
    #expect(HeadlessKeyboard.press("[", .command))
    stage.settle()

    #expect(!stage.showsSecond)
  }

  @Test("Where the innermost container has nothing to go back to, the next one around it goes back")
  func nested() {
    let stage = ContainerStage(.navigation)
    stage.showSecond()
    let inner = UINavigationController(rootViewController: Screen("Inner"))
    stage.second.embed(inner)
    stage.transition.install(on: inner)
    stage.advance(by: 0.1)
    #expect(inner.keyCommands?.count == 1)

    #expect(HeadlessKeyboard.press("[", .command))
    stage.settle()

    #expect(!stage.showsSecond)
  }

  @Test("In a stack that is presented Command-[ pops, and Escape dismisses")
  func presentedStack() {
    let stage = ContainerStage(.overFullScreen)
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    navigation.modalPresentationStyle = .overFullScreen
    stage.transition.install(on: navigation)
    navigation.pushViewController(Screen("Top"), animated: false)
    navigation.pushViewController(Screen("Topmost"), animated: false)
    stage.transition.present(navigation, from: stage.first)
    stage.settle()

    #expect(HeadlessKeyboard.press("[", .command))
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(HeadlessKeyboard.press(UIKeyCommand.inputEscape))
    stage.settle()

    #expect(stage.first.presentedViewController == nil)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("Presented again and again, a screen has one command for each key")
  func once() {
    let stage = ContainerStage(.card)
    for _ in 0..<3 {
      stage.showSecond()
      stage.goBack(animated: false)
      stage.settle()
    }
    stage.showSecond()

    #expect(stage.second.keyCommands?.count == 2)
    stage.transition.uninstall()
    #expect(stage.second.keyCommands == nil)
  }

  @Test("An app's own command for a key stays the only one")
  func ownCommand() {
    let stage = ContainerStage(.navigation)
    var calls = 0
    stage.root.keyCommands?.forEach(stage.root.removeKeyCommand)
    stage.root.addKeyCommand(.headlessCommand(input: "[", modifierFlags: .command) { calls += 1 })
    stage.transition.gestures.isScrollEnabled = false
    stage.showSecond()

    #expect(HeadlessKeyboard.press("[", .command))
    stage.settle()

    #expect(calls == 1)
    #expect(stage.showsSecond)
    #expect(stage.root.keyCommands?.count == 1)
  }
}
