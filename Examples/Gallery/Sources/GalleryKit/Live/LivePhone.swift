internal import Foundation
package import GalleryScreens

/// A live room for the pages of a server, which writes and reads lines.
///
/// A line is the number of a page, a space, and what it is about: `+` when the page comes, `-` when it leaves,
/// otherwise a message from or for it. The number 0 is for a picture that one of the next messages shows.
@MainActor
package final class LivePhone {
  private let room: LiveRoom
  private let write: (String) -> Void
  /// The ids of the pages in the room, by their numbers in lines.
  private var viewers: [Int: Int] = [:]

  /// - Parameters:
  ///   - rooms: At least one.
  ///   - write: Is called with each line.
  package init(rooms: [Room], write: @escaping (String) -> Void) {
    self.write = write
    let pictures = PictureShelf { name, picture in
      let message = JSON.object([
        "picture": .string(name),
        "type": .string(picture.mimeType),
        "base64": .string(picture.data.base64EncodedString()),
      ])
      write("0 \(message)")
    }
    room = LiveRoom(rooms: rooms, pictures: pictures)
  }

  /// Reads lines to their end.
  package func run(lines: AsyncStream<String>) async {
    for await line in lines {
      receive(line)
    }
  }

  /// Reads a line; ignores what isn't one.
  package func receive(_ line: String) {
    guard let space = line.firstIndex(of: " "), let page = Int(line[..<space]) else { return }
    switch line[line.index(after: space)...] {
    case "+": join(page)
    case "-": leave(page)
    case let text:
      guard let viewer = viewers[page], let message = LiveMessage(parsing: String(text)) else {
        return
      }
      room.receive(message, from: viewer)
    }
  }

  private func join(_ page: Int) {
    guard viewers[page] == nil else { return }
    viewers[page] = room.join { [write] in write("\(page) \($0)") }
  }

  private func leave(_ page: Int) {
    guard let viewer = viewers.removeValue(forKey: page) else { return }
    room.leave(viewer)
  }
}
