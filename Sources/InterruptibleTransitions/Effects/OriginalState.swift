import UIKit

/// The original values of a view that transitions change: one record, shared by all of them.
///
/// A screen may be pushed while a card is presented over it, and both may change the same view. The view keeps the record as an
/// interaction until the last transition ends, or the presentation that left it changed. A value that the app sets during a transition
/// becomes the original.
@MainActor
final class OriginalState: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  /// At most one for each property.
  private var tracked: [TrackedProperty] = []
  /// Original values of properties that aren't tracked.
  private var values: [AnyKeyPath: Any] = [:]
  /// The size of the view and of its superview before the first transition moved it, or when the app moved it last.
  private var sizes: (own: CGSize, surroundings: CGSize?) = (.zero, nil)
  /// Hides the view, and leaves its `isHidden` to the app.
  private var hidingMask: (view: HidingMask, users: Int)?
  /// The number of nested bodies that change the view.
  private var depth = 0

  enum Property {
    case transform, alpha, isHidden, center

    /// The properties that transitions change of screens.
    ///
    /// Containers set the frames of screens.
    static let appearance: [Property] = [.transform, .alpha, .isHidden]
  }

  /// Returns the record of a view; nil if no transition or presentation changes it.
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
    // It is still used after its removal, to lay out the surroundings of the view.
    if let view { self.view = view }
  }

  private func value(of property: Property) -> TrackedProperty? {
    tracked.first { $0.property == property }
  }

  private func begin(_ begun: [Property], of view: UIView) {
    // A body may start to change a view that another transition is changing already.
    if depth == 0 { recordBefore() }
    for property in begun {
      let known = value(of: property)
      let value = known ?? TrackedProperty(property, of: view)
      if known == nil { tracked.append(value) }
      if value.isLeftAlone {
        value.forgetTransitions()
        if depth == 0 { observe(value, of: view) }
      }
      value.begin()
      if property == .center, value.users == 1 {
        sizes = (view.bounds.size, view.superview?.bounds.size)
      }
    }
  }

  /// Ends a use of properties.
  ///
  /// After the last transition they have their original values again, or those of a presentation.
  func end(_ ended: [Property]) {
    for property in ended {
      guard let value = value(of: property) else { continue }
      value.users -= 1
      if let view, value.users == value.presentationCount {
        observe(value, of: view)
        if property == .center, value.users == 0, view.superview != nil, isResized {
          moveHome(view)
        } else {
          value.restore(view)
        }
      }
      if value.users == 0 { tracked.removeAll { $0.property == property } }
    }
    if tracked.isEmpty, hidingMask == nil { view?.removeInteraction(self) }
  }

  /// Keeps the current values for as long as the presentation is presented, until ``endStanding(_:)``.
  ///
  /// A presentation controller may change the presenting screen again, as in a rotation: such a value isn't an original one.
  func beginPresentation(_ kept: [Property], isPresentingScreen: Bool = false) {
    guard let view else { return }
    for property in kept {
      guard let value = value(of: property) else { continue }
      value.beginPresentation(view)
      if isPresentingScreen { value.isLeftToPresentation = true }
    }
  }

  func endPresentation(_ ended: [Property]) {
    for property in ended { value(of: property)?.presentationCount -= 1 }
    end(ended)
  }

  /// Keeps the current values instead of those that a presentation has left.
  func adoptCurrentValues() {
    guard let view else { return }
    for value in tracked where value.presentationCount > 0 { value.recordPresented(view) }
  }

  /// Whether a presentation has left the view changed.
  var isPresented: Bool { tracked.contains { $0.presentationCount > 0 } }

  /// Whether no transition is changing the view.
  var isLeftAlone: Bool { tracked.map(\.property).allSatisfy(isLeftAlone) }

  /// Whether no transition is changing a property.
  func isLeftAlone(_ property: Property) -> Bool {
    value(of: property)?.isLeftAlone ?? true
  }

  /// Restores properties without ending their use: to the values that a presentation has left, or to the original ones.
  func restore(_ restored: [Property], asOriginally isOriginal: Bool = false) {
    guard let view else { return }
    for property in restored {
      guard let value = value(of: property) else { continue }
      observe(value, of: view)
      isOriginal ? value.showOriginal(of: view) : value.restore(view)
    }
  }

  /// Stops tracking a property that a card changes continuously: values that the app sets aren't kept.
  func giveAway(_ property: Property) {
    value(of: property)?.isGivenAway = true
  }

  /// Detects a change by the app.
  ///
  /// A center that autoresizing may have changed isn't one.
  private func observe(_ value: TrackedProperty, of view: UIView) {
    guard value.property == .center else { return value.observe(view) }
    if !view.autoresizingMask.isEmpty, isResized { return }
    let before = trackedCenter
    value.observe(view)
    if trackedCenter != before { sizes = (view.bounds.size, view.superview?.bounds.size) }
  }

  /// Lays out the superview of a view that was moved, which may have a new position, as in a list that has scrolled.
  func layOutSurroundings() {
    guard let view, let superview = view.superview, value(of: .center) == nil else { return }
    superview.setNeedsLayout()
    // A frame that was set under a transform has changed the size, and the next transition may start from it.
    if view.bounds.size != sizes.own { superview.layoutIfNeeded() }
  }

  /// Has a view that a presentation has left moved stay where it is in a superview of another size, until the dismissal.
  func adoptNewSize() {
    // A transition that changes the view has it elsewhere than the presentation has left it.
    guard let view, let value = value(of: .center), value.presentationCount > 0, isLeftAlone,
      isResized,
      let surroundings = sizes.surroundings
    else { return }
    observe(value, of: view)
    if !view.autoresizingMask.isEmpty {
      let (middle, size) = (view.center, view.bounds.size)
      view.autoresize(from: (center, sizes.own), in: surroundings)
      value.recordOriginal(view)
      (view.center, view.bounds.size) = (middle, size)
    }
    value.recordPresented(view)
    sizes = (view.bounds.size, view.superview?.bounds.size)
  }

  /// Whether the superview has another size than before the first transition moved the view.
  private var isResized: Bool { view?.superview?.bounds.size != sizes.surroundings }

  /// Moves the view where autoresizing would have moved it from its original position, and lays out its superview.
  private func moveHome(_ view: UIView) {
    guard let superview = view.superview, let surroundings = sizes.surroundings else { return }
    view.autoresize(from: (center, sizes.own), in: surroundings)
    superview.setNeedsLayout()
  }

  // MARK: - Values

  var center: CGPoint { trackedCenter ?? view?.center ?? .zero }

  /// The original center; nil of a view that no transition moves by that.
  var trackedCenter: CGPoint? {
    guard case .center(let center)? = value(of: .center)?.original else { return nil }
    return center
  }

  var transform: CATransform3D {
    guard case .transform(let transform)? = value(of: .transform)?.original else {
      return view?.transform3D ?? CATransform3DIdentity
    }
    return transform
  }

  var alpha: CGFloat {
    guard case .alpha(let alpha)? = value(of: .alpha)?.original else { return view?.alpha ?? 1 }
    return alpha
  }

  /// Whether the view's transform is the same as when no transition runs.
  var hasRestingTransform: Bool {
    guard let view else { return true }
    return value(of: .transform)?.isAtRest(view) ?? true
  }

  /// Returns the original value of a property that isn't tracked.
  func value<View: UIView, Value>(of view: View, at property: KeyPath<View, Value>) -> Value {
    if let known = values[property], let value = known as? Value { return value }
    let value = view[keyPath: property]
    values[property] = value
    return value
  }

  /// Hides the view until ``show()`` is called as often.
  func hide() {
    guard let view else { return }
    hidingMask = (hidingMask?.view ?? HidingMask(over: view), (hidingMask?.users ?? 0) + 1)
  }

  func show() {
    hidingMask?.users -= 1
    guard hidingMask?.users == 0 else { return }
    hidingMask?.view.remove()
    hidingMask = nil
    if tracked.isEmpty { view?.removeInteraction(self) }
  }

  /// Detects changes by the app, unless a transition is changing the view.
  func detectChanges() {
    guard depth == 0, let view else { return }
    for value in tracked { observe(value, of: view) }
  }

  // MARK: - Bodies

  /// Call it before a transition changes the view.
  func bodyWillBegin() {
    if depth == 0 { recordBefore() }
    depth += 1
  }

  private func recordBefore() {
    guard let view else { return }
    detectChanges()
    for value in tracked { value.bodyWillBegin(view) }
  }

  /// Call it after a transition has changed the view: once, or in each frame.
  func bodyDidEnd(isOfFrame: Bool = false) {
    // The record may have been created during the body.
    depth = max(depth - 1, 0)
    guard depth == 0, let view else { return }
    for value in tracked { value.bodyDidEnd(view, isOfFrame: isOfFrame) }
  }
}
