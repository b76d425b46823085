import UIKit

/// The parts of the foreground's position and size, which continue from the displayed values after an app's layout.
extension SceneSetup {
  /// The parts of the foreground's position and size that have no separate spring.
  var geometryParts: [SpringPart] {
    placing.filter { part in
      !scene.extras.parts.contains { $0.view === part.view && $0.property == part.property }
    }
  }

  /// Animates the foreground's position and size by parts from now on, in place of the effect's animations.
  func takeGeometryParts() -> [SpringPart] {
    takenGeometry = geometryParts
    for part in takenGeometry { part.view.layer.removeAnimations(of: part.property) }
    return takenGeometry
  }

  /// Finds the parts of the position and size, at the transition's start.
  func findGeometryParts() -> [SpringPart] {
    guard let foreground = scene.foreground, foreground.isDescendant(of: scene.container) else {
      return []
    }
    let outward = sequence(first: foreground as UIView, next: \.superview)
    // The views that move a card already have springs.
    let views = !holdsForeground ? outward.prefix { $0 !== scene.container } : [foreground]
    return views.enumerated().flatMap { depth, view in
      [SpringPart.Property.center, .size, .transform].compactMap { property in
        guard property != .transform || view.hasFlatTransform else { return nil }
        let value = property.value(of: view)
        let ends = SpringPart.Ends(start: value, end: value)
        var part = SpringPart(view: view, property: property, spring: nil, ends: ends)
        // An effect creates the views around the foreground again.
        part.role = (foreground, depth)
        if property == .center { part.origin = origin(around: view) }
        return part
      }
    }
  }

  /// The origin of the coordinates around a view, which an effect may set to the foreground's origin.
  private func origin(around view: UIView) -> PartValue {
    let origin =
      !holdsForeground ? view.superview?.bounds.origin : scene.foregroundFrame.origin
    return origin.map { PartValue($0.x, $0.y) } ?? .zero
  }

  /// Starts parts and cards at the foreground's displayed frame.
  func startAtFrameBefore() {
    guard let frameBefore else { return }
    let frame = scene.foregroundFrame
    let growth = PartValue(frameBefore.width - frame.width, frameBefore.height - frame.height)
    let shift = PartValue(frameBefore.minX - frame.minX, frameBefore.minY - frame.minY)
    let own = scene.extras.parts.filter { $0.view === scene.foreground }
    for part in own + takeGeometryParts() {
      switch part.property {
      case .center where isAsLargeAsForeground(part.view):
        let isInner = holdsForeground || isAsLargeAsForeground(part.view.superview)
        part.value = part.ends.start + growth * 0.5 + (isInner ? .zero : shift)
      case .size where isAsLargeAsForeground(part.view): part.value = part.ends.start + growth
      default: part.value = part.ends.start
      }
    }
    guard holdsForeground, let card = scene.extras.card else { return }
    card.placement.top.x += frameBefore.midX - frame.midX
    card.placement.top.y += frameBefore.minY - frame.minY
    card.placement.window.width = frameBefore.width
    card.placement.window.height = frameBefore.height
  }

  /// Whether a card has the foreground, which then isn't in the container itself.
  private var holdsForeground: Bool { scene.extras.card?.holdsScreen == true }

  /// Whether a view is the foreground, or a view of the same size that the effect has put it into.
  private func isAsLargeAsForeground(_ view: UIView?) -> Bool {
    let size = placing.first { $0.view === view && $0.property == .size }
    let frame = scene.foregroundFrame
    return size?.ends.start == PartValue(frame.width, frame.height)
  }
}

extension UIView {
  /// Whether its transform has no perspective.
  var hasFlatTransform: Bool { CATransform3DIsAffine(layer.transform) }
}
