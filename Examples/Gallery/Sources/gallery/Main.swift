internal import ArgumentParser
internal import Foundation
internal import GalleryKit

/// Runs the command; reports any error in one line, with exit code 1.
@main
enum Main {
  static func main() async {
    do {
      var command = try Gallery.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as GalleryFailure {
      fail(failure.description)
    } catch {
      guard Gallery.exitCode(for: error).isSuccess else { fail(Gallery.message(for: error)) }
      print(Gallery.fullMessage(for: error))
    }
  }

  private static func fail(_ message: String) -> Never {
    let lines = message.split(whereSeparator: \.isNewline)
    FileHandle.standardError.write(Data("gallery: \(lines.joined(separator: " "))\n".utf8))
    exit(1)
  }
}
