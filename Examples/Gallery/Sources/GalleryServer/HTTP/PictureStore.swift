internal import Foundation
internal import NIOCore
internal import Synchronization

/// The pictures that phones have sent, by path.
package final class PictureStore: Sendable {
  private struct Message: Decodable {
    let picture: String
    let type: String
    let base64: Data
  }

  private let answers = Mutex<[String: Answer]>([:])

  package init() {}

  package subscript(path: String) -> Answer? {
    answers.withLock { $0[path] }
  }

  /// Keeps the picture of a phone's message.
  package func add(_ message: some Sequence<UInt8>) {
    guard let new = try? JSONDecoder().decode(Message.self, from: Data(message)) else { return }
    let answer = Answer(type: new.type, body: ByteBuffer(bytes: new.base64), isImmutable: true)
    answers.withLock { $0["/images/\(new.picture)"] = answer }
  }
}
