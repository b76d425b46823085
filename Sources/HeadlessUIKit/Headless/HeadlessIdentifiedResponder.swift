/// The property that UIKit's `UIAccessibilityIdentification` adds to a view: a name by which automation finds it.
@preconcurrency @MainActor
open class HeadlessIdentifiedResponder: HeadlessTraitResponder {
  /// The name by which automation finds the object; it isn't spoken.
  open var accessibilityIdentifier: String?
}
