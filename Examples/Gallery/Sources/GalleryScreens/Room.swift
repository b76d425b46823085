/// One example of the gallery: what it is called, what to try in it, and how it is made.
@MainActor
public struct Room {
  /// A short name for links and command lines.
  public let id: String
  /// What the gallery's menu calls it.
  public let title: String
  /// What to try, in a few sentences.
  public let readMe: String

  private let build: @MainActor () -> RoomScene

  init(id: String, title: String, readMe: String, make: @escaping @MainActor () -> RoomScene) {
    self.id = id
    self.title = title
    self.readMe = readMe
    build = make
  }

  /// Makes the screens afresh.
  public func make() -> RoomScene {
    build()
  }
}
