package import InterruptibleTransitions
import UIKit

/// A look of the framework, and how far its foreground is seen to be.
package enum Look: String, CaseIterable, Sendable {
  case slide
  case cover
  case fade
  case scale
  case flip
  case stages
  case zoom
  case fadeAndScale = "fade and scale"

  @MainActor
  package var effect: any TransitionEffect {
    switch self {
    case .slide: SlideEffect()
    case .cover: CoverEffect()
    case .fade: FadeEffect()
    case .scale: ScaleEffect()
    case .flip: .flip
    case .stages: .stages { Look.stages(in: $0) }
    case .zoom: ZoomEffect { ($0.backgroundViewController as? LookScreen)?.mark }
    case .fadeAndScale: FadeEffect().combined(with: ScaleEffect())
    }
  }

  @MainActor
  private static func stages(in scene: TransitionScene) -> [TransitionStage] {
    guard let screen = scene.foregroundViewController as? LookScreen else { return [] }
    return [
      .move(screen.mark, by: CGVector(dx: 0, dy: Look.stageWay), during: 0...1),
      .fade(screen.mark, during: 0...0.5),
    ]
  }

  private static let stageWay = 200.0
  private static let smallScale = 0.85

  /// The damping ratios of the springs that may carry the foreground from a share of its way.
  ///
  /// A card on its way home passes its source by the same part of the whole way from wherever it comes.
  func dampingRatios(from share: Double) -> [Double] {
    guard self == .zoom else { return [1] }
    let decay = -log(min(0.0208 / max(share, 0.01), 0.13))
    return [decay / hypot(decay, .pi), 0.9, 1]
  }

  /// The way of the foreground, in points; an opacity counts as a share of the width.
  func way(in size: CGSize) -> Double {
    let (width, height) = (Double(size.width), Double(size.height))
    return switch self {
    case .slide, .fade, .fadeAndScale: width
    case .cover: height
    case .scale: hypot(width, height) / 2 * (1 - Look.smallScale)
    case .flip: width / 2 * .pi
    case .stages: Look.stageWay
    case .zoom: width - Double(LookScreen.markFrame.width)
    }
  }

  /// Returns how much of its way the foreground is seen to have gone.
  ///
  /// - Parameters:
  ///   - foreground: The screen above, or what moves in it.
  ///   - background: The screen below.
  ///   - size: The size of the window.
  /// - Returns: The share, from 0, where the foreground is away, to 1.
  func share(of foreground: Seen, over background: Seen, in size: CGSize) -> Double {
    let way = way(in: size)
    let corners = foreground.corners
    let width = Double(hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y))
    switch self {
    case .slide: return 1 - Double(corners[0].x) / way
    case .cover: return 1 - Double(corners[0].y) / way
    case .fade, .fadeAndScale: return foreground.opacity
    case .scale: return 1 - (1 - width / Double(size.width)) / (1 - Look.smallScale)
    case .flip: return 0.5 + (abs(background.turn) - abs(foreground.turn)) / .pi
    case .stages: return 1 - (Double(corners[0].y) - Double(LookScreen.markFrame.minY)) / way
    case .zoom: return (width - Double(LookScreen.markFrame.width)) / way
    }
  }
}
