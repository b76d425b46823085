internal import Foundation
package import UIKit

/// Gives each pointer of each page a finger of its own.
struct TouchPad {
  private struct Key: Hashable {
    let page: Int
    let pointer: Int
  }

  private struct Finger {
    let id: Int
    var location: CGPoint
  }

  private var fingers: [Key: Finger] = [:]
  private var fingerCount = 0
  /// The page that scrolls, and where.
  private var scroll: (page: Int, location: CGPoint)?

  /// Returns what a pointer of a page does; nil if that doesn't fit the state of its finger.
  mutating func touch(_ pointer: LiveMessage.Pointer, of page: Int) -> TraceStep.Action? {
    let key = Key(page: page, pointer: pointer.id)
    switch (pointer.phase, fingers[key]) {
    case (.began, nil):
      fingerCount += 1
      fingers[key] = Finger(id: fingerCount, location: pointer.location)
    case (.moved, .some): fingers[key]?.location = pointer.location
    case (.ended, .some), (.cancelled, .some): break
    case (.began, .some), (_, nil): return nil
    }
    guard let finger = fingers[key] else { return nil }
    if !pointer.phase.isDown { fingers[key] = nil }
    return .touch(id: finger.id, pointer.phase, at: pointer.location)
  }

  /// Returns what a scroll of a page does; nil if that doesn't fit.
  ///
  /// Only one page scrolls at a time.
  mutating func scroll(_ wheel: LiveMessage.Wheel, of page: Int) -> TraceStep.Action? {
    switch (wheel.phase, scroll?.page) {
    case (.began, nil), (.moved, page), (.ended, page), (.cancelled, page):
      scroll = wheel.phase.isDown ? (page, wheel.location) : nil
      return .scroll(wheel.phase, at: wheel.location, by: wheel.delta)
    case (.began, .some), (.moved, _), (.ended, _), (.cancelled, _): return nil
    }
  }

  /// Whether a finger is one of a page's own.
  func owns(_ finger: Int, page: Int) -> Bool {
    fingers.contains { $0.key.page == page && $0.value.id == finger }
  }

  /// Returns what takes the fingers of a page away that has left.
  mutating func cancel(page: Int) -> [TraceStep.Action] {
    let left = fingers.filter { $0.key.page == page }
    for key in left.keys {
      fingers[key] = nil
    }
    var actions = left.values.sorted { $0.id < $1.id }.map {
      TraceStep.Action.touch(id: $0.id, .cancelled, at: $0.location)
    }
    if let scroll, scroll.page == page {
      actions.append(.scroll(.cancelled, at: scroll.location, by: CGVector(dx: 0, dy: 0)))
      self.scroll = nil
    }
    return actions
  }

  /// Forgets all fingers; what their pointers do from now on is ignored.
  mutating func forget() {
    fingers = [:]
    scroll = nil
  }
}

extension FingerPhase {
  package var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
