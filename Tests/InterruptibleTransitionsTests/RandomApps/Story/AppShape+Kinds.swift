import UIKit

@testable import TestSupport

extension AppShape {
  /// An app with a container or presentations of a kind and nothing else; without a kind, one with tabs, a stack
  /// and cards.
  init(_ kind: ContainerKind?) {
    let screens = [AppNode](repeating: .screen, count: 4)
    switch kind {
    case .navigation: root = .stack([.screen], .shared(0))
    case .tabs:
      root = .tabs(screens, .shared(0))
      effectCases = [.shift]
    case .container: root = .box(screens, .shared(0))
    case .fullScreen?, .overFullScreen?, .card?, .sampleCard?, .custom?, .currentContext?,
      .overCurrentContext?:
      cards = screens.map { AppCard(node: $0, style: kind ?? .fullScreen) }
      effectCases = [.shrinkingCover]
      presentsByPan = true
    case nil:
      root = .tabs([.stack([.screen], .shared(0)), .screen], .shared(0))
      cards = ([.fullScreen, .overFullScreen, .custom] as [ContainerKind]).map {
        AppCard(style: $0)
      }
      effectCases = [.slide, .slide]
      presentsByPan = true
    }
    guests = [.screen]
  }
}
