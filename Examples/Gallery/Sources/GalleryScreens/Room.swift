/// One example of the gallery.
@MainActor
public struct Room {
  /// A short name for links and command lines.
  public let id: String
  /// The title in the menu.
  public let title: String
  /// A few sentences about what to try.
  public let readMe: String

  private let build: @MainActor () -> RoomScene

  init(id: String, title: String, readMe: String, make: @escaping @MainActor () -> RoomScene) {
    self.id = id
    self.title = title
    self.readMe = readMe
    build = make
  }

  /// Creates the screens.
  public func make() -> RoomScene {
    build()
  }
}
