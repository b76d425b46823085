/// The properties and methods that UIKit's `UIAccessibility` adds to every object, for assistive technology.
@preconcurrency @MainActor
open class HeadlessAccessibleObject: NSObject {
  /// What the app has set; nil where the class decides.
  private struct Chosen {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
  }

  private var chosen = Chosen()

  public override init() {
    super.init()
  }

  // MARK: - What is said

  open var isAccessibilityElement: Bool {
    get { chosen.isElement ?? isElementByDefault }
    set { chosen.isElement = newValue }
  }

  /// The name of the element, in a few words.
  open var accessibilityLabel: String? {
    get { chosen.label ?? labelByDefault }
    set { chosen.label = newValue }
  }

  /// The current value, if it can change while the name stays the same.
  open var accessibilityValue: String? {
    get { chosen.value ?? valueByDefault }
    set { chosen.value = newValue }
  }

  /// The result of the action, in a sentence.
  open var accessibilityHint: String? {
    get { chosen.hint }
    set { chosen.hint = newValue }
  }

  /// The kind of the element, and its state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { chosen.traits ?? traitsByDefault }
    set { chosen.traits = newValue }
  }

  /// Hook: whether a class of the module's own is an element by itself.
  var isElementByDefault: Bool { false }
  /// Hook: the name of a class of the module's own.
  var labelByDefault: String? { nil }
  /// Hook: the value of a class of the module's own.
  var valueByDefault: String? { nil }
  /// Hook: the traits of a class of the module's own.
  var traitsByDefault: UIAccessibilityTraits { .none }

  // MARK: - What can be reached

  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false

  // MARK: - What is done

  /// Performs the action of a double tap on the element, and returns whether it did.
  ///
  /// If it returns false, the middle of the element is tapped.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an adjustable element.
  open func accessibilityIncrement() { incrementByDefault() }

  /// Decrements the value of an adjustable element.
  open func accessibilityDecrement() { decrementByDefault() }

  /// Hook: the step of a class of the module's own.
  func incrementByDefault() {}
  /// Hook: the step back of a class of the module's own.
  func decrementByDefault() {}

  /// The closure that handles VoiceOver's escape gesture before `accessibilityPerformEscape()`.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock?

  /// Handles VoiceOver's escape gesture, and returns whether it did.
  ///
  /// The default behavior of UIKit's navigation controllers, which pop, isn't implemented.
  open func accessibilityPerformEscape() -> Bool { false }
}
