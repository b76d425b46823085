public import UIKit

extension TransitionStage {
  /// Matches the views of the two screens that have the same name.
  ///
  /// ```swift
  /// cell.picture.accessibilityIdentifier = "picture of \(seed.id)"
  /// page.cover.accessibilityIdentifier = "picture of \(seed.id)"
  /// ```
  ///
  /// Of several views with a name the first of each screen counts, as they lie in it; hidden ones don't.
  ///
  /// - Parameters:
  ///   - scene: Where the transition takes place.
  ///   - spring: What carries the pairs, if they have a spring of their own.
  ///   - name: Returns the name of a view, which is unlike others in a screen; nil for a view that isn't matched.
  /// - Returns: A stage for each pair, as ``match(_:with:spring:showing:)`` makes it.
  public static func matches(
    in scene: TransitionScene,
    spring: Spring? = nil,
    by name: @escaping @MainActor (UIView) -> String? = { $0.accessibilityIdentifier }
  ) -> [TransitionStage] {
    guard let background = scene.background, let foreground = scene.foreground else { return [] }
    var names: Set<String> = []
    return foreground.shownViews.compactMap { above in
      guard let own = name(above), names.insert(own).inserted else { return nil }
      let below = NamedView(own, in: background, by: name)
      return below.view == nil ? nil : .match(below.view, with: above, spring: spring)
    }
  }
}

extension TransitionEffect where Self == BuiltInEffect {
  /// The foreground fades over the background, while views with the same `accessibilityIdentifier` move from one to the other.
  ///
  /// - Parameter spring: What carries the views, if they have a spring of their own.
  /// - Returns: The effect.
  public static func matched(spring: Spring? = nil) -> BuiltInEffect {
    matched { scene in TransitionStage.matches(in: scene, spring: spring) }
  }
}

/// A view that is looked for again once it is gone, or is called otherwise, as a cell that shows something else.
@MainActor
private final class NamedView {
  private let own: String
  private let name: @MainActor (UIView) -> String?
  private weak var screen: UIView?
  private weak var known: UIView?

  init(_ own: String, in screen: UIView, by name: @escaping @MainActor (UIView) -> String?) {
    (self.own, self.screen, self.name) = (own, screen, name)
  }

  var view: UIView? {
    if let known, known.window != nil, name(known) == own { return known }
    known = screen?.shownViews.first { name($0) == own }
    return known
  }
}

extension UIView {
  /// The views inside that aren't hidden, as they lie in it from back to front.
  fileprivate var shownViews: [UIView] {
    subviews.flatMap { $0.isHidden ? [] : [$0] + $0.shownViews }
  }
}
