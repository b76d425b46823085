import UIKit

/// A property of a view and its original value.
@MainActor
final class TrackedProperty {
  let property: OriginalState.Property
  private(set) var original: TrackedValue
  /// The number of transitions and presentations that change it.
  var users = 0
  /// The number of presentations that have left it changed.
  var presentationCount = 0
  /// Whether changes by the app are ignored.
  var isGivenAway = false
  /// Whether changes by the app last until the dismissal.
  var isLeftToPresentation = false
  /// Values that the running transitions have set, and at which their animators were stopped.
  ///
  /// Any other value was set by the app.
  private var known: [TrackedValue] = []
  /// The original value before the app set another, to which the app's animations alongside return if they are reversed; nil if
  /// a transition changes the property, too.
  private var undone: (value: TrackedValue, isOfApp: Bool)?
  /// The value of the latest frame, if it is changed in each.
  private var last: TrackedValue?
  /// The value before the current body.
  private var before: TrackedValue
  /// The value that a presentation has left.
  private var presented: TrackedValue?
  /// Whether the app has set it during the transition, which then leaves it alone.
  ///
  /// It may not leave a center alone: layout sets the final position, and the animation continues.
  private var isOfApp = false

  init(_ property: OriginalState.Property, of view: UIView) {
    self.property = property
    original = property.value(of: view)
    before = original
  }

  /// Whether no transition is changing it.
  var isLeftAlone: Bool { users == presentationCount }

  /// Forgets the values of earlier transitions: an app may set one of them for a presentation.
  func forgetTransitions() {
    (known, undone) = ([], nil)
  }

  func begin() {
    users += 1
    isOfApp = false
  }

  /// Detects a change by the app.
  func observe(_ view: UIView) {
    let now = property.value(of: view)
    if isGivenAway || now.isNear(original) || last.map(now.isNear) == true { return }
    if let undone, now.isNear(undone.value) {
      (original, isOfApp) = undone
      self.undone = nil
      return
    }
    if known.contains(where: now.isNear) { return }
    if let presented {
      if now.isNear(presented) { return }
      if isLeftToPresentation, presentationCount > 0, isLeftAlone {
        // What the app has changed during the presentation, it also restores.
        if presented.isNear(original) { original = now }
        self.presented = now
        return
      }
    }
    if known.isEmpty { undone = (original, isOfApp) }
    (original, isOfApp) = (now, true)
  }

  func bodyWillBegin(_ view: UIView) {
    before = property.value(of: view)
  }

  func bodyDidEnd(_ view: UIView, isOfFrame: Bool) {
    let now = property.value(of: view)
    if !now.isSame(as: before) {
      if isOfFrame { last = now } else if !known.contains(where: now.isSame) { known.append(now) }
    }
    if isOfApp, property != .center, !now.isSame(as: original) { view.set(original) }
  }

  func beginPresentation(_ view: UIView) {
    presentationCount += 1
    undone = nil
    recordPresented(view)
  }

  func recordPresented(_ view: UIView) {
    let now = property.value(of: view)
    presented = now
    if !known.contains(where: now.isSame) { known.append(now) }
  }

  /// Takes the current value for the original one.
  func recordOriginal(_ view: UIView) {
    original = property.value(of: view)
  }

  private var resting: TrackedValue {
    presentationCount > 0 && !isOfApp ? presented ?? original : original
  }

  /// Restores the value that a presentation has left, or the original one.
  func restore(_ view: UIView) {
    show(resting, of: view)
  }

  func showOriginal(of view: UIView) {
    show(original, of: view)
  }

  private func show(_ value: TrackedValue, of view: UIView) {
    if !property.value(of: view).isSame(as: value) { view.set(value) }
  }

  func isAtRest(_ view: UIView) -> Bool { property.value(of: view).isSame(as: resting) }
}

/// A value of a property that transitions change.
enum TrackedValue: Sendable {
  case transform(CATransform3D)
  case alpha(CGFloat)
  case isHidden(Bool)
  case center(CGPoint)

  func isSame(as other: TrackedValue) -> Bool {
    switch (self, other) {
    case (.transform(let one), .transform(let other)): CATransform3DEqualToTransform(one, other)
    case (.alpha(let one), .alpha(let other)): one == other
    case (.isHidden(let one), .isHidden(let other)): one == other
    case (.center(let one), .center(let other)): one == other
    default: false
    }
  }

  /// Whether both look the same: UIKit may return a rounded value.
  func isNear(_ other: TrackedValue) -> Bool {
    switch (self, other) {
    case (.transform(let one), .transform(let other)): one.isNear(other)
    case (.alpha(let one), .alpha(let other)): abs(one - other) < 0.001
    case (.isHidden(let one), .isHidden(let other)): one == other
    case (.center(let one), .center(let other)):
      abs(one.x - other.x) < 0.01 && abs(one.y - other.y) < 0.01
    default: false
    }
  }
}

extension OriginalState.Property {
  @MainActor fileprivate func value(of view: UIView) -> TrackedValue {
    switch self {
    case .transform: .transform(view.transform3D)
    case .alpha: .alpha(view.alpha)
    case .isHidden: .isHidden(view.isHidden)
    case .center: .center(view.center)
    }
  }
}

extension UIView {
  fileprivate func set(_ value: TrackedValue) {
    switch value {
    case .transform(let transform): transform3D = transform
    case .alpha(let alpha): self.alpha = alpha
    case .isHidden(let isHidden): self.isHidden = isHidden
    case .center(let center): self.center = center
    }
  }
}

extension CATransform3D {
  fileprivate func isNear(_ other: CATransform3D) -> Bool {
    if CATransform3DEqualToTransform(self, other) { return true }
    return isNear(m11, other.m11) && isNear(m12, other.m12) && isNear(m13, other.m13)
      && isNear(m14, other.m14) && isNear(m21, other.m21) && isNear(m22, other.m22)
      && isNear(m23, other.m23) && isNear(m24, other.m24) && isNear(m31, other.m31)
      && isNear(m32, other.m32) && isNear(m33, other.m33) && isNear(m34, other.m34)
      && isNear(m41, other.m41, 0.1) && isNear(m42, other.m42, 0.1) && isNear(m43, other.m43, 0.1)
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat, _ least: CGFloat = 0.001) -> Bool {
    abs(one - other) < least
  }
}
