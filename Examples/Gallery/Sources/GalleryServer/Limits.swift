internal import NIOCore

/// What the server takes at most.
package enum Limits {
  /// The bytes of a line, a header or all headers of a request.
  package static let requestHead = 16 << 10
  /// The bytes of a message from a page.
  package static let message = 64 << 10
  /// The bytes of a message that loads a trace: the longest that a phone writes, and a room with its settings.
  package static let load = (4 << 20) + message
  /// The bytes that wait for a page or a phone that doesn't read: twice the longest trace, which quoting lengthens, and
  /// what comes beside it.
  package static let waiting = 12 << 20
  /// The connections at once.
  package static let connections = 512
  /// The time for the first request, and between two.
  static let idleTime = TimeAmount.seconds(10)
  /// The time in which a page has to say hello.
  static let helloTime = Duration.seconds(10)
  /// The time between pings; a page that answers none is gone.
  static let pingTime = Duration.seconds(20)

  /// The bytes that a message with a name may have.
  package static func bytes(ofMessage name: String?) -> Int {
    name == "load" ? load : message
  }
}
