public import UIKit

extension TransitionScene {
  /// Makes changes of a view that are animated on a separate spring, which may overshoot.
  ///
  /// Call it in ``TransitionEffect/place(_:foreground:)``, once for each view.
  ///
  /// ```swift
  /// func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
  ///   guard let foreground = scene.foreground else { return }
  ///   scene.animate(foreground, with: Spring(response: 0.5, dampingRatio: 0.7)) {
  ///     sink(foreground, isSunk: position == .dismissed)
  ///   }
  /// }
  /// ```
  ///
  /// While a finger or code holds the transition, the view follows the progress. After the release, it keeps its
  /// velocity. Caught on its spring, it stays at its current on-screen position, also past its end. The transition is
  /// complete when every view has settled.
  ///
  /// In each frame, the view's properties have the displayed values. Compute other values from those that the view had
  /// before the transition.
  ///
  /// - Parameters:
  ///   - view: A view of one of the screens, or the effect's own.
  ///   - spring: The spring that drives the view. Opacity never overshoots.
  ///   - changes: Changes `center`, `bounds.size`, `transform`, `alpha`, or `layer.cornerRadius` of the view, and
  ///     nothing else.
  public func animate(_ view: UIView, with spring: Spring, _ changes: () -> Void) {
    animate({ [view] }, with: spring, changes)
  }

  /// The same for several views; those that the changes have created come out of nothing.
  func animate(_ views: () -> [UIView], with spring: Spring, _ changes: () -> Void) {
    switch extras.pass {
    case .start: return changes()
    case .startAgain, .endAgain: return
    case .end: break
    }
    let properties = SpringPart.Property.ofViews
    let starts = Dictionary(
      views().map { view in (ObjectIdentifier(view), properties.map { $0.value(of: view) }) },
      uniquingKeysWith: { first, _ in first }
    )
    UIView.performWithoutAnimation {
      changes()
      for view in views() {
        for (index, property) in properties.enumerated() {
          let end = property.value(of: view)
          let known = starts[ObjectIdentifier(view)]?[index]
          let start = known ?? (property == .alpha ? .zero : end)
          guard end != start else { continue }
          property.show(start, of: view)
          let ends = SpringPart.Ends(start: start, end: end)
          extras.parts.append(
            SpringPart(view: view, property: property, spring: spring, ends: ends)
          )
        }
      }
    }
  }
}

/// A property of a view that moves on a separate spring, between the two ends of a transition.
@MainActor
struct SpringPart {
  let view: UIView
  let property: Property
  /// The spring that drives it; nil for the spring of the transition.
  let spring: Spring?
  /// Where the property is at the start and at the end of the transition.
  var ends: Ends
  /// An end that may move, what finds it, and where it was found last.
  var movingEnd: (end: TransitionEnd, finder: StageRecord, place: @MainActor () -> PartValue)?
  /// What the part is known by where its view is made for each size of the container: a view that stays, and which of its parts it is.
  var role: (view: UIView, number: Int)?
  /// The origin of the coordinates that a center is in, which may change when the effect is set up again.
  var origin = PartValue.zero

  /// What a part is known by in containers of different sizes.
  struct Identity: Hashable {
    let view: ObjectIdentifier
    let role: Int?
    let property: Property
  }

  var identity: Identity {
    Identity(view: ObjectIdentifier(role?.view ?? view), role: role?.number, property: property)
  }

  struct Ends {
    var start: PartValue
    var end: PartValue

    subscript(end: TransitionEnd) -> PartValue {
      get { end == .start ? start : self.end }
      set { if end == .start { start = newValue } else { self.end = newValue } }
    }
  }

  /// What a spring can move of a view.
  enum Property {
    case center, size, transform, alpha, cornerRadius
    /// The frame and the corner radius of a matched view, which places its pictures itself.
    case match

    /// Those that an effect may change of any view.
    static let ofViews: [Property] = [.center, .size, .transform, .alpha, .cornerRadius]

    /// How many times as large a change is as the smallest that anyone can see: half a point, or a thousandth.
    func visibility(of change: PartValue) -> CGFloat { (change / least).greatest }

    private var least: PartValue {
      switch self {
      case .center, .size, .cornerRadius, .match: PartValue(repeating: 0.5)
      case .transform: PartValue(0.5, 0.5, 0.001, 0.001, 0.001, 0.001, 1, 1)
      case .alpha: PartValue(repeating: 0.001)
      }
    }
  }

  /// A part at rest is nearer to its end.
  static let leastVisibility: CGFloat = 0.5

  /// The part on a spring: opacity never overshoots, because nothing is visible of it past its ends.
  func dampedSpring(_ spring: Spring) -> DampedSpring {
    DampedSpring(omega: spring.omega, ratio: property == .alpha ? 1 : spring.dampingRatio)
  }

  /// Whether something else has changed the property at an end; a view is laid out there anyway.
  func isChangedByApp(at end: TransitionEnd) -> Bool {
    switch property {
    case .center, .size, .match: false
    case .transform, .alpha, .cornerRadius: property.visibility(of: value - ends[end]) >= 1
    }
  }

  /// The displayed value of the property.
  var displayedValue: PartValue {
    view.layer.presentation().flatMap(property.value) ?? value
  }

  /// The property of the view; of one that an animator moves, where it is going.
  var value: PartValue {
    get { property.value(of: view) }
    nonmutating set { property.show(newValue, of: view) }
  }
}

/// The numbers of a property, or the change of one per second.
typealias PartValue = SIMD8<Double>

extension SIMD8: SpringValue where Scalar == Double {
  static func * (value: SIMD8<Double>, factor: CGFloat) -> SIMD8<Double> {
    value * Double(factor)
  }
}

@MainActor
extension SpringPart.Property {
  func value(of view: UIView) -> PartValue {
    switch self {
    case .center: return PartValue(view.center.x, view.center.y)
    case .size: return PartValue(view.bounds.width, view.bounds.height)
    case .transform: return PartValue(view.transform)
    case .alpha: return PartValue(view.alpha, 0)
    case .cornerRadius: return PartValue(view.layer.cornerRadius, 0)
    case .match: return (view as? MatchedView)?.geometry ?? .zero
    }
  }

  /// The value of what places a layer; nil of anything else.
  func value(of layer: CALayer) -> PartValue? {
    switch self {
    case .center: PartValue(layer.position.x, layer.position.y)
    case .size: PartValue(layer.bounds.width, layer.bounds.height)
    case .transform: PartValue(layer.affineTransform())
    case .alpha, .cornerRadius, .match: nil
    }
  }

  func show(_ value: PartValue, of view: UIView) {
    let (first, second) = (CGFloat(value[0]), CGFloat(value[1]))
    switch self {
    case .center: view.center = CGPoint(x: first, y: second)
    case .size: view.bounds.size = CGSize(width: max(first, 0), height: max(second, 0))
    case .transform: view.transform = value.transform
    case .alpha: view.alpha = min(max(first, 0), 1)
    case .cornerRadius: view.layer.cornerRadius = max(first, 0)
    case .match: (view as? MatchedView)?.geometry = value
    }
  }
}

extension SIMD8<Double> {
  /// Two numbers.
  init(_ first: CGFloat, _ second: CGFloat) {
    self = .zero
    (self[0], self[1]) = (Double(first), Double(second))
  }

  /// A transform's displacement, scales, angle and shear: numbers that a turn goes through one after the other.
  init(_ transform: CGAffineTransform) {
    self.init(transform.tx, transform.ty)
    let angle = atan2(transform.b, transform.a)
    let (sine, cosine) = (sin(angle), cos(angle))
    self[2] = Double(hypot(transform.a, transform.b))
    self[3] = Double(transform.d * cosine - transform.c * sine)
    self[4] = Double(angle)
    self[5] = Double(transform.c * cosine + transform.d * sine)
  }

  var transform: CGAffineTransform {
    let (angle, shear) = (CGFloat(self[4]), CGFloat(self[5]))
    let (width, height) = (CGFloat(self[2]), CGFloat(self[3]))
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: width * cosine,
      b: width * sine,
      c: shear * cosine - height * sine,
      d: shear * sine + height * cosine,
      tx: CGFloat(self[0]),
      ty: CGFloat(self[1])
    )
  }

  /// The sum of the products of the numbers of two values.
  static func dot(_ first: PartValue, _ second: PartValue) -> CGFloat {
    CGFloat((first * second).sum())
  }

  /// The greatest of its numbers, whatever their signs.
  var greatest: CGFloat { CGFloat(Swift.max(self.max(), -self.min())) }
}
