import UIKit

/// A story in the library.
struct Book: Hashable {
  let name: String
  let author: String
  let minutes: Int
  /// The file name of the cover.
  let picture: String
  /// The first line, in the list.
  let line: String
  let paragraphs: [String]

  @MainActor var cover: UIImage? { UIImage.picture(picture) }
}
