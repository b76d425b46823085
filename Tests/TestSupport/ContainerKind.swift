import InterruptibleTransitions
import UIKit

/// The kinds of container and presentation that one transition object serves.
enum ContainerKind: String, CaseIterable, Codable, Sendable {
  case navigation
  case tabs
  case fullScreen
  case overFullScreen
  /// Under `custom`, with a presentation controller of the app's own.
  case card
  /// Under `custom`, without one.
  case custom
  /// An app's own container.
  case container

  var isPresentation: Bool {
    switch self {
    case .navigation, .tabs, .container: false
    case .fullScreen, .overFullScreen, .card, .custom: true
    }
  }

  var modalStyle: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .card, .custom, .navigation, .tabs, .container: .custom
    }
  }

  /// Whether the outgoing screen hears of its appearance too.
  var bothScreensAppear: Bool {
    switch self {
    case .navigation, .tabs, .fullScreen, .container: true
    case .overFullScreen, .card, .custom: false
    }
  }

  @MainActor
  var effect: any TransitionEffect {
    switch self {
    case .navigation, .container: .slide
    case .tabs: .shift
    case .fullScreen, .overFullScreen, .card, .custom: CoverEffect(backgroundScale: 0.9)
    }
  }
}
