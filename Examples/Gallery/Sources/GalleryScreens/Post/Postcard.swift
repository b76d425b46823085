import UIKit

/// A card that came with the post.
struct Postcard: Hashable {
  let sender: String
  let place: String
  let date: String
  /// The file name of the picture.
  let picture: String
  /// The file name of the picture on the stamp.
  let stamp: String
  let message: String

  @MainActor var image: UIImage? { UIImage.picture(picture) }
  @MainActor var stampImage: UIImage? { UIImage.picture(stamp) }
}
