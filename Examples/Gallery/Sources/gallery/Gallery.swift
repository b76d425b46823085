internal import GalleryKit
internal import GalleryScreens

@main
struct Gallery {
  static func main() async throws {
    let room = await LiveRoom(rooms: Catalog.rooms)
    try await GalleryServer(room: room, port: 8080).run { print($0) }
  }
}
