/// The properties that `UITraitEnvironment` adds to views and controllers: traits that are inherited from the screen.
@preconcurrency @MainActor
open class HeadlessTraitResponder: UIResponder, UITraitEnvironment {
  /// The traits from the environment, replaced where they are overridden here.
  open var traitCollection: UITraitCollection {
    guard overrideUserInterfaceStyle != .unspecified else { return inheritedTraits }
    return UITraitCollection(traitsFrom: [
      inheritedTraits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style here and in all descendants; if unspecified, the style is inherited.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() }
    }
  }

  /// What the receiver was last told of; until it is first shown, what the screen says.
  private var knownTraits: UITraitCollection?

  /// Tells the receiver if its traits are other than before.
  func noteTraits() {
    let (old, new) = (knownTraits ?? HeadlessScreen.initialTraits, traitCollection)
    knownTraits = new
    colorsMayHaveChanged()
    if new != old { traitCollectionDidChange(old) }
  }

  /// Hook: the traits of the surroundings.
  var inheritedTraits: UITraitCollection { HeadlessScreen.traits }

  /// Hook: colors that depend on traits are looked up again.
  func colorsMayHaveChanged() {}

  /// Hook: the receiver, and all inside, look whether their traits have changed.
  func traitsMayHaveChanged() {}
}

extension UIView {
  /// Goes through the view, its controller and the views in it.
  func noteTraitsInside() {
    controller?.noteTraits()
    noteTraits()
    for subview in subviews {
      subview.noteTraitsInside()
    }
  }
}
