internal import Foundation

/// The fingers of a run, for drawing; a short touch is shown a little longer than it lasts.
struct Hands {
  private struct Finger {
    let id: Int?
    var point: CGPoint
    let landed: TimeInterval
    var isDown: Bool
  }

  private var fingers: [Finger] = []

  /// The shortest time for which a touch is shown, in seconds.
  private static let shortest = 0.12

  var isTouching: Bool { fingers.contains(where: \.isDown) }

  mutating func touch(_ id: Int, _ phase: FingerPhase, at point: CGPoint, time: TimeInterval) {
    if phase == .began {
      fingers.append(Finger(id: id, point: point, landed: time, isDown: true))
    }
    guard let index = fingers.lastIndex(where: { $0.id == id && $0.isDown }) else { return }
    fingers[index].point = point
    fingers[index].isDown = phase.isDown
  }

  mutating func tap(at point: CGPoint, time: TimeInterval) {
    fingers.append(Finger(id: nil, point: point, landed: time, isDown: false))
  }

  /// Returns the locations of fingers that are down at a time, or have just been lifted.
  mutating func displayed(at time: TimeInterval) -> [CGPoint] {
    fingers.removeAll { !$0.isDown && time - $0.landed > Hands.shortest }
    return fingers.map(\.point)
  }
}
