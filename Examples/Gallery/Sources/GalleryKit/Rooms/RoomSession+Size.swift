internal import GalleryScreens
internal import UIKit

/// The size of the phone's screen.
extension RoomSession {
  private static let upright = CGSize(width: 393, height: 852)

  /// Rotates the phone to landscape, or back to portrait.
  func rotate() throws(GalleryFailure) {
    let isLandscape = HeadlessScreen.interfaceOrientation.isLandscape
    guard HeadlessScreen.rotate(to: isLandscape ? .portrait : .landscapeRight) else {
      throw GalleryFailure("the room \"\(room.id)\" doesn't rotate with the phone")
    }
  }

  /// Unfolds the phone along its longer side to twice its width, or brings it back to its own size.
  func fold() {
    var unfolded = phoneSize
    if unfolded.width < unfolded.height { unfolded.width *= 2 } else { unfolded.height *= 2 }
    resize(to: hasPhoneSize ? unfolded : phoneSize, animated: true)
  }

  /// Gives the screen another size; one that it has already changes nothing.
  func resize(to size: CGSize, animated: Bool) {
    guard size != UIScreen.main.bounds.size else { return }
    HeadlessScreen.resize(to: size, animated: animated)
    hasPhoneSize = size == phoneSize
  }

  /// The size of the phone itself, as it is turned.
  private var phoneSize: CGSize {
    let upright = RoomSession.upright
    guard HeadlessScreen.interfaceOrientation.isLandscape else { return upright }
    return CGSize(width: upright.height, height: upright.width)
  }
}
