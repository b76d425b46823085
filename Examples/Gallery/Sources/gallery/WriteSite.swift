internal import ArgumentParser
internal import Foundation
internal import GalleryKit
internal import GalleryScreens
internal import GalleryServer

struct WriteSite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Writes the page with a recorded run of each room, for any web server.",
    discussion: """
      The page needs no program behind it, and works under any path. Files in the folder that have \
      the same names are replaced.
      """
  )

  @Argument(help: "The folder to write to; it is made if it isn't there.")
  var folder: String

  @MainActor
  func run() async throws {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    do {
      try PageFiles.copyRecordedPage(to: root)
      let recordings = try Self.folder("recordings", in: root)
      let images = try Self.folder("images", in: root)
      var pictures: [(name: String, picture: PictureShelf.Picture)] = []
      let shelf = PictureShelf { pictures.append(($0, $1)) }
      for room in Catalog.rooms {
        let recording = try RoomRecording(of: room, pictures: shelf)
        try Self.write(recording.json, to: recordings.appendingPathComponent("\(room.id).json"))
      }
      for (name, picture) in pictures {
        try picture.data.write(to: images.appendingPathComponent(name))
      }
      let rooms = JSON.array(Catalog.rooms.map(\.json))
      try Self.write(.object(["rooms": rooms]), to: recordings.appendingPathComponent("rooms.json"))
    } catch let failure as GalleryFailure {
      throw failure
    } catch {
      throw GalleryFailure("\(folder): cannot be written")
    }
  }

  private static func folder(_ name: String, in root: URL) throws -> URL {
    let folder = root.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func write(_ json: JSON, to file: URL) throws {
    try Data(json.description.utf8).write(to: file)
  }
}
