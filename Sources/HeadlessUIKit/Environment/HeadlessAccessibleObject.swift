/// What UIKit's `UIAccessibility` adds to every object: what assistive technology says of it and does with it.
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

  /// The name, in a few words.
  open var accessibilityLabel: String? {
    get { chosen.label ?? labelByDefault }
    set { chosen.label = newValue }
  }

  /// The current value, if it can change while the name stays.
  open var accessibilityValue: String? {
    get { chosen.value ?? valueByDefault }
    set { chosen.value = newValue }
  }

  /// The result of the action, in a sentence.
  open var accessibilityHint: String? {
    get { chosen.hint }
    set { chosen.hint = newValue }
  }

  /// What kind of element it is, and in which state.
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

  /// Adds a step to the value of an adjustable element.
  open func accessibilityIncrement() { incrementByDefault() }

  /// Takes a step from the value of an adjustable element.
  open func accessibilityDecrement() { decrementByDefault() }

  /// Hook: the step of a class of the module's own.
  func incrementByDefault() {}
  /// Hook: the step back of a class of the module's own.
  func decrementByDefault() {}

  /// What answers VoiceOver's escape gesture before `accessibilityPerformEscape()`.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock?

  /// Answers VoiceOver's escape gesture, and returns whether it did.
  ///
  /// That UIKit's navigation controllers pop is not built.
  open func accessibilityPerformEscape() -> Bool { false }
}
