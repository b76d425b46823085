extension HeadlessKeyboard {
  /// Presses and releases a key of a connected keyboard.
  ///
  /// The first responder and those after it are asked for their key commands; without a first responder, the uppermost
  /// controller. A first responder that accepts typing keeps the keys that type, and Escape, from commands without
  /// priority.
  ///
  /// - Parameters:
  ///   - input: The text that the key types, or one of the constants for keys that type nothing.
  ///   - modifiers: The keys that are held with it.
  /// - Returns: Whether a command has handled it.
  @discardableResult
  public static func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    let isTyped =
      FirstResponder.current?.headlessNeedsKeyboard == true
      && modifiers.isDisjoint(with: [.command, .control])
    var next = FirstResponder.current ?? uppermost
    while let responder = next {
      let command = responder.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifiers
          && (!isTyped || $0.wantsPriorityOverSystemBehavior)
      }
      if let command {
        command.perform()
        return true
      }
      next = responder.next
    }
    return false
  }

  /// The controller that is shown above all others, in the uppermost window that has one.
  static var uppermost: UIResponder? {
    var upper = HeadlessScreen.windows.last { $0.rootViewController != nil }?.rootViewController
    while let next = upper?.ownPresentation?.presented ?? upper?.shownChild {
      upper = next
    }
    return upper
  }
}

extension UIViewController {
  fileprivate var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: children.last { $0.isInWindow }
    }
  }
}
