import UIKit

/// How a view looks at rest that transitions change: as the first of them has found it, for all that change it at once.
///
/// A screen may be pushed while a card comes over it, and both may move the same view.
@MainActor
final class ViewRest {
  let view: UIView
  private(set) var center: CGPoint
  private(set) var transform: CGAffineTransform
  private(set) var alpha: CGFloat
  private let size: CGSize
  private var surroundings: CGSize?
  /// What else is changed of it.
  private var values: [AnyKeyPath: Any] = [:]
  /// Where transitions have put it, and which values they have given it: all others are the app's.
  private var places: [CGPoint] = []
  private var transforms: [CGAffineTransform] = []
  private var alphas: [CGFloat] = []
  /// Whose values it had before the animators of a look were finished: they may put back what they have begun with.
  private var transformBefore = Origin<CGAffineTransform>.unknown
  private var alphaBefore = Origin<CGFloat>.unknown
  /// Hides it, and leaves its `isHidden` to the app.
  private var curtain: ViewCurtain?
  /// How many transitions change it.
  private var count = 0

  /// Who has given a view a value.
  private enum Origin<Value> {
    case unknown
    case ofTransition
    case ofApp(Value)
  }

  private init(_ view: UIView) {
    self.view = view
    size = view.bounds.size
    surroundings = view.superview?.bounds.size
    center = view.center
    transform = view.transform
    alpha = view.alpha
  }

  /// Returns how a view looks at rest that a transition is going to change.
  static func begin(_ view: UIView, in scene: TransitionScene) -> ViewRest {
    begin([view], in: scene)[0]
  }

  /// Returns how views look at rest that a transition is going to change, each once.
  static func begin(_ views: [UIView], in scene: TransitionScene) -> [ViewRest] {
    let known = scene.extras.findRests(views)
    var begun: Set<ObjectIdentifier> = []
    return views.filter { begun.insert(ObjectIdentifier($0)).inserted }.map { view in
      let id = ObjectIdentifier(view)
      let rest = scene.extras.rests[id] ?? known[id] ?? ViewRest(view)
      rest.count += 1
      scene.extras.rests[id] = rest
      return rest
    }
  }

  /// Returns the value of a property at rest.
  func value<View: UIView, Value>(of view: View, at property: KeyPath<View, Value>) -> Value {
    if let known = values[property], let value = known as? Value { return value }
    let value = view[keyPath: property]
    values[property] = value
    return value
  }

  /// Notes where and how something else may have put the view.
  func note(_ places: [CGPoint], _ transforms: [CGAffineTransform]) {
    self.places += places
    self.transforms += transforms
  }

  /// Puts the view somewhere.
  func put(at place: CGPoint) {
    view.center = place
    places.append(place)
  }

  func set(
    _ property: ReferenceWritableKeyPath<UIView, CGAffineTransform>,
    to value: CGAffineTransform
  ) {
    view[keyPath: property] = value
    transforms.append(value)
  }

  func set(_ property: ReferenceWritableKeyPath<UIView, CGFloat>, to value: CGFloat) {
    view[keyPath: property] = value
    alphas.append(value)
  }

  func hide() {
    if curtain == nil { curtain = ViewCurtain(over: view) }
  }

  /// Notes whose values the view has, before the animators of a look are finished.
  ///
  /// Where several transitions change it, a value that isn't known may be one that another has been stopped at.
  func noteOrigins() {
    if !transforms.isEmpty {
      let isKnown = isShown(transform) || transforms.contains(where: isShown)
      transformBefore = isKnown ? .ofTransition : count == 1 ? .ofApp(view.transform) : .unknown
    }
    if !alphas.isEmpty {
      let isKnown = isShown(alpha) || alphas.contains(where: isShown)
      alphaBefore = isKnown ? .ofTransition : count == 1 ? .ofApp(view.alpha) : .unknown
    }
  }

  func forgetOrigins() {
    (transformBefore, alphaBefore) = (.unknown, .unknown)
  }

  /// Takes over how the view looks at rest from a presentation that has left it changed, and is gone now.
  func take(_ rest: ViewRest) {
    (center, transform, alpha) = (rest.center, rest.transform, rest.alpha)
    surroundings = rest.surroundings
    values.merge(rest.values) { $1 }
    places += rest.places
    transforms += rest.transforms
    alphas += rest.alphas
  }

  /// A transition changes the view no more.
  func end(in scene: TransitionScene) {
    scene.extras.rests[ObjectIdentifier(view)] = nil
    count -= 1
    guard count == 0 else { return }
    guard let superview = view.superview else { return }
    // It is laid out where it belongs by now, as in a list that has scrolled meanwhile.
    superview.setNeedsLayout()
    // A frame that it was given under a transform has meant another size, and the next transition may begin with it.
    if view.bounds.size != size { superview.layoutIfNeeded() }
  }

  /// Restores what still has a value that a transition has given it, unless the surroundings have laid the view out since.
  ///
  /// A center with a separate spring may have any value in between.
  func restore(isMoving: Bool) {
    curtain?.open()
    curtain = nil
    switch transformBefore {
    case .ofApp(let transform): view.transform = transform
    case .ofTransition: view.transform = transform
    case .unknown: if transforms.contains(where: isShown) { view.transform = transform }
    }
    switch alphaBefore {
    case .ofApp(let alpha): view.alpha = alpha
    case .ofTransition: view.alpha = alpha
    case .unknown: if alphas.contains(where: isShown) { view.alpha = alpha }
    }
    forgetOrigins()
    guard view.superview?.bounds.size == surroundings else { return moveHome() }
    if isMoving || places.contains(view.center) { view.center = center }
  }

  private func isShown(_ value: CGFloat) -> Bool { abs(value - view.alpha) < 0.001 }

  private func isShown(_ value: CGAffineTransform) -> Bool {
    let now = view.transform
    return zip([now.a, now.b, now.c, now.d], [value.a, value.b, value.c, value.d])
      .allSatisfy { abs($0 - $1) < 0.001 }
      && abs(now.tx - value.tx) < 0.1 && abs(now.ty - value.ty) < 0.1
  }

  /// Puts the view where it would be if its surroundings had got their new size while it was at rest, and has them laid out.
  private func moveHome() {
    guard let superview = view.superview, let surroundings else { return }
    view.autoresize(from: (center, size), in: surroundings)
    superview.setNeedsLayout()
  }
}
