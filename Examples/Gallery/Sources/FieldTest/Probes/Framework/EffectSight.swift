import UIKit

/// What is seen of the views that an effect moves, at one moment.
struct EffectSight {
  /// The views are kept, so that none is taken for another one that has gone.
  private let views: [UIView]
  private let displayed: [Displayed]
  private let width: Double

  /// Looks at the screens, at the views in them that the effect is about, and at those that the effect has made.
  @MainActor
  init(_ screens: [EffectScreen], in window: UIWindow) {
    views = screens.flatMap { [$0.view, $0.mark] } + window.madeByEffects
    displayed = views.map(Displayed.init)
    width = Double(window.bounds.width)
  }

  /// How far the views are from where they were, in points; an opacity counts as a fraction of the width.
  func distance(to other: EffectSight) -> Double {
    let places = Dictionary(zip(other.views.map(ObjectIdentifier.init), other.displayed)) { $1 }
    let distances = zip(views, displayed).compactMap { view, displayed in
      places[ObjectIdentifier(view)].map { displayed.distance(to: $0, width: width) }
    }
    return distances.max() ?? 0
  }

  /// Every number that an effect may change, in points, in the order of the views.
  ///
  /// Of a card, a single spring moves nothing but the width.
  func numbers(of motion: EffectCase.Motion) -> [Double] {
    motion == .card
      ? displayed.map(\.width) : [turn] + displayed.flatMap { $0.numbers(width: width) }
  }

  /// How far a flip has turned the lower screen away, and then the upper one up, as the arc of half the width.
  private var turn: Double { (abs(displayed[2].turn) - abs(displayed[0].turn)) * width / 2 }
}

extension UIView {
  /// The views here and below that an effect of the framework has made, and what is in them.
  fileprivate var madeByEffects: [UIView] {
    let isMade = accessibilityIdentifier?.hasPrefix("transition.") == true
    return isMade ? withDescendants : subviews.flatMap(\.madeByEffects)
  }

  private var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
