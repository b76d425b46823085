internal import NIOCore
internal import NIOHTTP1

/// Answers the requests of a connection, and closes it if none comes.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case waiting
    case reading(HTTPRequestHead)
    /// Ignores what still comes.
    case closing
  }

  private let site: Site
  private var state = State.waiting
  private var deadline: Scheduled<Void>?

  init(site: Site) {
    self.site = site
  }

  func handlerAdded(context: ChannelHandlerContext) {
    close(context.channel, in: Limits.idleTime)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (Self.unwrapInboundIn(data), state) {
    case (_, .closing): break
    case (.head(let head), _) where head.hasBody:
      refuse(site.answer(to: head), context: context)
    case (.head(let head), _): state = .reading(head)
    case (.end, .reading(let head)): answer(head, context: context)
    case (.body, _), (.end, _): break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch (error, state) {
    case (_, .closing): break
    case (HTTPParserError.headerOverflow, _):
      refuse(
        Answer(.requestHeaderFieldsTooLarge, "The request's head is too large."),
        context: context
      )
    case (is HTTPParserError, _):
      refuse(Answer(.badRequest, "This is no HTTP request."), context: context)
    // A web socket that is refused is answered as any request.
    case (is IOError, _), (is ChannelError, _): context.close(promise: nil)
    default: break
    }
  }

  private func answer(_ head: HTTPRequestHead, context: ChannelHandlerContext) {
    let answer = site.answer(to: head)
    state = head.isKeepAlive ? .waiting : .closing
    write(answer, context: context, isHead: head.method == .HEAD, keepsAlive: head.isKeepAlive)
    // A slow reader of the answer has to be done by then, too.
    close(context.channel, in: Limits.idleTime)
    guard !head.isKeepAlive else { return }
    context.close(mode: .output, promise: nil)
  }

  /// Answers a request that isn't read to its end.
  private func refuse(_ answer: Answer, context: ChannelHandlerContext) {
    state = .closing
    write(answer, context: context, isHead: false, keepsAlive: false)
    // The client may still be sending; if it were closed at once, it wouldn't see the answer.
    context.close(mode: .output, promise: nil)
    close(context.channel, in: .seconds(1))
  }

  private func write(
    _ answer: Answer,
    context: ChannelHandlerContext,
    isHead: Bool,
    keepsAlive: Bool
  ) {
    var headers = answer.headers
    if !keepsAlive { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    if !isHead {
      context.write(Self.wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: nil)
    }
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
  }

  private func close(_ channel: any Channel, in time: TimeAmount) {
    deadline?.cancel()
    deadline = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
