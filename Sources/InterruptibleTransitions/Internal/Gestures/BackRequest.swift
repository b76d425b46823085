import UIKit

/// What asks to go back without a finger on the screen.
enum BackRequest {
  case escapeGesture
  case key(BackKey)

  /// What it goes back in, the nearest first.
  var scopes: [ScreenChange.Scope] {
    switch self {
    case .escapeGesture, .key(.bracket): [.children, .presentation]
    case .key(.escape): [.presentation]
    }
  }
}

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
