import UIKit

/// A view of the screen above that a zoom moves where it is, by its transform: it isn't taken out of its superview, so
/// that constraints hold and a video continues to play.
///
/// The rest of the screen fades. A mask shows no more of the view than the source does.
@MainActor
final class CarriedView: ZoomedView {
  var contents: CGRect { chosen ?? view.pictureRect.applying(toScreen) }
  /// The part of the screen that the app has chosen.
  private let chosen: CGRect?
  var alignment: CGRect? { contents }
  private let view: UIView
  private let screen: UIView
  private let origin: CGPoint
  /// The rectangle on the screen to which the view is clipped where it lies on its source, in the container.
  private let clip: CGRect?
  private let clipOfAll: CGRect
  /// The view's transform without the zoom, which another transition may share.
  private let state: OriginalState
  /// From the view's own coordinates at rest to the screen's points.
  private let toScreen: CGAffineTransform
  private let fading: StageRecord
  private let colors: [FadingColor]
  /// The views around the view that would clip it.
  private let unclipped: [UIView]
  private let mask: CarriedMask
  /// How far the card is from its source, from 0 to 1.
  private var openness: CGFloat = 0

  /// Returns nil for a view that isn't shown in the screen above, or is that screen.
  init?(_ view: UIView?, in scene: TransitionScene, _ options: ZoomEffect.Options) {
    guard let view, let screen = scene.foreground, view !== screen, view.isDescendant(of: screen),
      view.window != nil, !view.isHidden, !view.bounds.isEmpty
    else { return nil }
    (self.view, self.screen, origin) = (view, screen, scene.foregroundFrame.origin)
    let start = screen.bounds.origin
    toScreen = view.map(to: screen)
      .concatenating(CGAffineTransform(translationX: -start.x, y: -start.y))
    let chosen = options.alignmentRect?(scene)?.offsetBy(dx: -start.x, dy: -start.y)
    self.chosen = chosen?.hasExtent == true ? chosen : nil
    let clip = options.clip?(scene)
    self.clip = clip.flatMap { $0.hasExtent && !$0.isInfinite ? $0 : nil }
    clipOfAll = scene.container.bounds
    state = scene.extras.begin(view, [.transform])
    let around = Array(sequence(first: view, next: \.superview).prefix { $0 !== screen }) + [screen]
    fading = StageRecord(CarriedView.fades(around), in: scene)
    fading.prepare(scene)
    colors = around.dropFirst().compactMap { FadingColor(of: $0, in: scene) }
    unclipped = around.dropFirst().filter(\.clipsToBounds)
    for view in unclipped { view.clipsToBounds = false }
    mask = CarriedMask(over: view, isClipped: self.clip != nil)
  }

  /// The stages in which the views beside a view, and around it, fade.
  private static func fades(_ around: [UIView]) -> [TransitionStage] {
    zip(around, around.dropFirst()).flatMap { view, superview in
      superview.subviews.filter { $0 !== view && !$0.isHidden }.map(fade)
    }
  }

  /// A view isn't quite clear at its source, so that an app can hide it by its opacity during the transition.
  private static func fade(_ view: UIView) -> TransitionStage {
    let appearance = TransitionStage.Appearance.change([.alpha]) { original, _ in
      TransitionStage.Change {
        { view.alpha = min(original.alpha, leastAlpha) }
      } restore: {
        view.alpha = original.alpha
      }
    }
    return TransitionStage(view: view, appearance: appearance, timing: .part(0...1))
  }

  /// Less than one of the 255 steps of a color.
  private static let leastAlpha: CGFloat = 0.002

  // MARK: - Placement

  private(set) var shown = CardVector.zero

  var placement: CardVector {
    get { shown }
    set {
      shown = newValue
      guard let superview = view.superview else { return }
      let window = newValue.window
      let move = CGAffineTransform(translationX: -window.x - window.width / 2, y: -window.y)
        .concatenating(CGAffineTransform(scaleX: newValue.scale, y: newValue.scale))
        .concatenating(CGAffineTransform(rotationAngle: newValue.angle))
        .concatenating(
          CGAffineTransform(
            translationX: newValue.top.x - origin.x,
            y: newValue.top.y - origin.y
          )
        )
      let outward = superview.map(to: screen)
      let inside = outward.concatenating(move.around(screen.bounds.origin))
        .concatenating(outward.inverted())
      state.bodyWillBegin()
      defer { state.bodyDidEnd(isOfFrame: true) }
      let rest = CGAffineTransform(state.transform)
      let middle = CGPoint(
        x: view.center.x + rest.tx,
        y: view.center.y + rest.ty
      ).applying(inside)
      var transform = rest.linear.concatenating(inside.linear)
      (transform.tx, transform.ty) = (middle.x - view.center.x, middle.y - view.center.y)
      view.transform = transform
      mask.opacity = newValue.opacity
      mask.show(
        newValue.window.rect.applying(toScreen.inverted()),
        clip: clip.map { clipOfAll.interpolated(to: $0, at: 1 - openness) },
        toContainer: toScreen.concatenating(move)
          .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      )
    }
  }

  // MARK: - Appearance

  func add(_ picture: UIView, over window: CGRect) {}

  func fill(_ window: CGRect) {}

  func place(isOpen: Bool, in scene: TransitionScene) {
    fading.place(scene, foreground: isOpen ? .presented : .dismissed)
    for color in colors { color.show(isOpen) }
  }

  func round(_ progress: CGFloat, from sourceRadius: CGFloat) {
    openness = min(max(progress, 0), 1)
    let scale = max(toScreen.scale, CardVector.leastScale)
    let radius = sourceRadius / scale
    mask.cornerRadius = radius + (view.layer.cornerRadius - radius) * openness
  }

  func remove(from scene: TransitionScene, at end: TransitionEnd) {
    mask.remove()
    for view in unclipped { view.clipsToBounds = true }
    fading.restore(scene, at: end)
    for color in colors { color.restore() }
    state.end([.transform])
  }
}

/// The background color of a view around the one that moves, which fades with the rest of the screen.
@MainActor
private final class FadingColor {
  private let view: UIView
  private let state: OriginalState
  private var rest: UIColor?

  /// Returns nil for a view without a color.
  init?(of view: UIView, in scene: TransitionScene) {
    let state = scene.extras.begin(view, [])
    rest = state.value(of: view, at: \.backgroundColor)
    (self.view, self.state) = (view, state)
    if rest == nil {
      state.end([])
      return nil
    }
  }

  private var clear: UIColor? { rest?.withAlphaComponent(0) }

  func show(_ isOpen: Bool) {
    followApp()
    view.backgroundColor = isOpen ? rest : clear
  }

  func restore() {
    followApp()
    view.backgroundColor = rest
    state.end([])
  }

  /// Any other color was set by the app, and stays.
  private func followApp() {
    let now = view.backgroundColor
    if now != rest, now != clear { rest = now }
  }
}

/// The mask of a view that a zoom moves: a rectangle with round corners, or a fixed rectangle that clips it.
private final class CarriedMask: TemporaryMask {
  /// The rectangle, if another one clips it.
  private let clipped: UIView?

  init(over view: UIView, isClipped: Bool) {
    clipped = isClipped ? UIView() : nil
    super.init(over: view, before: (view.mask, view.layer.mask))
    guard let clipped else { return }
    (backgroundColor, clipped.backgroundColor) = (nil, .black)
    clipsToBounds = true
    addSubview(clipped)
  }

  private var part: UIView { clipped ?? self }

  var cornerRadius: CGFloat {
    get { part.layer.cornerRadius }
    set { part.layer.cornerRadius = newValue }
  }

  var opacity: CGFloat {
    get { part.alpha }
    set { part.alpha = newValue }
  }

  /// Shows a part of the view, in the view's coordinates, and no more than a rectangle of the container.
  func show(_ rect: CGRect, clip frame: CGRect?, toContainer: CGAffineTransform) {
    part.bounds.size = rect.size
    guard let clipped, let frame else {
      center = rect.middle
      return
    }
    let back = toContainer.inverted()
    bounds.size = frame.size
    center = frame.middle.applying(back)
    transform = back.linear
    clipped.transform = toContainer.linear
    let middle = rect.middle.applying(toContainer)
    clipped.center = CGPoint(x: middle.x - frame.minX, y: middle.y - frame.minY)
  }
}

extension UIView {
  /// The map from the view's coordinates to those of a view around it.
  fileprivate func map(to other: UIView) -> CGAffineTransform {
    let origin = convert(CGPoint.zero, to: other)
    let (right, down) = (
      convert(CGPoint(x: 1, y: 0), to: other), convert(CGPoint(x: 0, y: 1), to: other)
    )
    return CGAffineTransform(
      a: right.x - origin.x,
      b: right.y - origin.y,
      c: down.x - origin.x,
      d: down.y - origin.y,
      tx: origin.x,
      ty: origin.y
    )
  }

  /// The frame of the picture that an image view fits into its bounds, in the view's coordinates; of any other view, its bounds.
  fileprivate var pictureRect: CGRect {
    guard let size = (self as? UIImageView)?.image?.size, contentMode == .scaleAspectFit,
      size.width > 0, size.height > 0
    else { return bounds }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2,
      y: bounds.midY - height / 2,
      width: width,
      height: height
    )
  }
}

extension CGAffineTransform {
  /// A transform without perspective.
  fileprivate init(_ transform: CATransform3D) {
    self.init(
      a: transform.m11,
      b: transform.m12,
      c: transform.m21,
      d: transform.m22,
      tx: transform.m41,
      ty: transform.m42
    )
  }

  /// The same without its translation.
  fileprivate var linear: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }

  /// By how much it scales lengths.
  fileprivate var scale: CGFloat { hypot(a, b) }

  /// The same in coordinates whose origin is elsewhere.
  fileprivate func around(_ origin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}

extension CGRect {
  fileprivate func interpolated(to other: CGRect, at share: CGFloat) -> CGRect {
    CGRect(
      x: minX + (other.minX - minX) * share,
      y: minY + (other.minY - minY) * share,
      width: width + (other.width - width) * share,
      height: height + (other.height - height) * share
    )
  }
}
