internal import Foundation
internal import NIOCore
internal import NIOWebSocket

/// What a page is sent.
enum PageOutput: Sendable {
  case text(ByteBuffer)
  case ping
  case pong(ByteBuffer)
  /// The last one, of the server's own accord or as an answer.
  case close(WebSocketErrorCode, isAnswer: Bool)

  /// A message of the server: one member.
  static func say(_ key: String, _ sentence: String) -> PageOutput {
    let text = (try? JSONEncoder().encode([key: sentence])) ?? Data("{}".utf8)
    return .text(ByteBuffer(bytes: text))
  }

  var bytes: Int {
    switch self {
    case .text(let buffer), .pong(let buffer): buffer.readableBytes
    case .ping, .close: 0
    }
  }

  var frame: WebSocketFrame {
    switch self {
    case .text(let text): return WebSocketFrame(fin: true, opcode: .text, data: text)
    case .ping: return WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
    case .pong(let data): return WebSocketFrame(fin: true, opcode: .pong, data: data)
    case .close(let code, _):
      var data = ByteBuffer()
      data.write(webSocketErrorCode: code)
      return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    }
  }
}

extension Outbox<PageOutput> {
  @discardableResult
  func put(_ output: PageOutput) -> Bool {
    put(output, bytes: output.bytes)
  }

  /// Closes the connection after what is waiting.
  func close(_ code: WebSocketErrorCode, isAnswer: Bool = false) {
    put(.close(code, isAnswer: isAnswer))
    finish()
  }
}

extension WebSocketErrorCode {
  /// The service is overloaded; RFC 6455 has no name for it.
  static let tryAgainLater = WebSocketErrorCode.unknown(1013)
}
