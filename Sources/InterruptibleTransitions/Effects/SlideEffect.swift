import UIKit

/// The system's push.
///
/// The figures are those of the push of iOS 27, measured frame by frame in a simulator by JakeThomson/swift_transitions.
struct SlideEffect: TransitionEffect {
  /// How far the background moves, as a fraction of the foreground's distance: 0.301 to 0.302.
  private static let parallax: CGFloat = 0.301
  /// The opacity of the dimming over the background while it is covered: 0.096 to 0.100.
  private static let dimming: CGFloat = 0.098

  private let corners = PerTransition<SlideCorners>()

  /// Rounds the foreground's leading corners.
  func prepare(_ scene: TransitionScene) {
    corners[scene] = SlideCorners(of: scene)
    guard let corners = corners[scene] else { return }
    scene.onFrame { [weak corners] in corners?.round($0) }
  }

  /// Puts the foreground at its frame or beside the trailing edge, and the background a part of the distance to the
  /// leading edge.
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isPresented = position == .presented
    let offset = isPresented ? 0 : scene.trailingOffset
    scene.dimmingView.alpha = isPresented ? SlideEffect.dimming : 0
    scene.foreground?.center.x = scene.foregroundFrame.midX + offset
    scene.edgeShadow.transform = CGAffineTransform(translationX: offset, y: 0)
    let parallax = isPresented ? scene.trailingOffset * SlideEffect.parallax : 0
    scene.background?.center.x = scene.backgroundFrame.midX - parallax
  }

  /// Gives the foreground back the corners that it had.
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    corners[scene]?.restore()
    corners[scene] = nil
  }
}

/// A soft shadow beside the leading edge of a screen, darkest at the edge.
///
/// Measured of the system's push, on iOS 27 by JakeThomson/swift_transitions: it darkens by 2.1 to 2.5 percent 2
/// points from the edge, by 1.2 percent at 10 points and by 0.4 percent at 16 points; close to a Gaussian.
final class EdgeShadowView: UIView {
  private static let width: CGFloat = 30
  /// The opacity at the middle of the Gaussian, which lies behind the edge.
  private static let opacity: CGFloat = 0.03
  /// How far behind the edge that is, in points.
  private static let depth: CGFloat = 6
  /// The standard deviation of the Gaussian, in points.
  private static let deviation: CGFloat = 12
  private static let colors: [Any] = stride(from: 0, through: width, by: 3).map { distance in
    let deviations = (distance + depth) / deviation
    return UIColor(white: 0, alpha: opacity * exp(-deviations * deviations / 2)).cgColor
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(beside frame: CGRect, isRightToLeft: Bool) {
    super.init(
      frame: CGRect(
        x: isRightToLeft ? frame.maxX : frame.minX - EdgeShadowView.width,
        y: frame.minY,
        width: EdgeShadowView.width,
        height: frame.height
      )
    )
    // It follows the edge if the container gets another size in flight.
    autoresizingMask = isRightToLeft ? [.flexibleHeight, .flexibleLeftMargin] : [.flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityIdentifier = "transition.shadow"
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = EdgeShadowView.colors
    gradient.startPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
    gradient.endPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}

/// Both screens move side by side.
struct ShiftEffect: TransitionEffect {
  /// Puts one screen in place, and the other one beside it.
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isPresented = position == .presented
    let offset = isPresented ? 0 : scene.trailingOffset
    scene.foreground?.center.x = scene.foregroundFrame.midX + offset
    scene.background?.center.x =
      scene.backgroundFrame.midX + offset - scene.trailingOffset
  }
}

/// The foreground comes up from the bottom edge.
struct CoverEffect: TransitionEffect {
  /// The size of the background while it is covered, as a fraction of its full size.
  private let backgroundScale: CGFloat
  /// The opacity of the dimming over the background while it is covered.
  private let dimming: CGFloat

  init(backgroundScale: CGFloat, dimming: CGFloat) {
    TransitionLog.check(
      backgroundScale > 0 && backgroundScale.isFinite,
      "The background's scale was \(backgroundScale). Give it a fraction greater than 0."
    )
    self.backgroundScale = backgroundScale.limitedScale(orIfNaN: 1)
    self.dimming = dimming.limited(to: 0...1, orIfNaN: 0.2)
  }

  /// The foreground's height, up.
  func travel(in scene: TransitionScene) -> CGVector {
    CGVector(dx: 0, dy: -distance(in: scene))
  }

  /// Puts the foreground in place above the smaller, dimmed background, or below the edge.
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isPresented = position == .presented
    let frame = scene.foregroundFrame
    scene.foreground?.center.y = isPresented ? frame.midY : frame.midY + distance(in: scene)
    if backgroundScale != 1 {
      let scale = isPresented ? backgroundScale : 1
      scene.background?.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    if dimming > 0 { scene.dimmingView.alpha = isPresented ? dimming : 0 }
  }

  private func distance(in scene: TransitionScene) -> CGFloat {
    max(scene.bounds.maxY - scene.foregroundFrame.minY, 0)
  }
}

extension CoverEffect: DimmingEffect {
  func dimming(in scene: TransitionScene) -> CGFloat { dimming }
}
