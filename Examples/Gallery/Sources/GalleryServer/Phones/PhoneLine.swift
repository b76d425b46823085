package import NIOCore

/// A line from a phone's process.
package enum PhoneLine: Equatable, Sendable {
  /// A message for a page; if it says which room is shown, the room's id.
  case message(page: Int, text: ByteBuffer, room: String?)
  case picture(ByteBuffer)

  /// Reads a line; nil if it isn't one, because a room has printed something.
  package init?(_ line: ByteBuffer) {
    let bytes = line.readableBytesView
    guard let space = bytes.prefix(20).firstIndex(of: UInt8(ascii: " ")),
      let page = Int(String(decoding: bytes[..<space], as: UTF8.self)),
      bytes[(space + 1)...].first == UInt8(ascii: "{")
    else { return nil }
    var text = line
    text.moveReaderIndex(forwardBy: space - bytes.startIndex + 1)
    self =
      page == 0
      ? .picture(text)
      : .message(page: page, text: text, room: PhoneLine.room(in: text.readableBytesView))
  }

  private static func room(in text: ByteBufferView) -> String? {
    let start = "{\"room\":\"".utf8
    guard text.starts(with: start) else { return nil }
    let rest = text.dropFirst(start.count)
    guard let end = rest.prefix(100).firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
