extension HeadlessAccessibility {
  /// The visible elements that can be reached, in reading order: those of the uppermost window, and the keys of a
  /// keyboard that is shown above it.
  ///
  /// An element is visible if a part of it is on the screen. No scroll view or other clipping view may hide that part,
  /// and no presented screen may cover the element's middle. Frames are as shown since the last commit.
  public static var snapshot: [Element] {
    displayedViews.map { Element($0.view, frame: $0.frame) }
  }

  /// Returns the view of an element, or nil once the element is no longer visible.
  public static func view(of id: Element.ID) -> UIView? {
    displayedViews.first { $0.view.layer.serial == id }?.view
  }

  /// Makes VoiceOver's double tap on an element.
  ///
  /// The view is asked first. If it doesn't respond, the middle of its visible part is tapped.
  ///
  /// - Returns: Whether there is such an element and it is enabled.
  @discardableResult
  public static func activate(_ id: Element.ID) -> Bool {
    guard let displayed = displayedViews.first(where: { $0.view.layer.serial == id }),
      !displayed.view.accessibilityTraits.contains(.notEnabled)
    else { return false }
    if !displayed.view.accessibilityActivate() {
      let middle = CGPoint(x: displayed.frame.midX, y: displayed.frame.midY)
      HeadlessTouch.send(id: finger, phase: .began, at: middle)
      HeadlessTouch.send(id: finger, phase: .ended, at: middle)
    }
    return true
  }

  /// Makes VoiceOver's swipe up on an adjustable element; returns whether there is one.
  @discardableResult
  public static func increment(_ id: Element.ID) -> Bool {
    adjust(id) { $0.accessibilityIncrement() }
  }

  /// Makes VoiceOver's swipe down on an adjustable element; returns whether there is one.
  @discardableResult
  public static func decrement(_ id: Element.ID) -> Bool {
    adjust(id) { $0.accessibilityDecrement() }
  }

  private static func adjust(_ id: Element.ID, _ step: (UIView) -> Void) -> Bool {
    guard let view = view(of: id), view.accessibilityTraits.contains(.adjustable),
      !view.accessibilityTraits.contains(.notEnabled)
    else { return false }
    step(view)
    return true
  }

  /// The finger that taps for VoiceOver; an app's tests use others.
  private static let finger = Int.min

  private static var displayedViews: [DisplayedView] {
    guard let top = HeadlessScreen.windows.last(where: { !($0 is KeyboardWindow) }) else {
      return []
    }
    let keyboard = HeadlessScreen.windows.filter { $0 is KeyboardWindow }
    let isRightToLeft = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    return ([top] + keyboard).flatMap { window in
      elements(in: window)
        .compactMap(DisplayedView.init)
        .filter { !$0.isCovered }
        .inReadingOrder(isRightToLeft: isRightToLeft)
    }
  }
}

extension HeadlessAccessibility.Element: Identifiable {}

/// A view with the part of it that is seen, on the screen.
@MainActor
private struct DisplayedView {
  let view: UIView
  let frame: CGRect

  /// Nil if nothing of the view is seen.
  init?(_ view: UIView) {
    let visible = view.frameOnScreen.map { frame in
      view.clippingViews.reduce(frame) { part, clip in
        clip.frameOnScreen.map { part.intersection($0) } ?? .null
      }
    }
    guard let visible else { return nil }
    let part = visible.intersection(UIScreen.main.bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    self.view = view
    frame = part
  }

  /// Whether a screen that is presented above the view takes the touches at its middle.
  var isCovered: Bool {
    guard let window = view.window else { return true }
    let middle = window.pointFromScreen(CGPoint(x: frame.midX, y: frame.midY))
    let touched = window.hitTest(middle, with: nil)
    guard let container = touched?.presentationContainer else { return false }
    return !view.isDescendant(of: container)
  }
}

extension [DisplayedView] {
  /// Sorts by lines from the top, and in a line in the direction of the language.
  @MainActor
  fileprivate func inReadingOrder(isRightToLeft: Bool) -> [DisplayedView] {
    var lines: [[DisplayedView]] = []
    let fromTop = enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    for (_, displayed) in fromTop {
      if let first = lines.last?.first, first.frame.isOnLine(with: displayed.frame) {
        lines[lines.count - 1].append(displayed)
      } else {
        lines.append([displayed])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { one, other in
        let (a, b) = (one.element.frame, other.element.frame)
        let (first, second) = isRightToLeft ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
        return (first, one.offset) < (second, other.offset)
      }
      .map(\.element)
    }
  }
}

extension CGRect {
  /// Whether two elements are read as one line: of similar height, and beside each other.
  fileprivate func isOnLine(with other: CGRect) -> Bool {
    let (small, large) = (min(height, other.height), max(height, other.height))
    return small * 3 >= large && abs(midY - other.midY) <= small / 2
      && (maxX <= other.minX + 1 || other.maxX <= minX + 1)
  }
}

extension UIView {
  /// The box around the view as it is shown, on the screen; nil if it isn't shown yet.
  fileprivate var frameOnScreen: CGRect? {
    guard var inner = layer.presentationValues else { return nil }
    var corners = inner.bounds.corners
    var layer = layer
    while let outerLayer = layer.superlayer, let outer = outerLayer.presentationValues {
      corners = corners.map { inner.outward($0, in: outer) }
      (layer, inner) = (outerLayer, outer)
    }
    return CGRect(holding: corners.map { inner.outward($0, in: LayerValues()) })
  }

  fileprivate var clippingViews: [UIView] {
    guard let superview else { return [] }
    return (superview.clipsToBounds ? [superview] : []) + superview.clippingViews
  }

  fileprivate var presentationContainer: PresentationContainerView? {
    self as? PresentationContainerView ?? superview?.presentationContainer
  }
}
