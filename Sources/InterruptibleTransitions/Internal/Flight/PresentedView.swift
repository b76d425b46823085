import UIKit

/// How a presentation has left a view.
///
/// The dismissal starts there with any effect, and restores the view.
@MainActor
struct PresentedView {
  private let view: UIView
  private let presented: Appearance
  private var original: Appearance
  /// The properties that may differ from the start of the dismissal's effect.
  private let properties: [SpringPart.Property]
  private let isDimming: Bool
  /// The properties that differ.
  private(set) var moved: [SpringPart.Property] = []

  /// The values of the properties that a presentation may have changed.
  private struct Appearance {
    let center: CGPoint
    let size: CGSize
    let transform: CATransform3D
    var alpha: CGFloat

    /// The rounding error of an effect that computes the same value.
    private static let least: CGFloat = 0.001

    @MainActor
    init(of view: UIView) {
      (center, size) = (view.center, view.bounds.size)
      (transform, alpha) = (view.transform3D, view.alpha)
    }

    func isLike(_ other: Appearance, in property: SpringPart.Property) -> Bool {
      switch property {
      case .center: hypot(center.x - other.center.x, center.y - other.center.y) < Appearance.least
      case .size:
        hypot(size.width - other.size.width, size.height - other.size.height) < Appearance.least
      case .transform: transform.showsFlat(like: other.transform)
      case .alpha: abs(alpha - other.alpha) < Appearance.least
      case .cornerRadius, .match: true
      }
    }

    @MainActor
    func show(_ property: SpringPart.Property, of view: UIView) {
      switch property {
      case .center: view.center = center
      case .size: view.bounds.size = size
      case .transform: view.transform3D = transform
      case .alpha: view.alpha = alpha
      case .cornerRadius, .match: break
      }
    }
  }

  /// Keeps how the presentation has left the presenting view.
  init(_ view: UIView, _ properties: [SpringPart.Property]) {
    (self.view, self.properties, isDimming) = (view, properties, false)
    (presented, original) = (Appearance(of: view), Appearance(of: view))
  }

  /// Keeps the opacity of a dimming view during the presentation.
  init(dimming view: UIView, alpha: CGFloat) {
    var (presented, original) = (Appearance(of: view), Appearance(of: view))
    (presented.alpha, original.alpha) = (alpha, 0)
    (self.view, self.presented, self.original) = (view, presented, original)
    (properties, isDimming) = ([.alpha], true)
  }

  /// Keeps the original values, before the effect starts.
  mutating func recordHome() {
    original = Appearance(of: view)
  }

  /// Shows the view as the presentation has left it, after the effect has placed it for its start.
  ///
  /// A property that the effect changes in a part of the transition is restored in that part.
  mutating func putBack(_ extras: SceneExtras) {
    let start = Appearance(of: view)
    moved = properties.filter { isDimming || !presented.isLike(start, in: $0) }
    putBackAgain(besides: [])
    if !isDimming { moved.removeAll(where: extras.backgroundInParts.contains) }
  }

  /// Shows the same values for a new animator.
  ///
  /// A property with a separate spring doesn't change.
  func putBackAgain(besides parts: [SpringPart]) {
    for property in moved where !parts.contains(property, of: view) {
      presented.show(property, of: view)
    }
  }

  /// Restores the properties that the effect doesn't restore, except for those with a separate spring.
  func goHome(besides parts: [SpringPart]) {
    let end = Appearance(of: view)
    for property in moved where !original.isLike(end, in: property) {
      if !parts.contains(property, of: view) { original.show(property, of: view) }
    }
  }
}

@MainActor
extension [SpringPart] {
  fileprivate func contains(_ property: SpringPart.Property, of view: UIView) -> Bool {
    contains { $0.view === view && $0.property == property }
  }
}

extension CATransform3D {
  /// Whether a flat view appears the same under both transforms.
  ///
  /// The third row, as of a perspective without a rotation, doesn't move its points.
  fileprivate func showsFlat(like other: CATransform3D) -> Bool {
    let rows = [
      (m11, other.m11), (m12, other.m12), (m13, other.m13), (m14, other.m14),
      (m21, other.m21), (m22, other.m22), (m23, other.m23), (m24, other.m24),
      (m41, other.m41), (m42, other.m42), (m43, other.m43), (m44, other.m44),
    ]
    return rows.allSatisfy { abs($0 - $1) < 0.00001 }
  }
}
