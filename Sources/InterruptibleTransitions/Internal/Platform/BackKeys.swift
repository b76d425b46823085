import UIKit

#if canImport(ObjectiveC)
  extension UIKeyCommand {
    /// Creates a command that goes back from a controller.
    ///
    /// UIKit sends the action to the innermost controller in the responder chain, which searches outward.
    static func goingBack(_ key: BackKey, from controller: UIViewController) -> UIKeyCommand {
      UIKeyCommand(input: key.input, modifierFlags: key.modifierFlags, action: key.action)
    }

    /// Whether this framework has created the command for a key.
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
    /// Creates a command that goes back from a controller.
    static func goingBack(_ key: BackKey, from controller: UIViewController) -> UIKeyCommand {
      headlessCommand(
        input: key.input,
        modifierFlags: key.modifierFlags,
        name: key.action
      ) { [weak controller] in
        controller?.goBackOutward(for: .key(key))
      }
    }

    /// Whether this framework has created the command for a key.
    func goesBack(_ key: BackKey) -> Bool { headlessName == key.action }
  }

  extension BackKey {
    fileprivate var action: String { "interruptibleTransitions.\(self)" }
  }
#endif

enum BackKey {
  /// Escape, which dismisses a presented controller.
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

extension UIView {
  /// Makes VoiceOver's escape gesture go back from a controller, on systems that let a view define it.
  ///
  /// Returns whether it has been added: a view that already handles the gesture isn't changed.
  func answerEscape(for controller: UIViewController) -> Bool {
    guard #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, *),
      accessibilityPerformEscapeBlock == nil
    else { return false }
    accessibilityPerformEscapeBlock = { [weak controller] in
      controller?.performEscape() ?? false
    }
    return true
  }

  func stopAnsweringEscape() {
    guard #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, *) else { return }
    accessibilityPerformEscapeBlock = nil
  }
}

extension UIViewController {
  /// Whether the app's class handles the escape gesture.
  ///
  /// UIKit's navigation controller handles it too, but can't during a transition.
  func performsEscapeItself() -> Bool {
    #if canImport(ObjectiveC)
      let method = #selector(NSObject.accessibilityPerformEscape)
      let base: UIViewController.Type =
        self is UINavigationController ? UINavigationController.self : UIViewController.self
      guard type(of: self).instanceMethod(for: method) != base.instanceMethod(for: method) else {
        return false
      }
    #endif
    return accessibilityPerformEscape()
  }
}
