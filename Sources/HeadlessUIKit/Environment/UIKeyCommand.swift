/// What a key does.
///
/// Apple's are made with a selector, which exists only beside the Objective-C runtime; here `headlessCommand` takes
/// a closure.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// A Boolean value that indicates whether the command has priority over the system's use of the key, as in a text
  /// field.
  open var wantsPriorityOverSystemBehavior = false
  open var discoverabilityTitle: String?
  /// What stands for the selector's name.
  public let headlessName: String
  private let handler: () -> Void

  public nonisolated static let inputEscape = "UIKeyInputEscape"

  private init(_ name: String, _ handler: @escaping () -> Void) {
    headlessName = name
    self.handler = handler
    super.init(title: "", image: nil)
  }

  /// Makes a command that calls a closure.
  ///
  /// - Parameters:
  ///   - input: What the key types, or one of the constants for keys that type nothing.
  ///   - modifierFlags: The keys that are held with it.
  ///   - name: What stands for the selector's name.
  ///   - handler: What the key does.
  /// - Returns: The command, for `addKeyCommand` or `keyCommands`.
  public static func headlessCommand(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    name: String = "",
    handler: @escaping () -> Void
  ) -> UIKeyCommand {
    let command = UIKeyCommand(name, handler)
    command.input = input
    command.modifierFlags = modifierFlags
    return command
  }

  func perform() {
    handler()
  }
}
