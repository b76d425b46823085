import UIKit

/// The flights of one transition object: those that have been asked for, and those that are in flight.
@MainActor
struct FlightList {
  private var entries: [Entry] = []
  private var lastEnded: Flight.Ended?

  private struct Entry {
    let flight: Flight
    var timeout = FrameTimeout()
    /// Whether the change runs without this flight: without an animation, or with another animator.
    var isGivenUp = false
  }

  /// A presentation can come without a coordinator until it starts: for so many seconds it is waited for.
  private static let timeout: TimeInterval = 0.05

  /// All of them, in the order in which they were asked for.
  var all: [Flight] { entries.map(\.flight) }

  var last: Flight? { entries.last?.flight }

  /// Of the flights that aren't complete, the most recently requested one; UIKit may not have started it yet.
  var current: Flight? {
    // Read with every scrubbed frame: a loop over indices costs less than a closure.
    for index in entries.indices.reversed()
    where entries[index].flight.status != .over && !entries[index].isGivenUp {
      return entries[index].flight
    }
    return nil
  }

  /// Whether UIKit is being handed back the screen of a change.
  func isEnding(_ change: ScreenChange) -> Bool {
    entries.contains { $0.flight.status == .over && $0.flight.change.isSame(as: change) }
  }

  /// Whether a transition that UIKit hasn't started yet starts in a state that a finger or code has set.
  var startsHeld: Bool { entries.contains { $0.flight.startsHeld } }

  /// The other flights in the container of one: those that UIKit starts it in the place of.
  func others(than flight: Flight) -> [Flight] {
    entries.lazy.map(\.flight)
      .filter { $0 !== flight && $0.status != .over && $0.isInSameContainer(as: flight) }
  }

  /// Whether UIKit has yet to start a transition.
  var waitsForUIKit: Bool {
    for entry in entries where entry.flight.status == .upcoming { return true }
    return false
  }

  func flight(in container: Container) -> Flight? {
    for index in entries.indices.reversed() {
      let flight = entries[index].flight
      if flight.change.container === container, flight.status != .over { return flight }
    }
    return nil
  }

  /// The flight that has begun in a context, or that the context is made for.
  func flight(for context: any UIViewControllerContextTransitioning) -> Flight? {
    for entry in entries where entry.flight.driver?.context === context { return entry.flight }
    return entries.last { entry in
      let change = entry.flight.change
      return entry.flight.status == .upcoming && change.container.isOne(change, context)
    }?.flight
  }

  func upcoming(_ change: ScreenChange) -> Flight? {
    entries.last { entry in
      entry.flight.status == .upcoming && !entry.isGivenUp && entry.flight.change.isSame(as: change)
    }?.flight
  }

  /// The animator of a context whose transition is complete, if that was the last one.
  ///
  /// UIKit may ask for it once more; a flight that began then would never end.
  func endedAnimator(
    for context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator? {
    guard let lastEnded, lastEnded.context === context else { return nil }
    return lastEnded.animator ?? UIViewPropertyAnimator()
  }

  mutating func add(_ flight: Flight) {
    entries.append(Entry(flight: flight))
  }

  mutating func remove(_ flight: Flight) {
    lastEnded = flight.ended ?? lastEnded
    entries.removeAll { $0.flight === flight }
  }

  /// Gives up a flight that hasn't begun.
  ///
  /// It ends with the next frame, because UIKit may be asking right now.
  mutating func giveUp(_ flight: Flight) {
    for index in entries.indices where entries[index].flight === flight {
      entries[index].isGivenUp = true
    }
  }

  /// Whether UIKit can still start a flight that hasn't begun.
  func isComing(_ flight: Flight, hasWaited: Bool = false) -> Bool {
    entries.contains { $0.flight === flight && !$0.isGivenUp }
      && flight.change.container.isComing(flight.change, hasWaited: hasWaited)
  }

  /// Counts a frame, and returns the flights that UIKit won't start any more.
  mutating func flightsLeftBehind() -> [Flight] {
    for index in entries.indices where entries[index].flight.status == .upcoming {
      entries[index].timeout.countFrame()
    }
    return entries.filter { entry in
      entry.flight.status == .upcoming
        && !isComing(entry.flight, hasWaited: entry.timeout.seconds > FlightList.timeout)
    }
    .map(\.flight)
  }
}

extension Flight {
  fileprivate func isInSameContainer(as other: Flight) -> Bool {
    if change.host != nil, change.container === other.change.container { return true }
    guard let view = driver?.context.containerView else { return false }
    return view === other.driver?.context.containerView
  }
}
