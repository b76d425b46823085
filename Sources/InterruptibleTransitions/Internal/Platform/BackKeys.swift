import UIKit

#if canImport(ObjectiveC)
  extension UIKeyCommand {
    /// Makes a command that goes back from a controller.
    ///
    /// UIKit sends the action to the innermost controller in the responder chain, which looks outward.
    static func goingBack(_ key: BackKey, from controller: UIViewController) -> UIKeyCommand {
      UIKeyCommand(input: key.input, modifierFlags: key.modifierFlags, action: key.action)
    }

    /// Whether the command is one that this framework has made for a key.
    func goesBack(_ key: BackKey) -> Bool { action == key.action }
  }

  extension BackKey {
    fileprivate var action: Selector {
      switch self {
      case .escape: #selector(UIViewController.interruptibleTransitionsDismissByKey(_:))
      case .bracket: #selector(UIViewController.interruptibleTransitionsGoBackByKey(_:))
      }
    }
  }

  extension UIViewController {
    @objc fileprivate func interruptibleTransitionsDismissByKey(_ sender: Any?) {
      goBackOutward(for: .key(.escape))
    }

    @objc fileprivate func interruptibleTransitionsGoBackByKey(_ sender: Any?) {
      goBackOutward(for: .key(.bracket))
    }
  }
#else
  extension UIKeyCommand {
    /// Makes a command that goes back from a controller.
    static func goingBack(_ key: BackKey, from controller: UIViewController) -> UIKeyCommand {
      headlessCommand(
        input: key.input,
        modifierFlags: key.modifierFlags,
        name: key.action
      ) { [weak controller] in
        controller?.goBackOutward(for: .key(key))
      }
    }

    /// Whether the command is one that this framework has made for a key.
    func goesBack(_ key: BackKey) -> Bool { headlessName == key.action }
  }

  extension BackKey {
    fileprivate var action: String { "interruptibleTransitions.\(self)" }
  }
#endif

/// A key that goes back.
enum BackKey {
  /// Escape, which dismisses what is presented.
  case escape
  /// Command-[, which also pops.
  case bracket

  @MainActor
  var input: String {
    switch self {
    case .escape: UIKeyCommand.inputEscape
    case .bracket: "["
    }
  }

  var modifierFlags: UIKeyModifierFlags {
    switch self {
    case .escape: []
    case .bracket: .command
    }
  }
}
