internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// The web socket of a page: reads its messages, and writes what it is sent.
struct PageConnection: Sendable {
  typealias Socket = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  private let phones: Phones
  private let outbox = Outbox<PageOutput>()
  private let pulse = Pulse()

  init(phones: Phones) {
    self.phones = phones
  }

  /// Runs until either side closes.
  func run(_ socket: Socket) async {
    try? await socket.executeThenClose { inbound, outbound in
      await withTaskGroup { group in
        group.addTask { try? await read(inbound) }
        group.addTask { try? await write(to: outbound) }
        group.addTask { await watch() }
        await group.next()
        group.cancelAll()
      }
    }
  }

  private func read(_ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>) async throws {
    var page: Int?
    do {
      for try await frame in inbound {
        pulse.beat()
        guard try await handle(frame, page: &page) else { break }
      }
    } catch {}
    // Also after an error: the page has left.
    if let page { await phones.leave(page) }
  }

  /// Returns whether the connection goes on.
  private func handle(_ frame: WebSocketFrame, page: inout Int?) async throws -> Bool {
    switch frame.opcode {
    case .text: await receive(PageMessage(frame.unmaskedData), page: &page)
    case .ping: outbox.put(.pong(frame.unmaskedData))
    case .connectionClose:
      outbox.close(.normalClosure)
      return false
    case .binary: outbox.close(.unacceptableData)
    default: break
    }
    return true
  }

  private func receive(_ message: PageMessage, page: inout Int?) async {
    guard message.line.readableBytes <= Limits.bytes(ofMessage: message.name) else {
      outbox.close(.messageTooLarge)
      return
    }
    if let page {
      await phones.receive(message, from: page)
    } else if let hello = message.hello {
      pulse.greet()
      page = await phones.join(hello, line: message.line, outbox: outbox)
    }
  }

  private func write(to outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>) async throws {
    for await (item, bytes) in outbox.items {
      try await outbound.write(item.frame)
      outbox.remove(bytes: bytes)
      guard case .close = item else { continue }
      // The page answers with a close of its own.
      try await Task.sleep(for: .seconds(1))
    }
  }

  /// Returns if the page doesn't say hello, or doesn't answer.
  private func watch() async {
    do {
      try await Task.sleep(for: Limits.helloTime)
      guard pulse.hasGreeted else { return }
      while pulse.rest() {
        outbox.put(.ping)
        try await Task.sleep(for: Limits.pingTime)
      }
    } catch {}
  }
}

/// What has been heard of a page.
private final class Pulse: Sendable {
  private let state = Mutex((isHeard: false, hasGreeted: false))

  var hasGreeted: Bool { state.withLock { $0.hasGreeted } }

  func beat() {
    state.withLock { $0.isHeard = true }
  }

  func greet() {
    state.withLock { $0.hasGreeted = true }
  }

  /// Returns whether the page has been heard since the last call.
  func rest() -> Bool {
    state.withLock { state in
      defer { state.isHeard = false }
      return state.isHeard
    }
  }
}
