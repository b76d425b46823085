public import UIKit

extension TransitionStage {
  /// Matches the views of the two screens that have the same name.
  ///
  /// ```swift
  /// cell.picture.accessibilityIdentifier = "picture of \(seed.id)"
  /// page.cover.accessibilityIdentifier = "picture of \(seed.id)"
  /// ```
  ///
  /// If several views of a screen have the same name, the first one in the view hierarchy counts; hidden views don't
  /// count.
  ///
  /// - Parameters:
  ///   - scene: The container and the two screens.
  ///   - spring: A separate spring that drives the pairs; nil to follow the transition.
  ///   - name: Returns the name of a view, unique in its screen, or nil for a view that isn't matched.
  /// - Returns: A stage for each pair, as ``match(_:with:spring:showing:)`` makes it.
  public static func matches(
    in scene: TransitionScene,
    spring: Spring? = nil,
    by name: @escaping @MainActor (UIView) -> String? = { $0.accessibilityIdentifier }
  ) -> [TransitionStage] {
    guard let background = scene.background, let foreground = scene.foreground else { return [] }
    var above: [(name: String, view: UIView)] = []
    var names: Set<String> = []
    foreground.visitShownViews { view in
      if let own = name(view), names.insert(own).inserted { above.append((own, view)) }
      return true
    }
    let below = NamedViews(names, in: background, by: name)
    return above.compactMap { own, view in
      below.names.contains(own) ? .match(below[own], with: view, spring: spring) : nil
    }
  }
}

extension TransitionEffect where Self == BuiltInEffect {
  /// The foreground fades over the background, while views with the same `accessibilityIdentifier` move from one screen
  /// to the other.
  ///
  /// - Parameter spring: A separate spring that drives the views; nil to follow the transition.
  /// - Returns: The effect.
  public static func matched(spring: Spring? = nil) -> BuiltInEffect {
    matched { scene in TransitionStage.matches(in: scene, spring: spring) }
  }
}

/// Views that are looked for again once one of them is gone, or is called otherwise, as a cell that shows something else.
@MainActor
private final class NamedViews {
  /// Those of the names that some view in the screen has.
  private(set) var names: Set<String>
  private let name: @MainActor (UIView) -> String?
  private weak var screen: UIView?
  private var known: [String: Known] = [:]
  /// The names that the last search hasn't found, and that haven't been asked for since: one search answers for all of them.
  private var missing: Set<String> = []

  private struct Known {
    weak var view: UIView?
  }

  init(_ names: Set<String>, in screen: UIView, by name: @escaping @MainActor (UIView) -> String?) {
    (self.names, self.screen, self.name) = (names, screen, name)
    search()
    (self.names, missing) = (names.subtracting(missing), [])
  }

  subscript(own: String) -> UIView? {
    if let view = shown(own) { return view }
    if missing.remove(own) != nil { return nil }
    search()
    missing.remove(own)
    return known[own]?.view
  }

  /// The view that has been found for a name, if it still has that.
  private func shown(_ own: String) -> UIView? {
    guard let view = known[own]?.view, view.window != nil, name(view) == own else { return nil }
    return view
  }

  /// Looks for the first view of each name that has none.
  private func search() {
    missing = names.filter { shown($0) == nil }
    screen?.visitShownViews { view in
      if let own = name(view), missing.remove(own) != nil { known[own] = Known(view: view) }
      return !missing.isEmpty
    }
    for own in missing {
      known[own] = nil
    }
  }
}

extension UIView {
  /// Calls a closure with each view inside that isn't hidden, as they lie in it from back to front, until it returns false.
  @discardableResult
  fileprivate func visitShownViews(_ visit: (UIView) -> Bool) -> Bool {
    for view in subviews where !view.isHidden {
      guard visit(view), view.visitShownViews(visit) else { return false }
    }
    return true
  }
}
