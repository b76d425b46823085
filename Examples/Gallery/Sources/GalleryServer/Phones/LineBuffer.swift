internal import Foundation
package import NIOCore

/// Takes bytes as they come, and returns whole lines.
package struct LineBuffer {
  private var buffer = ByteBuffer()
  /// The bytes in the buffer that are known to hold no line's end.
  private var searched = 0

  package init() {}

  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    buffer.discardReadBytes()
    buffer.writeBytes(bytes)
  }

  /// Removes the next line, without its end; nil if it isn't whole yet.
  package mutating func next() -> ByteBuffer? {
    guard let length = lengthOfLine() else {
      searched = buffer.readableBytes
      return nil
    }
    searched = 0
    // A slice would keep all bytes around it while it waits for a page.
    let line = buffer.readSlice(length: length).map { ByteBuffer(bytes: $0.readableBytesView) }
    buffer.moveReaderIndex(forwardBy: 1)
    return line
  }

  private func lengthOfLine() -> Int? {
    buffer.withUnsafeReadableBytes { bytes in
      guard let start = bytes.baseAddress, searched < bytes.count else { return nil }
      let end = memchr(start + searched, Int32(UInt8(ascii: "\n")), bytes.count - searched)
      return end.map { UnsafeRawPointer($0) - start }
    }
  }
}
