package import GalleryScreens

extension Room {
  /// Returns the room with an id.
  @MainActor
  package static func named(_ id: String) throws(GalleryFailure) -> Room {
    guard let room = Catalog.rooms.first(where: { $0.id == id }) else {
      let ids = Catalog.rooms.map(\.id).joined(separator: ", ")
      throw GalleryFailure("there is no room \"\(id)\": there are \(ids)")
    }
    return room
  }
}
