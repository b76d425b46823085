internal import NIOCore
internal import NIOWebSocket

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
        group.addTask {
          await read(inbound)
          return true
        }
        group.addTask { await write(to: outbound) }
        group.addTask {
          await watch()
          return true
        }
        group.addTask {
          await waitForEnd()
          return true
        }
        for await isEnd in group where isEnd { break }
        group.cancelAll()
      }
    }
  }

  private func read(_ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>) async {
    var page: Int?
    do {
      for try await frame in inbound {
        pulse.beat()
        await handle(frame, page: &page)
      }
    } catch {
      // The page is gone without a close.
    }
    if let page { await phones.leave(page) }
  }

  private func handle(_ frame: WebSocketFrame, page: inout Int?) async {
    switch frame.opcode {
    case .text: await receive(PageMessage(frame.unmaskedData), page: &page)
    case .ping: outbox.put(.pong(frame.unmaskedData))
    case .connectionClose: outbox.close(.normalClosure, isAnswer: true)
    case .binary: outbox.close(.unacceptableData)
    default: break
    }
  }

  private func receive(_ message: PageMessage, page: inout Int?) async {
    guard message.line.readableBytes <= Limits.bytes(ofMessage: message.name) else {
      outbox.close(.messageTooLarge)
      return
    }
    if let page {
      await phones.receive(message, from: page)
    } else if message.hello != nil {
      pulse.greet()
      page = await phones.join(message, outbox: outbox)
    }
  }

  /// Writes what the page is sent; returns whether the page expects the end of the connection now.
  private func write(to outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>) async -> Bool {
    for await (item, bytes) in outbox.items {
      do {
        try await outbound.write(item.frame)
      } catch {
        return true
      }
      outbox.remove(bytes: bytes)
      if case .close(_, isAnswer: true) = item { return true }
    }
    return false
  }

  /// Returns some time after the last message: a page that reads has answered the server's close by then.
  private func waitForEnd() async {
    await outbox.waitForEnd()
    try? await Task.sleep(for: .seconds(1))
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
