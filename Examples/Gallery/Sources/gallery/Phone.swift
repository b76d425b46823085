internal import ArgumentParser
internal import Foundation
internal import GalleryKit
internal import GalleryScreens

/// A phone of the server: lines in on standard input, lines out on standard output.
struct Phone: AsyncParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)

  @MainActor
  func run() async {
    await LivePhone(rooms: Catalog.rooms, write: Phone.write).run(lines: Phone.lines())
  }

  /// The lines of standard input, read in a thread of its own.
  private static func lines() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    return lines
  }

  private static func write(_ line: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      // There is no server any more.
      Foundation.exit(1)
    }
  }
}
