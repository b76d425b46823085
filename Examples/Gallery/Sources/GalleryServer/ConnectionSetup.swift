internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket
internal import Synchronization

/// Accepts connections, and sets up what handles their bytes.
struct ConnectionSetup: Sendable {
  /// What every request needs; nil if the server listens on this machine only.
  let token: AccessToken?
  let files: PageFiles
  let pictures: PictureStore
  let phones: Phones
  private let counter = ConnectionCounter()

  init(token: AccessToken?, files: PageFiles, pictures: PictureStore, phones: Phones) {
    self.token = token
    self.files = files
    self.pictures = pictures
    self.phones = phones
  }

  func listen(on address: SocketAddress) async throws -> any Channel {
    try await ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try accept(channel) }
      }
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .bind(to: address)
      .get()
  }

  private func accept(_ channel: any Channel) throws {
    guard counter.add() else { throw ChannelError.eof }
    channel.closeFuture.whenComplete { _ in counter.remove() }
    let hosts =
      token == nil ? AllowedHosts(port: channel.localAddress?.port ?? 0) : AllowedHosts.any
    let site = Site(hosts: hosts, token: token, files: files, pictures: pictures)
    let handler = RequestHandler(site: site)
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = Limits.requestHead
    limits.maxHeaderListSize = Limits.requestHead
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withServerUpgrade: (upgraders: [upgrader(site)], completionHandler: { _ in }),
      withErrorHandling: false,
      withEncoderConfiguration: HTTPResponseEncoder.Configuration(),
      withDecoderLimitConfiguration: limits
    )
    try channel.pipeline.syncOperations.addHandlers([BackPressureHandler(), handler])
  }

  private func upgrader(_ site: Site) -> NIOWebSocketServerUpgrader {
    NIOWebSocketServerUpgrader(
      maxFrameSize: Limits.load,
      shouldUpgrade: { channel, head in
        let headers = site.upgrades(head) ? Answer.protection : nil
        return channel.eventLoop.makeSucceededFuture(headers)
      },
      upgradePipelineHandler: { [phones] channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try ConnectionSetup.connect(channel, to: phones)
        }
      }
    )
  }

  private static func connect(_ channel: any Channel, to phones: Phones) throws {
    let operations = channel.pipeline.syncOperations
    let handler = try operations.handler(type: RequestHandler.self)
    operations.removeHandler(handler, promise: nil)
    try operations.addHandler(
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0,
        maxAccumulatedFrameCount: 1024,
        maxAccumulatedFrameSize: Limits.load
      )
    )
    let socket = try PageConnection.Socket(wrappingChannelSynchronously: channel)
    Task { await PageConnection(phones: phones).run(socket) }
  }
}

/// Counts the connections.
private final class ConnectionCounter: Sendable {
  private let count = Mutex(0)

  /// Returns false if there are too many.
  func add() -> Bool {
    count.withLock { count in
      guard count < Limits.connections else { return false }
      count += 1
      return true
    }
  }

  func remove() {
    count.withLock { $0 -= 1 }
  }
}
