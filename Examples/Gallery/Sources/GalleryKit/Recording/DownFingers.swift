internal import Foundation
internal import UIKit

/// The fingers that are on the screen, and the scroll that is going on.
struct DownFingers: Equatable, Sendable {
  struct Finger: Equatable, Sendable {
    let id: Int
    var location: CGPoint
  }

  private(set) var fingers: [Finger] = []
  /// Where the pointer of a scroll is; nil if nothing is scrolled.
  private(set) var scroll: CGPoint?

  var isEmpty: Bool { fingers.isEmpty && scroll == nil }

  func contains(_ id: Int) -> Bool { fingers.contains { $0.id == id } }

  /// Follows an input.
  mutating func note(_ action: TraceStep.Action) {
    switch action {
    case .touch(let id, .began, let location): fingers.append(Finger(id: id, location: location))
    case .touch(let id, .moved, let location):
      guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
      fingers[index].location = location
    case .touch(let id, .ended, _), .touch(let id, .cancelled, _):
      fingers.removeAll { $0.id == id }
    case .scroll(let phase, let location, _): scroll = phase.isDown ? location : nil
    case .call: break
    }
  }

  /// What takes all of them away.
  var cancellations: [TraceStep.Action] {
    let touches = fingers.map { TraceStep.Action.touch(id: $0.id, .cancelled, at: $0.location) }
    guard let scroll else { return touches }
    return touches + [.scroll(.cancelled, at: scroll, by: CGVector(dx: 0, dy: 0))]
  }
}
