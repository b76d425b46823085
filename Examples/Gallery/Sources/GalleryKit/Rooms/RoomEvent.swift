package import Foundation

/// An event in a room.
package struct RoomEvent: Equatable, Sendable {
  /// Seconds since the room was ready.
  package let time: TimeInterval
  package let kind: Kind
  /// The progress of the transition.
  package let progress: CGFloat

  package enum Kind: Equatable, Sendable {
    /// A call made by UIKit: receiver and method.
    case call(String)
    /// A new phase of the transition.
    case phase(String)
    case mark(Mark)
    /// What a finger does, except that it moves.
    case input(String)
    /// Why the transition does what it does.
    case rule(String)
    /// How fast a finger let the transition go, and how fast it went on.
    case release(Release)
    /// How many seconds a finger lay on a transition in flight that didn't hear it.
    case unheard(TimeInterval)
  }

  /// The text in traces and in the page's log.
  package var text: String {
    switch kind {
    case .call(let text): text
    case .phase(let name): "phase \(name)"
    case .mark(let mark): mark.rawValue
    case .input(let text), .rule(let text): text
    case .release(let release): release.text
    case .unheard(let seconds): String(format: "didn't hear the finger for %.2f s", seconds)
    }
  }
}
