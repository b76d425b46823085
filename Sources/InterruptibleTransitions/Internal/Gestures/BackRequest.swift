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
