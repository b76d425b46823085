/// One example of the gallery.
@MainActor
public struct Room {
  /// A short name for links and command lines.
  public let id: String
  /// The folder of its code: `<folder>/<folder>Transition.swift` is all that concerns the transition.
  public let folder: String
  /// The title in the menu.
  public let title: String
  /// A few sentences about what to try.
  public let readMe: String

  /// The other ways to show the screens.
  public let variants: [RoomVariant]

  private let build: @MainActor () -> RoomScene
  private let buildVariant: (@MainActor (RoomVariant) -> RoomScene)?

  init(
    id: String,
    folder: String,
    title: String,
    readMe: String,
    variants: [RoomVariant] = [],
    makeVariant: (@MainActor (RoomVariant) -> RoomScene)? = nil,
    make: @escaping @MainActor () -> RoomScene
  ) {
    self.id = id
    self.folder = folder
    self.title = title
    self.readMe = readMe
    self.variants = variants
    build = make
    buildVariant = makeVariant
  }

  /// Creates the screens, in a way to show them that the room has; nil is the framework's.
  public func make(_ variant: RoomVariant? = nil) -> RoomScene {
    guard let variant, let buildVariant, variants.contains(variant) else { return build() }
    return buildVariant(variant)
  }
}
