internal import Foundation
package import NIOCore

/// A message from a page; the server reads its name, and all of `hello`.
package struct PageMessage: Equatable, Sendable {
  private struct Greeting: Decodable {
    let hello: Hello
  }

  package struct Hello: Equatable, Sendable, Decodable {
    /// The phone to join; nil for a new one.
    package let phone: String?
    /// Whether the page has just been opened, and not only lost its connection.
    package let fresh: Bool?
  }

  /// The key of the first member; nil if the text isn't an object.
  package let name: String?
  package let hello: Hello?
  /// The message in one line.
  package let line: ByteBuffer

  package init(_ text: ByteBuffer) {
    let breaks = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let isBroken = text.withUnsafeReadableBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      return breaks.contains { memchr(start, Int32($0), bytes.count) != nil }
    }
    line =
      isBroken
      ? ByteBuffer(
        bytes: text.readableBytesView.map { breaks.contains($0) ? UInt8(ascii: " ") : $0 }
      ) : text
    name = PageMessage.name(in: line.readableBytesView)
    hello =
      name == "hello"
      ? try? JSONDecoder().decode(Greeting.self, from: Data(line.readableBytesView)).hello : nil
  }

  /// The hello of a page that wants a room.
  package func asking(for room: String) -> ByteBuffer {
    let json = try? JSONSerialization.jsonObject(with: Data(line.readableBytesView))
    guard var hello = (json as? [String: [String: Any]])?["hello"] else { return line }
    hello["room"] = room
    let data = try? JSONSerialization.data(withJSONObject: ["hello": hello])
    return data.map { ByteBuffer(bytes: $0) } ?? line
  }

  private static func name(in bytes: ByteBufferView) -> String? {
    var rest = bytes[...]
    func skip(_ byte: UInt8) -> Bool {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard rest.first == byte else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard skip(UInt8(ascii: "{")), skip(UInt8(ascii: "\"")) else { return nil }
    guard let end = rest.prefix(32).firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
