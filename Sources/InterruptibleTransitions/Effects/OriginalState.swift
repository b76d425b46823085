import UIKit

/// The values that a view has without the transitions that change it: one record, which all of them share.
///
/// A screen may be pushed while a card comes over it, and both may change the same view. The record lies in the view as long as a
/// transition changes it, or a presentation that stands has left it changed. What the app sets meanwhile becomes the original.
@MainActor
final class OriginalState: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  private var properties: [Property: any TrackedProperty] = [:]
  /// What else is changed of it.
  private var values: [AnyKeyPath: Any] = [:]
  /// The view's size, and that of its surroundings, when transitions have begun to move it.
  private var sizes: (own: CGSize, surroundings: CGSize?) = (.zero, nil)
  /// Hides the view, and leaves its `isHidden` to the app.
  private var curtain: (view: ViewCurtain, users: Int)?
  /// How many bodies change the view now, one in the other.
  private var depth = 0

  enum Property {
    case transform, alpha, isHidden, center

    /// What transitions change of their screens, whose places are a matter of their containers.
    static let looks: [Property] = [.transform, .alpha, .isHidden]
    /// What stages change of a view inside a screen.
    static let stages: [Property] = [.transform, .alpha, .center]

    @MainActor
    fileprivate func tracked(_ view: UIView) -> any TrackedProperty {
      switch self {
      case .transform: Tracked(\.transform3D, of: view)
      case .alpha: Tracked(\.alpha, of: view)
      case .isHidden: Tracked(\.isHidden, of: view)
      case .center: Tracked(\.center, of: view)
      }
    }
  }

  /// The record of a view that a transition, or a presentation that stands, changes.
  static func find(_ view: UIView) -> OriginalState? {
    view.interactions.lazy.compactMap { $0 as? OriginalState }.first
  }

  /// Begins to change properties of a view, until ``end(_:)``.
  static func begin(_ view: UIView, _ properties: [Property]) -> OriginalState {
    let state = find(view) ?? OriginalState()
    if state.view == nil { view.addInteraction(state) }
    state.begin(properties, of: view)
    return state
  }

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) {
    // The last thing that it does for a view, it does after it has left that.
    if let view { self.view = view }
  }

  private func begin(_ begun: [Property], of view: UIView) {
    for property in begun {
      let tracked = properties[property] ?? property.tracked(view)
      if depth == 0 { look(at: property, tracked, of: view) }
      tracked.begin()
      if property == .center, tracked.users == 1 {
        sizes = (view.bounds.size, view.superview?.bounds.size)
      }
      properties[property] = tracked
    }
  }

  /// Ends to change properties: the last one that does puts them back, or leaves them as a presentation that stands has left them.
  func end(_ ended: [Property]) {
    for property in ended {
      guard let tracked = properties[property] else { continue }
      tracked.users -= 1
      if let view, tracked.users == tracked.standers {
        look(at: property, tracked, of: view)
        if property == .center, tracked.users == 0, view.superview != nil, isResized(view) {
          moveHome(view)
        } else {
          tracked.restore(view)
        }
      }
      if tracked.users == 0 { properties[property] = nil }
    }
    if properties.isEmpty, curtain == nil { view?.removeInteraction(self) }
  }

  /// Leaves properties as they are as long as a presentation stands, until ``endStanding(_:)``.
  func stand(_ standing: [Property]) {
    guard let view else { return }
    for property in standing { properties[property]?.stand(view) }
  }

  func endStanding(_ ended: [Property]) {
    for property in ended { properties[property]?.standers -= 1 }
    end(ended)
  }

  /// Takes the values that the view has now for those that it has while a presentation stands.
  func standAnew() {
    guard let view else { return }
    for tracked in properties.values where tracked.standers > 0 { tracked.noteStanding(view) }
  }

  /// Whether a presentation stands that has left the view changed.
  var isStanding: Bool { properties.values.contains { $0.standers > 0 } }

  /// Whether no transition changes the view now.
  var isLeftAlone: Bool { properties.values.allSatisfy { $0.users == $0.standers } }

  /// Gives properties the values that they have when no transition runs, to be changed again; or their original ones, also while a
  /// presentation stands.
  func restore(_ restored: [Property], asOriginally isOriginal: Bool = false) {
    guard let view else { return }
    for property in restored {
      guard let tracked = properties[property] else { continue }
      look(at: property, tracked, of: view)
      isOriginal ? tracked.showOriginal(of: view) : tracked.restore(view)
    }
  }

  /// Leaves a property to what moves it all the time: no value is the app's.
  func giveAway(_ property: Property) {
    properties[property]?.isGivenAway = true
  }

  /// Finds out whether the app has changed a property; what has been resized with its surroundings isn't where the app has put it.
  private func look(at property: Property, _ tracked: any TrackedProperty, of view: UIView) {
    if property == .center, !view.autoresizingMask.isEmpty, isResized(view) { return }
    tracked.look(at: view)
  }

  /// Lays out what lies around a view that has been moved: it may belong elsewhere by now, as in a list that has scrolled.
  func layOutSurroundings() {
    guard let view, let superview = view.superview, properties[.center] == nil else { return }
    superview.setNeedsLayout()
    // A frame that it was given under a transform has meant another size, and the next transition may begin with it.
    if view.bounds.size != sizes.own { superview.layoutIfNeeded() }
  }

  private func isResized(_ view: UIView) -> Bool {
    view.superview?.bounds.size != sizes.surroundings
  }

  /// Puts the view where it would be if its surroundings had got their new size while it was at rest, and has them laid out.
  private func moveHome(_ view: UIView) {
    guard let superview = view.superview, let surroundings = sizes.surroundings else { return }
    view.autoresize(from: (center, sizes.own), in: surroundings)
    superview.setNeedsLayout()
  }

  // MARK: - Values

  private func original<Value: TrackedValue>(_ property: Property, _ now: Value) -> Value {
    (properties[property] as? Tracked<Value>)?.original ?? now
  }

  var center: CGPoint { original(.center, view?.center ?? .zero) }

  var transform: CATransform3D { original(.transform, view?.transform3D ?? CATransform3DIdentity) }

  var alpha: CGFloat { original(.alpha, view?.alpha ?? 1) }

  /// Whether the view has the transform that it has when no transition runs.
  var hasRestingTransform: Bool {
    guard let view else { return true }
    return properties[.transform]?.isAtRest(view) ?? true
  }

  /// Returns the original value of a property that isn't tracked.
  func value<View: UIView, Value>(of view: View, at property: KeyPath<View, Value>) -> Value {
    if let known = values[property], let value = known as? Value { return value }
    let value = view[keyPath: property]
    values[property] = value
    return value
  }

  /// Hides the view, until as many calls of ``show()``.
  func hide() {
    guard let view else { return }
    curtain = (curtain?.view ?? ViewCurtain(over: view), (curtain?.users ?? 0) + 1)
  }

  func show() {
    curtain?.users -= 1
    guard curtain?.users == 0 else { return }
    curtain?.view.open()
    curtain = nil
    if properties.isEmpty { view?.removeInteraction(self) }
  }

  // MARK: - Bodies

  /// A transition is about to change the view.
  func bodyWillBegin() {
    depth += 1
    guard depth == 1, let view else { return }
    for (property, tracked) in properties {
      look(at: property, tracked, of: view)
      tracked.bodyWillBegin(view)
    }
  }

  /// A transition has changed the view: once, or with each frame.
  func bodyDidEnd(isOfFrame: Bool = false) {
    // A body in which the record is made doesn't begin with it.
    depth = max(depth - 1, 0)
    guard depth == 0, let view else { return }
    for tracked in properties.values { tracked.bodyDidEnd(view, isOfFrame: isOfFrame) }
  }
}

/// Views of a presenting screen that an effect has left changed, as long as the presentation stands.
@MainActor
struct StandingLook {
  let states: [OriginalState]
  let properties: [OriginalState.Property]
  /// What else it has left changed.
  var changes: [TransitionStage.Change] = []

  init(
    _ states: [OriginalState],
    _ properties: [OriginalState.Property],
    _ changes: [TransitionStage.Change] = []
  ) {
    (self.states, self.properties, self.changes) = (states, properties, changes)
    for state in states { state.stand(properties) }
  }

  /// Whether no transition changes the views now.
  var isLeftAlone: Bool { states.allSatisfy(\.isLeftAlone) }

  /// Puts the views where the presentation has left them.
  func putBack() {
    for change in changes { change.away() }
    for state in states { state.restore(properties) }
  }

  /// Puts the views where they belong without the presentation.
  func goHome() {
    for change in changes { change.home() }
    for state in states { state.restore(properties, asOriginally: true) }
  }

  /// The presentation stands no more.
  func end() {
    for change in changes { change.undo() }
    for state in states { state.endStanding(properties) }
    // Whoever lays them out finds all of them at home.
    for state in states { state.layOutSurroundings() }
  }
}

/// A property of a view, whose original value is known while transitions change it.
@MainActor
private protocol TrackedProperty: AnyObject {
  /// How many transitions, and presentations that stand, change it.
  var users: Int { get set }
  /// How many of those are presentations that stand.
  var standers: Int { get set }
  /// Whether no value of it is the app's.
  var isGivenAway: Bool { get set }
  func begin()
  /// Finds out whether the app has changed it.
  func look(at view: UIView)
  func bodyWillBegin(_ view: UIView)
  func bodyDidEnd(_ view: UIView, isOfFrame: Bool)
  func stand(_ view: UIView)
  func noteStanding(_ view: UIView)
  /// Gives the view the value that it has when no transition runs.
  func restore(_ view: UIView)
  func showOriginal(of view: UIView)
  func isAtRest(_ view: UIView) -> Bool
}

@MainActor
private final class Tracked<Value: TrackedValue>: TrackedProperty {
  private(set) var original: Value
  var users = 0
  var standers = 0
  var isGivenAway = false
  private let property: ReferenceWritableKeyPath<UIView, Value>
  /// What transitions have given it, also those that it has been stopped at; all other values are the app's.
  private var known: [Value] = []
  /// The value of the last frame, for what is changed with each.
  private var last: Value?
  /// The value before the transition that is changing it has begun to.
  private var before: Value
  /// The value while a presentation stands.
  private var standing: Value?
  /// Whether the app has set it during the transition, which changes it no more then.
  private var isOfApp = false

  init(_ property: ReferenceWritableKeyPath<UIView, Value>, of view: UIView) {
    self.property = property
    original = view[keyPath: property]
    before = original
  }

  func begin() {
    users += 1
    isOfApp = false
  }

  func look(at view: UIView) {
    let now = view[keyPath: property]
    let isOfTransition =
      isGivenAway || last.map(now.isNear) == true || known.contains(where: now.isNear)
    if isOfTransition || now.isNear(original) { return }
    // An animator that is reversed puts back what it has begun with.
    known.append(original)
    (original, isOfApp) = (now, true)
  }

  func bodyWillBegin(_ view: UIView) {
    before = view[keyPath: property]
  }

  func bodyDidEnd(_ view: UIView, isOfFrame: Bool) {
    let now = view[keyPath: property]
    if !now.isSame(as: before) {
      if isOfFrame { last = now } else if !known.contains(where: now.isSame) { known.append(now) }
    }
    if isOfApp, Value.isLeftToApp, !now.isSame(as: original) { view[keyPath: property] = original }
  }

  func stand(_ view: UIView) {
    standers += 1
    noteStanding(view)
  }

  func noteStanding(_ view: UIView) {
    standing = view[keyPath: property]
  }

  private var resting: Value { standers > 0 && !isOfApp ? standing ?? original : original }

  func restore(_ view: UIView) {
    show(resting, of: view)
  }

  func showOriginal(of view: UIView) {
    show(original, of: view)
  }

  private func show(_ value: Value, of view: UIView) {
    if !view[keyPath: property].isSame(as: value) { view[keyPath: property] = value }
  }

  func isAtRest(_ view: UIView) -> Bool { view[keyPath: property].isSame(as: resting) }
}

/// A value that can be told from others.
private protocol TrackedValue {
  /// Whether a transition doesn't change it any more once the app has.
  static var isLeftToApp: Bool { get }
  func isSame(as other: Self) -> Bool
  /// Whether both look alike: a system may give a value back rounded.
  func isNear(_ other: Self) -> Bool
}

extension TrackedValue {
  static var isLeftToApp: Bool { true }
}

extension TrackedValue where Self: Equatable {
  func isSame(as other: Self) -> Bool { self == other }
}

extension Bool: TrackedValue {
  fileprivate func isNear(_ other: Bool) -> Bool { self == other }
}

extension CGFloat: TrackedValue {
  fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.001 }
}

extension CGPoint: TrackedValue {
  /// A layout during the transition says where the view belongs, and not that it is to stay there.
  fileprivate static var isLeftToApp: Bool { false }

  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01
  }
}

extension CATransform3D: TrackedValue {
  fileprivate func isSame(as other: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(self, other)
  }

  fileprivate func isNear(_ other: CATransform3D) -> Bool {
    let rows = [
      (m11, other.m11), (m12, other.m12), (m13, other.m13), (m14, other.m14),
      (m21, other.m21), (m22, other.m22), (m23, other.m23), (m24, other.m24),
      (m31, other.m31), (m32, other.m32), (m33, other.m33), (m34, other.m34),
    ]
    let moves = [(m41, other.m41), (m42, other.m42), (m43, other.m43)]
    return rows.allSatisfy { abs($0 - $1) < 0.001 } && moves.allSatisfy { abs($0 - $1) < 0.1 }
  }
}
