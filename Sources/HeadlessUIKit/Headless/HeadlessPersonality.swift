/// The behavior of UIKit where it isn't known for certain, or where its versions differ.
///
/// Each policy is declared in the folder of its subject. Each of its fields is an assumption about an uncertain statement, whose
/// number in Docs/fidelity.tsv is in its comment. Anything that holds under all of them doesn't depend on which is right. Every
/// screen is made with a personality; see `HeadlessScreen.reset`.
public struct HeadlessPersonality: Hashable, Sendable {
  public var animators = HeadlessAnimatorPolicy()
  public var layers = HeadlessLayerPolicy()
  public var application = HeadlessApplicationPolicy()
  public var stacks = HeadlessStackPolicy()
  public var navigationBars = HeadlessNavigationBarPolicy()
  public var tabBars = HeadlessTabBarPolicy()
  public var transitions = HeadlessTransitionPolicy()
  public var safeAreas = HeadlessSafeAreaPolicy()
  public var gestures = HeadlessGesturePolicy()

  public init() {}

  /// The most likely assumption for each field.
  public static let standard = HeadlessPersonality()

  /// The personality of the screen; a reset of the screen sets it.
  @preconcurrency @MainActor
  public static var current = launched
}
