import UIKit

/// Moves one property of a view in each frame, and detects what layout changes of it meanwhile.
@MainActor
struct PartMover {
  private let view: UIView
  let property: SpringPart.Property
  private let original: OriginalState?
  /// What layout may change of the view, as it was last; nil of what neither layout nor autoresizing changes.
  private var place: Place?
  /// The center at rest; nil of a screen, whose container lays it out.
  private var home: CGPoint?
  /// Whether nothing but layout changes the size: a frame that is set under a transform means another one.
  private let keepsSize: Bool

  private struct Place: Equatable {
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
    notePlace()
  }

  /// Puts the view somewhere, which lasts for a frame.
  mutating func put(_ value: PartValue) {
    original?.bodyWillBegin()
    property.show(value, of: view)
    original?.bodyDidEnd(isOfFrame: true)
    if place != nil { notePlace() }
  }

  private var placeNow: Place {
    let value = property == .transform ? .zero : property.value(of: view)
    return Place(value: value, size: view.bounds.size, surroundings: view.superview?.bounds.size)
  }

  private mutating func notePlace() {
    place = placeNow
  }

  /// Whether layout has changed the property since.
  var isLaidOut: Bool { place.map { $0.value != placeNow.value } ?? false }

  /// Takes note of what has changed the view since: how far its value has moved, and how far its place at rest.
  mutating func takeLayout() -> (value: PartValue, home: PartValue)? {
    guard let before = place, before != placeNow else { return nil }
    let isResized = view.superview?.bounds.size != before.surroundings
    if isResized, isAutoresized(since: before) {
      notePlace()
      let change = property.value(of: view) - before.value
      return property == .transform ? nil : (change, change)
    }
    if keepsSize, view.frame.size.isNear(before.size) { view.bounds.size = before.size }
    let now = placeNow
    place = Place(value: before.value, size: now.size, surroundings: now.surroundings)
    guard property == .center, now.value != before.value else { return nil }
    // An animation of the app's would add to a center that changes with each frame.
    view.layer.removeAnimations(of: .center)
    guard let home, let next = isResized ? view.center : centerAtRest else { return nil }
    self.home = next
    let change = PartValue(next.x - home.x, next.y - home.y)
    return change == .zero ? nil : (.zero, change)
  }

  /// Whether the view is where autoresizing has it.
  private func isAutoresized(since before: Place) -> Bool {
    guard !view.autoresizingMask.isEmpty, let surroundings = before.surroundings else {
      return false
    }
    let middle = property == .center ? CGPoint(x: before.value[0], y: before.value[1]) : .zero
    let due = view.autoresized(from: (middle, before.size), in: surroundings)
    return property == .center
      ? view.center.isNear(due.center) : view.bounds.size.isNear(due.size)
  }

  /// Where the app's layout has the center.
  private var centerAtRest: CGPoint? {
    original?.detectChanges()
    return original?.trackedCenter
  }
}

extension CGSize {
  /// Whether nobody could see the difference to another size.
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.1 && abs(height - other.height) < 0.1
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.1 && abs(y - other.y) < 0.1
  }
}
