internal import Foundation
internal import UIKit

extension RoomSession {
  /// Does what assistive technology does.
  func assist(_ call: RoomCall) throws(GalleryFailure) {
    switch call {
    case .press(let id):
      guard HeadlessAccessibility.activate(id) else {
        throw GalleryFailure("there is no element \(id) that can be pressed")
      }
    case .adjust(let id, let isUp):
      let hasMoved =
        isUp ? HeadlessAccessibility.increment(id) : HeadlessAccessibility.decrement(id)
      guard hasMoved else { throw GalleryFailure("there is no element \(id) to adjust") }
    case .escape: HeadlessAccessibility.performEscape()
    default: break
    }
  }
}
