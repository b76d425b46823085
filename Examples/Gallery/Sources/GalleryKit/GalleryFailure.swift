/// Something that the user can put right, in one line.
public struct GalleryFailure: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
