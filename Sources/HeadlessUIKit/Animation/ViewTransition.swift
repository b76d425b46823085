/// The change from what a view shows to what it shows next, as a transition option asks for.
@MainActor
struct ViewTransition {
  enum Appearance {
    case crossDissolve
    /// The axis and the direction of the turn, seen from the front.
    case flip(x: CGFloat, y: CGFloat)
  }

  let appearance: Appearance

  init?(_ options: UIView.AnimationOptions) {
    switch options.transition {
    case .transitionCrossDissolve: appearance = .crossDissolve
    case .transitionFlipFromLeft: appearance = .flip(x: 0, y: 1)
    case .transitionFlipFromRight: appearance = .flip(x: 0, y: -1)
    case .transitionFlipFromTop: appearance = .flip(x: -1, y: 0)
    case .transitionFlipFromBottom: appearance = .flip(x: 1, y: 0)
    default: return nil
    }
  }

  /// Covers the view with what it shows now; after this its contents may change.
  func cover(_ view: UIView, driver: AnimationDriver) {
    let layer = view.layer
    let old = layer.picture()
    let origin = layer.bounds.origin
    old.values.position.x += origin.x
    old.values.position.y += origin.y
    // The cover lies in the layer, which casts the shadow itself.
    old.values.shadowOpacity = 0
    layer.cover = old
    let isFlip = if case .flip = appearance { true } else { false }
    let fade = FunctionAnimation(old, name: "transition", driver: driver) { values, progress in
      values.opacity *= isFlip ? (progress < 0.5 ? 1 : 0) : 1 - min(max(progress, 0), 1)
    } cleanUp: { [weak layer, weak old] in
      if layer?.cover === old { layer?.cover = nil }
    }
    fade.begin()
    FunctionAnimation(layer, name: "transition", driver: driver) { values, progress in
      guard case .flip(let x, let y) = appearance else { return }
      let turned = progress < 0.5 ? progress : progress - 1
      let turn = CATransform3DMakeRotation(turned * .pi, x, y, 0)
      let eye = CATransform3D.perspective(distance: ViewTransition.distance)
      values.transform = CATransform3DConcat(
        CATransform3DConcat(turn, eye),
        values.transform
      )
    }
    .begin()
  }

  /// From the eye to the view, in points.
  private static let distance: CGFloat = 1000
}

extension CATransform3D {
  /// What lies nearer looks larger, to an eye before the origin.
  static func perspective(distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }
}
