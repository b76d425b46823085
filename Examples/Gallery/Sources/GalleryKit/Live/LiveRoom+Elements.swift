internal import Foundation
internal import UIKit

/// What assistive technology presents of a live room.
extension LiveRoom {
  /// How long pages wait for elements while something moves, in seconds of the room's time.
  private static let elementsInterval: TimeInterval = 0.3

  /// Sends the elements to the pages that have asked for them and know others.
  func showElements() {
    elementsTime = run.time
    guard viewers.contains(where: \.wantsElements) else { return }
    let elements = HeadlessAccessibility.snapshot
    for viewer in viewers {
      viewer.show(elements)
    }
  }

  /// Sends the elements while something moves, a few times a second.
  func showElementsIfDue() {
    guard abs(run.time - elementsTime) >= LiveRoom.elementsInterval else { return }
    showElements()
  }
}

extension HeadlessAccessibility.Element {
  var json: JSON {
    var members: [(key: String, value: JSON)] = [
      ("id", .int(id)), ("role", .string(role.rawValue)), ("label", .string(label)),
    ]
    if let value { members.append(("value", .string(value))) }
    let lengths = [frame.minX, frame.minY, frame.width, frame.height]
    members += [
      ("frame", .array(lengths.map { .number(($0 * 10).rounded() / 10) })),
      ("isEnabled", .bool(isEnabled)), ("isSelected", .bool(isSelected)),
    ]
    return .object(members.map { JSON.Member(key: $0.key, value: $0.value) })
  }
}
