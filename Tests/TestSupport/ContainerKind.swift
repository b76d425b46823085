import InterruptibleTransitions
import UIKit

/// The containers and presentation styles that one transition object manages: the one list for all tests and random apps.
enum ContainerKind: String, CaseIterable, Codable, Sendable {
  case navigation
  case tabs
  case fullScreen
  case overFullScreen
  /// Under `custom`, with a presentation controller that covers three quarters of the screen.
  case card
  /// Under `custom`, with a presentation controller that covers half of the screen, and sets the frame whenever the container is
  /// laid out, as Apple's sample does.
  case sampleCard
  /// Under `custom`, without one.
  case custom
  case currentContext
  case overCurrentContext
  /// An app's own container.
  case container

  var isPresentation: Bool {
    switch self {
    case .navigation, .tabs, .container: false
    case .fullScreen, .overFullScreen, .card, .sampleCard, .custom, .currentContext,
      .overCurrentContext:
      true
    }
  }

  static let presentations = allCases.filter(\.isPresentation)

  var modalStyle: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .card, .sampleCard, .custom, .navigation, .tabs, .container: .custom
    }
  }

  /// Whether the screen that is presented leaves a part of the one below uncovered.
  var isCard: Bool { self == .card || self == .sampleCard }

  /// Whether the outgoing screen hears of its appearance too.
  var bothScreensAppear: Bool {
    switch self {
    case .navigation, .tabs, .fullScreen, .currentContext, .container: true
    case .overFullScreen, .overCurrentContext, .card, .sampleCard, .custom: false
    }
  }

  @MainActor
  var effect: any TransitionEffect {
    switch self {
    case .navigation, .container: .slide
    case .tabs: .shift
    case .fullScreen, .overFullScreen, .card, .sampleCard, .custom, .currentContext,
      .overCurrentContext:
      .cover(backgroundScale: 0.9)
    }
  }
}
