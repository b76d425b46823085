extension UIScrollView {
  /// What the safe area adds to the content's own insets.
  var addedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      var added = UIEdgeInsets.zero
      if contentSize.height > bounds.height || alwaysBounceVertical || isOwnScreen {
        (added.top, added.bottom) = (safe.top, safe.bottom)
      }
      if contentSize.width > bounds.width || alwaysBounceHorizontal {
        (added.left, added.right) = (safe.left, safe.right)
      }
      return added
    }
  }

  /// Whether `automatic` adjusts top and bottom even if nothing scrolls: in a screen of a
  /// navigation controller, for its view or one directly in it.
  private var isOwnScreen: Bool {
    guard contentInsetAdjustmentBehavior == .automatic,
      let controller = controller ?? superview?.controller
    else { return false }
    return controller.parent is UINavigationController
  }

  var horizontalAxis: ScrollAxis {
    let inset = adjustedContentInset
    return axis(
      insets: (inset.left, inset.right),
      content: contentSize.width,
      room: bounds.width,
      alwaysBounces: alwaysBounceHorizontal
    )
  }

  var verticalAxis: ScrollAxis {
    let inset = adjustedContentInset
    return axis(
      insets: (inset.top, inset.bottom),
      content: contentSize.height,
      room: bounds.height,
      alwaysBounces: alwaysBounceVertical
    )
  }

  private func axis(
    insets: (before: CGFloat, after: CGFloat),
    content: CGFloat,
    room: CGFloat,
    alwaysBounces: Bool
  ) -> ScrollAxis {
    let first = -insets.before
    let last = max(first, content + insets.after - room)
    let scrolls = last > first || alwaysBounces && bounces
    return ScrollAxis(
      range: first...last,
      room: max(room, 1),
      scrolls: scrolls,
      bounces: bounces && scrolls
    )
  }

  /// Brings the offset in line with other insets: content that was at its start stays there.
  func insetsMayHaveChanged() {
    let (old, new) = (knownInset, adjustedContentInset)
    guard new != old else { return }
    knownInset = new
    setNeedsLayout()
    if drag == nil {
      var offset = contentOffset
      if offset.x <= -old.left { offset.x += old.left - new.left }
      if offset.y <= -old.top { offset.y += old.top - new.top }
      if offset != contentOffset { contentOffset = offset }
    }
    stayInRange()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  func contentDidChange() {
    setNeedsLayout()
    insetsMayHaveChanged()
    stayInRange()
  }

  /// Content at rest does not leave a gap when it has become smaller, or its place larger.
  func stayInRange() {
    guard drag == nil, motion == nil else { return }
    let offset = CGPoint(
      x: horizontalAxis.clamped(contentOffset.x),
      y: verticalAxis.clamped(contentOffset.y)
    )
    if offset != contentOffset { contentOffset = offset }
  }

  /// The nearest offset at which as much as possible of a rectangle is seen.
  func offset(showing rect: CGRect) -> CGPoint {
    let displayed = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.minX < displayed.minX || rect.width > displayed.width {
      offset.x += rect.minX - displayed.minX
    } else if rect.maxX > displayed.maxX {
      offset.x += rect.maxX - displayed.maxX
    }
    if rect.minY < displayed.minY || rect.height > displayed.height {
      offset.y += rect.minY - displayed.minY
    } else if rect.maxY > displayed.maxY {
      offset.y += rect.maxY - displayed.maxY
    }
    return CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }
}

extension UIEdgeInsets {
  static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top,
      left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right
    )
  }
}
