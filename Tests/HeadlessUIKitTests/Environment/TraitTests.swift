import Testing
import UIKit

/// Traits come down from the screen.
@MainActor @Suite(.serialized) struct TraitTests {
  private final class Noting: UIView {
    var previous: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow.fresh { UIViewController() }
    window.rootViewController?.view.addSubview(view)
    HeadlessClock.endTurn()
    return window
  }

  @Test("a phone is light, compact and tall, and all on its screen hear of a change once")
  func initial() {
    let view = Noting()
    let window = shown(view)
    let traits = view.traitCollection
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(window.traitCollection == traits && view.previous.isEmpty)

    HeadlessScreen.userInterfaceStyle = .dark

    #expect(view.previous == [.light])
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(window.rootViewController?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("an override holds for all inside, and for nobody else")
  func override() {
    let view = Noting()
    let window = shown(view)
    let outer = Noting()
    window.addSubview(outer)

    window.rootViewController?.overrideUserInterfaceStyle = .dark
    #expect(view.previous == [.light])
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    HeadlessScreen.userInterfaceStyle = .dark
    #expect(view.previous == [.light])
    #expect(outer.previous == [.light])
    view.overrideUserInterfaceStyle = .light

    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.previous == [.light, .dark])

    // A view that comes into other surroundings hears of it.
    outer.removeFromSuperview()
    #expect(outer.previous == [.light])
    view.addSubview(outer)
    #expect(outer.previous == [.light, .dark])
  }

  @Test("a parent overrides what its child's traits are")
  func child() {
    HeadlessScreen.reset()
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)

    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: child
    )

    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("the last of several collections wins, where it specifies anything")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 2),
    ])

    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 2)
    #expect(merged.horizontalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(merged.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 2)))
  }

  @Test("a text size that the user chooses is announced")
  func category() {
    let window = shown(UIView())
    let log = NotificationLog([UIContentSizeCategory.didChangeNotification])

    HeadlessScreen.preferredContentSizeCategory = .accessibilityLarge

    #expect(log.names.count == 1)
    #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
  }

  @Test(
    "a color that depends on the style is another one where the style is, also inside an override"
  )
  func dynamicColors() throws {
    let (view, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.backgroundColor = color
    label.text = "Text"
    label.textColor = color.withAlphaComponent(0.5)
    view.addSubview(label)
    let window = shown(view)
    func colors() -> [CGColor?] {
      HeadlessClock.advance(frames: 2)
      return [view.layer.backgroundColor] + HeadlessLayerTree.shown.layers.compactMap(\.text?.color)
    }
    let black: [CGColor?] = [UIColor.black.cgColor, UIColor(white: 0, alpha: 0.5).cgColor]
    let white: [CGColor?] = [UIColor.white.cgColor, UIColor(white: 1, alpha: 0.5).cgColor]

    #expect(colors() == black)
    HeadlessScreen.userInterfaceStyle = .dark
    #expect(colors() == white)
    view.overrideUserInterfaceStyle = .light
    #expect(colors() == black)
    view.removeFromSuperview()
    view.overrideUserInterfaceStyle = .unspecified
    window.addSubview(view)

    #expect(colors() == white)
    #expect(view.backgroundColor == color)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
  }

  @Test("buttons and pictures show a tint that depends on the style as it is there")
  func dynamicTint() throws {
    let button = UIButton(configuration: .tinted())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.configuration?.title = "Press"
    button.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let window = shown(button)
    HeadlessClock.advance(frames: 2)
    func colors() -> [CGColor] {
      let layers = HeadlessLayerTree.shown.layers
      return layers.compactMap(\.text?.color) + layers.suffix(2).compactMap(\.backgroundColor)
    }
    let light = colors()

    window.overrideUserInterfaceStyle = .dark
    HeadlessClock.advance(frames: 2)

    let dark = colors()
    #expect(light.contains(UIColor.black.cgColor) && dark.contains(UIColor.white.cgColor))
    #expect(light.contains(UIColor(white: 0, alpha: 0.18).cgColor))
    #expect(dark.contains(UIColor(white: 1, alpha: 0.18).cgColor))
  }
}

/// The accessibility settings.
@MainActor @Suite(.serialized) struct AccessibilityTests {
  @Test("H1: reduced motion is read and announced")
  func motion() {
    HeadlessScreen.reset()
    let log = NotificationLog([UIAccessibility.reduceMotionStatusDidChangeNotification])

    #expect(!UIAccessibility.isReduceMotionEnabled)
    HeadlessAccessibility.isReduceMotionEnabled = true

    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(log.names.count == 1)
  }

  @Test("H2: cross-fades are preferred only where motion is reduced too")
  func crossFade() {
    HeadlessScreen.reset()
    let log = NotificationLog([UIAccessibility.prefersCrossFadeTransitionsStatusDidChange])

    HeadlessAccessibility.prefersCrossFadeTransitions = true
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    #expect(log.names.isEmpty)
    HeadlessAccessibility.isReduceMotionEnabled = true

    #expect(UIAccessibility.prefersCrossFadeTransitions)
    #expect(log.names.count == 1)
  }
}
