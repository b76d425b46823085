import UIKit

/// The calls that wait for a transition, in order, and the completions that are still due.
@MainActor
struct CallQueue {
  private var waiting: [Ticket] = []
  private var ticketCount = 0
  private var made: [Made] = []
  /// The calls that UIKit is being asked for right now.
  private var asking: [Ticket] = []

  /// A call that waits.
  struct Ticket {
    fileprivate let number: Int
    let call: TransitionCall
    /// For how many frames it has waited for a container that nobody sees.
    fileprivate var framesOffScreen = 0

    /// Whether UIKit's own transition is worth waiting for.
    ///
    /// Off the screen it may never end. On the screen it does.
    @MainActor var isPatient: Bool { framesOffScreen < CallQueue.patienceOffScreen }
  }

  private struct Made {
    let call: TransitionCall
    /// For how many frames its completion has been waited for.
    var frames = 0
  }

  /// UIKit calls a completion itself, a few frames later at most; it says nothing of what it refuses.
  private static let patience = 6
  /// Five seconds at 120 Hz: the system's own transitions take no longer, even if its springs are taken at their word.
  private static let patienceOffScreen = 600

  var isEmpty: Bool { waiting.isEmpty }
  var count: Int { waiting.count }

  /// Whether a completion is still due.
  var owesCompletions: Bool { !made.isEmpty }

  /// The calls that wait for a container, in order.
  func calls(for container: UIViewController) -> [TransitionCall] {
    waiting.map(\.call).filter { $0.concerns(container) }
  }

  /// Whether a call for a container waits.
  func hasCall(for container: UIViewController) -> Bool {
    waiting.contains { $0.call.concerns(container) }
  }

  mutating func append(_ call: TransitionCall) {
    ticketCount += 1
    waiting.append(Ticket(number: ticketCount, call: call))
  }

  /// The calls that no earlier one for the same container precedes.
  var leaders: [Ticket] {
    waiting.indices.filter { index in
      !(asking + waiting[..<index]).contains { $0.call.concerns(sameAs: waiting[index].call) }
    }
    .map { waiting[$0] }
  }

  func contains(_ ticket: Ticket) -> Bool {
    waiting.contains { $0.number == ticket.number }
  }

  /// Removes a call that is about to be made; returns whether it was still waiting.
  mutating func take(_ ticket: Ticket) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.number == ticket.number }) else {
      return false
    }
    waiting.remove(at: index)
    return true
  }

  /// Has other calls for the same container wait: UIKit is asked for a call, and calls the app.
  mutating func beginAsking(for ticket: Ticket) {
    asking.append(ticket)
  }

  mutating func endAsking(for ticket: Ticket) {
    asking.removeAll { $0.number == ticket.number }
  }

  /// Counts a frame for the calls that wait.
  mutating func countFrame() {
    for index in waiting.indices {
      waiting[index].framesOffScreen =
        waiting[index].call.isOnScreen ? 0 : waiting[index].framesOffScreen + 1
    }
  }

  /// Remembers a call that UIKit has been asked for, until its completion has been called.
  mutating func didMake(_ call: TransitionCall) {
    if call.completion?.isPending == true { made.append(Made(call: call)) }
  }

  /// Counts a frame, and returns the calls whose change is over, so that their completions can be called.
  mutating func callsOver(where isOver: (TransitionCall) -> Bool) -> [TransitionCall] {
    made.removeAll { $0.call.completion?.isPending != true }
    for index in made.indices {
      made[index].frames += 1
    }
    let over = made.filter { $0.frames > CallQueue.patience && isOver($0.call) }.map(\.call)
    made.removeAll { made in over.contains { $0.completion === made.call.completion } }
    return over
  }
}
