package import Foundation

/// Something that happened in a room.
package struct RoomEvent: Equatable, Sendable {
  /// The virtual clock's time, in seconds.
  package let time: TimeInterval
  package let kind: Kind
  /// How far the transition was.
  package let progress: CGFloat

  package enum Kind: Equatable, Sendable {
    /// UIKit has called: receiver and call.
    case call(String)
    /// The transition has come into a phase.
    case phase(String)
    case mark(Mark)
  }

  /// As traces and the page's log write it.
  package var text: String {
    switch kind {
    case .call(let text): text
    case .phase(let name): "phase \(name)"
    case .mark(let mark): mark.rawValue
    }
  }
}
