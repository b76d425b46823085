import Testing
import UIKit

/// Keys that are pressed go along the responder chain.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  private final class Log {
    var calls: [String] = []
  }

  private func add(
    _ name: String,
    _ input: String = UIKeyCommand.inputEscape,
    _ flags: UIKeyModifierFlags = [],
    to controller: UIViewController,
    _ log: Log
  ) {
    controller.addKeyCommand(
      .headlessCommand(input: input, modifierFlags: flags) { log.calls.append(name) }
    )
  }

  @Test("H8: the first command along the chain answers, from what is shown uppermost")
  func chain() {
    let stage = NavigationStage()
    let log = Log()
    let screen = stage.push("B")
    HeadlessClock.endTurn()
    #expect(!HeadlessKeyboard.press(UIKeyCommand.inputEscape))
    add("navigation", to: stage.navigation, log)

    #expect(HeadlessKeyboard.press(UIKeyCommand.inputEscape))
    add("screen", to: screen, log)
    #expect(HeadlessKeyboard.press(UIKeyCommand.inputEscape))
    let card = UIViewController()
    card.modalPresentationStyle = .overFullScreen
    stage.navigation.present(card, animated: false)
    HeadlessClock.advance(by: 0.1)
    add("card", to: card, log)
    #expect(HeadlessKeyboard.press(UIKeyCommand.inputEscape))

    #expect(log.calls == ["navigation", "screen", "card"])
  }

  @Test("H8: the key and those that are held with it have to be the command's")
  func modifiers() {
    let stage = NavigationStage()
    let log = Log()
    add("back", "[", .command, to: stage.navigation, log)

    #expect(!HeadlessKeyboard.press("["))
    #expect(!HeadlessKeyboard.press("]", .command))
    #expect(!HeadlessKeyboard.press("[", [.command, .shift]))
    #expect(HeadlessKeyboard.press("[", .command))

    #expect(log.calls == ["back"])
    stage.navigation.keyCommands?.forEach(stage.navigation.removeKeyCommand)
    #expect(!HeadlessKeyboard.press("[", .command))
    #expect(stage.navigation.keyCommands == nil)
  }

  @Test("H8: what is typed into keeps its keys from commands without priority")
  func typing() {
    let stage = NavigationStage()
    let log = Log()
    let field = Field(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
    stage.push("B").view.addSubview(field)
    HeadlessClock.endTurn()
    add("escape", to: stage.navigation, log)
    add("back", "[", .command, to: stage.navigation, log)
    field.becomeFirstResponder()

    #expect(!HeadlessKeyboard.press(UIKeyCommand.inputEscape))
    #expect(HeadlessKeyboard.press("[", .command))
    stage.navigation.keyCommands?.first?.wantsPriorityOverSystemBehavior = true
    #expect(HeadlessKeyboard.press(UIKeyCommand.inputEscape))

    #expect(log.calls == ["back", "escape"])
  }
}
