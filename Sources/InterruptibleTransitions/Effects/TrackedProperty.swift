import UIKit

/// A property of a view and its original value.
@MainActor
protocol TrackedProperty: AnyObject {
  /// The number of transitions and presentations that change it.
  var users: Int { get set }
  /// The number of presentations that have left it changed.
  var standers: Int { get set }
  /// Whether changes by the app are ignored.
  var isGivenAway: Bool { get set }
  /// Whether changes by the app last until the dismissal.
  var isLeftToPresentation: Bool { get set }
  func begin()
  /// Detects a change by the app.
  func look(at view: UIView)
  func bodyWillBegin(_ view: UIView)
  func bodyDidEnd(_ view: UIView, isOfFrame: Bool)
  func stand(_ view: UIView)
  func noteStanding(_ view: UIView)
  /// Takes the current value for the original one.
  func noteOriginal(_ view: UIView)
  /// Restores the value that a presentation has left, or the original one.
  func restore(_ view: UIView)
  func showOriginal(of view: UIView)
  func isAtRest(_ view: UIView) -> Bool
}

@MainActor
final class Tracked<Access: PropertyAccess>: TrackedProperty {
  typealias Value = Access.Value

  private(set) var original: Value
  var users = 0
  var standers = 0
  var isGivenAway = false
  var isLeftToPresentation = false
  /// Values that the running transitions have set, and at which their animators were stopped.
  ///
  /// Any other value was set by the app.
  private var known: [Value] = []
  /// The original value before the app set another, to which the app's animations alongside return if they are reversed; nil if
  /// a transition changes the property, too.
  private var undone: (value: Value, isOfApp: Bool)?
  /// The value of the latest frame, if it is changed in each.
  private var last: Value?
  /// The value before the current body.
  private var before: Value
  /// The value that a presentation has left.
  private var standing: Value?
  /// Whether the app has set it during the transition, which then leaves it alone.
  private var isOfApp = false

  init(of view: UIView) {
    original = Access.value(of: view)
    before = original
  }

  func begin() {
    if users == standers { (known, undone) = ([], nil) }
    users += 1
    isOfApp = false
  }

  func look(at view: UIView) {
    let now = Access.value(of: view)
    if isGivenAway || now.isNear(original) || last.map(now.isNear) == true { return }
    if let undone, now.isNear(undone.value) {
      (original, isOfApp) = undone
      self.undone = nil
      return
    }
    if known.contains(where: now.isNear) { return }
    if let standing {
      if now.isNear(standing) { return }
      if isLeftToPresentation, standers > 0, users == standers {
        // What the app has changed during the presentation, it also restores.
        if standing.isNear(original) { original = now }
        self.standing = now
        return
      }
    }
    if known.isEmpty { undone = (original, isOfApp) }
    (original, isOfApp) = (now, true)
  }

  func bodyWillBegin(_ view: UIView) {
    before = Access.value(of: view)
  }

  func bodyDidEnd(_ view: UIView, isOfFrame: Bool) {
    let now = Access.value(of: view)
    if !now.isSame(as: before) {
      if isOfFrame { last = now } else if !known.contains(where: now.isSame) { known.append(now) }
    }
    if isOfApp, Value.isLeftToApp, !now.isSame(as: original) { Access.set(original, of: view) }
  }

  func stand(_ view: UIView) {
    standers += 1
    undone = nil
    noteStanding(view)
  }

  func noteStanding(_ view: UIView) {
    let now = Access.value(of: view)
    standing = now
    if !known.contains(where: now.isSame) { known.append(now) }
  }

  func noteOriginal(_ view: UIView) {
    original = Access.value(of: view)
  }

  private var resting: Value { standers > 0 && !isOfApp ? standing ?? original : original }

  func restore(_ view: UIView) {
    show(resting, of: view)
  }

  func showOriginal(of view: UIView) {
    show(original, of: view)
  }

  private func show(_ value: Value, of view: UIView) {
    if !Access.value(of: view).isSame(as: value) { Access.set(value, of: view) }
  }

  func isAtRest(_ view: UIView) -> Bool { Access.value(of: view).isSame(as: resting) }
}

/// Reads and writes a property: a key path takes hundreds of instructions, in each frame.
@MainActor
protocol PropertyAccess {
  associatedtype Value: TrackedValue
  static func value(of view: UIView) -> Value
  static func set(_ value: Value, of view: UIView)
}

enum TransformOfView: PropertyAccess {
  static func value(of view: UIView) -> CATransform3D { view.transform3D }
  static func set(_ value: CATransform3D, of view: UIView) { view.transform3D = value }
}

enum AlphaOfView: PropertyAccess {
  static func value(of view: UIView) -> CGFloat { view.alpha }
  static func set(_ value: CGFloat, of view: UIView) { view.alpha = value }
}

enum VisibilityOfView: PropertyAccess {
  static func value(of view: UIView) -> Bool { view.isHidden }
  static func set(_ value: Bool, of view: UIView) { view.isHidden = value }
}

enum CenterOfView: PropertyAccess {
  static func value(of view: UIView) -> CGPoint { view.center }
  static func set(_ value: CGPoint, of view: UIView) { view.center = value }
}

/// A value that can be compared with others.
protocol TrackedValue: Sendable {
  /// Whether a transition leaves it alone once the app has set it.
  static var isLeftToApp: Bool { get }
  func isSame(as other: Self) -> Bool
  /// Whether both look the same: UIKit may return a rounded value.
  func isNear(_ other: Self) -> Bool
}

extension TrackedValue {
  static var isLeftToApp: Bool { true }
}

extension TrackedValue where Self: Equatable {
  func isSame(as other: Self) -> Bool { self == other }
}

extension Bool: TrackedValue {
  func isNear(_ other: Bool) -> Bool { self == other }
}

extension CGFloat: TrackedValue {
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.001 }
}

extension CGPoint: TrackedValue {
  /// Layout during the transition sets the final position; the animation continues.
  static var isLeftToApp: Bool { false }

  func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01
  }
}

extension CATransform3D: TrackedValue {
  func isSame(as other: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(self, other)
  }

  func isNear(_ other: CATransform3D) -> Bool {
    if isSame(as: other) { return true }
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
