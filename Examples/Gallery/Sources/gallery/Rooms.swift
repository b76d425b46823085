internal import ArgumentParser
internal import GalleryScreens

struct Rooms: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Lists the rooms.")

  @MainActor
  func run() async {
    let width = Catalog.rooms.map(\.id.count).max() ?? 0
    for room in Catalog.rooms {
      let gap = String(repeating: " ", count: width - room.id.count)
      print("\(room.id)\(gap)  \(room.title)")
    }
  }
}
