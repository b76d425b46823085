internal import FlyingFox

/// The connection of a page: messages in, frames out.
struct LiveConnection: WSMessageHandler {
  let room: LiveRoom

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, continuation) = AsyncStream<WSMessage>.makeStream()
    let viewer = await room.join { continuation.yield(.text($0)) }
    let reading = Task { @MainActor in
      for await message in client {
        guard case .text(let text) = message, let message = LiveMessage(parsing: text) else {
          continue
        }
        room.receive(message, from: viewer)
      }
      room.leave(viewer)
      continuation.finish()
    }
    continuation.onTermination = { _ in reading.cancel() }
    return messages
  }
}
