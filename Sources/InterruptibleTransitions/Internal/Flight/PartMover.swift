import UIKit

/// Sets one property of a view in each frame, and detects changes of it by layout in between.
@MainActor
struct PartMover {
  private let view: UIView
  let property: SpringPart.Property
  private let original: OriginalState?
  /// The values that layout may change, as they were last; nil for a property that neither layout nor autoresizing changes.
  private var layout: Layout?
  /// The center at rest; nil for a screen, whose container lays it out.
  private var home: CGPoint?
  /// Whether only layout changes the size; a frame that is set under a transform sets another size.
  private let keepsSize: Bool

  private struct Layout: Equatable {
    let value: PartValue
    let size: CGSize
    let surroundings: CGSize?
  }

  init(of part: SpringPart, among parts: [SpringPart]) {
    (view, property, original) = (part.view, part.property, .find(part.view))
    home = original?.trackedCenter
    switch property {
    case .center, .size: keepsSize = false
    case .transform:
      keepsSize = !parts.contains { $0.view === part.view && $0.property == .size }
    case .alpha, .cornerRadius, .match:
      keepsSize = false
      return
    }
    recordLayout()
  }

  /// Shows a value for one frame.
  mutating func put(_ value: PartValue) {
    original?.bodyWillBegin()
    property.show(value, of: view)
    original?.bodyDidEnd(isOfFrame: true)
    if layout != nil { recordLayout() }
  }

  private var currentLayout: Layout {
    let value = property == .transform ? .zero : property.value(of: view)
    return Layout(value: value, size: view.bounds.size, surroundings: view.superview?.bounds.size)
  }

  private mutating func recordLayout() {
    layout = currentLayout
  }

  /// Whether layout has changed the property since it was set.
  var isLaidOut: Bool { layout.map { $0.value != currentLayout.value } ?? false }

  /// Detects the changes since the value was set, and returns by how much its value and its resting position have moved.
  mutating func takeLayout() -> (value: PartValue, home: PartValue)? {
    guard let before = layout, before != currentLayout else { return nil }
    let isResized = view.superview?.bounds.size != before.surroundings
    if isResized, isAutoresized(since: before) {
      recordLayout()
      let change = property.value(of: view) - before.value
      return property == .transform ? nil : (change, change)
    }
    if keepsSize, view.frame.size.isAlmost(before.size), view.bounds.size != before.size {
      view.bounds.size = before.size
      // If the app animates its layout, the animation would add to the restored size.
      view.layer.removeAnimations(of: .size)
    }
    let now = currentLayout
    layout = Layout(value: before.value, size: now.size, surroundings: now.surroundings)
    guard property == .center, now.value != before.value else { return nil }
    // An app's animation would add to a center that changes in each frame.
    view.layer.removeAnimations(of: .center)
    guard let home, let next = isResized ? view.center : centerAtRest else { return nil }
    self.home = next
    let change = PartValue(next.x - home.x, next.y - home.y)
    return change == .zero ? nil : (.zero, change)
  }

  /// Whether the view's position is the result of autoresizing.
  private func isAutoresized(since before: Layout) -> Bool {
    guard !view.autoresizingMask.isEmpty, let surroundings = before.surroundings else {
      return false
    }
    let middle = property == .center ? CGPoint(x: before.value[0], y: before.value[1]) : .zero
    let due = view.autoresized(from: (middle, before.size), in: surroundings)
    return property == .center
      ? view.center.isAlmost(due.center) : view.bounds.size.isAlmost(due.size)
  }

  /// The center in the app's layout.
  private var centerAtRest: CGPoint? {
    original?.detectChanges()
    return original?.trackedCenter
  }
}

extension CGSize {
  /// Whether the difference to another size can't be seen.
  fileprivate func isAlmost(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.1 && abs(height - other.height) < 0.1
  }
}

extension CGPoint {
  fileprivate func isAlmost(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.1 && abs(y - other.y) < 0.1
  }
}
