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

extension UIView {
  /// Has VoiceOver's escape gesture go back from a controller, where the system lets a view be told how; returns whether
  /// that is new: a view that has an answer to the gesture keeps it.
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
  /// Whether the app's own class answers the escape gesture.
  ///
  /// UIKit's navigation controller answers it too, but can't in flight.
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
