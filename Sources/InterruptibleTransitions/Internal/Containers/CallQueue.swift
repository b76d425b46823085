import UIKit

/// The calls that wait for a transition, in order, and the completions that are still due.
@MainActor
struct CallQueue {
  private var waiting: [TransitionCall] = []
  private var made: [Made] = []
  /// The controllers of the changes that UIKit is being asked for, or asks about, right now; the innermost last.
  private var asking: [[UIViewController]] = []

  /// A call that UIKit has been asked for, and whose completion is due.
  private struct Made {
    let call: TransitionCall
    /// Whether the call was met at once, without animation: a later call doesn't change its outcome.
    let isSatisfied: Bool
    var timeout = FrameTimeout()
  }

  /// UIKit calls a completion itself, a few frames later at most; it doesn't report calls that it refuses.
  private static let timeout: TimeInterval = 0.05
  /// The system's own transitions take no longer, even if its springs are taken at their word.
  fileprivate static let timeoutOffScreen: TimeInterval = 5
  /// UIKit says when its transition is over, but not in every case.
  private static let interval: TimeInterval = 0.1

  var isEmpty: Bool { waiting.isEmpty }
  var count: Int { waiting.count }

  /// Whether UIKit is waited for: the end of a transition, or a completion.
  var waitsForUIKit: Bool { !made.isEmpty || waiting.contains { $0.forUIKit != nil } }

  func calls(for place: UIViewController) -> [TransitionCall] {
    waiting.filter { $0.concerns(place) }
  }

  func hasCall(for places: UIViewController...) -> Bool {
    for call in waiting where places.contains(where: call.concerns) { return true }
    return false
  }

  mutating func append(_ call: TransitionCall) {
    waiting.append(call)
  }

  /// The calls that no earlier one for the same place precedes.
  var leaders: [TransitionCall] {
    waiting.indices.filter { index in
      !asking.contains { $0.contains(where: waiting[index].concerns) }
        && !waiting[..<index].contains { $0.concerns(sameAs: waiting[index]) }
    }
    .map { waiting[$0] }
  }

  /// Removes a call that is about to be made; returns whether it was still waiting.
  mutating func take(_ call: TransitionCall) -> Bool {
    guard let index = waiting.firstIndex(where: { $0 === call }) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// Delays calls for some controllers: UIKit is asked for a change there, or asks about one, and the app's code runs.
  mutating func beginAsking(about controllers: [UIViewController]) {
    asking.append(controllers)
  }

  /// Ends what began last.
  mutating func endAsking() {
    asking.removeLast()
  }

  /// Makes the next frame check the calls for some controllers: UIKit, which has asked about a change, hasn't made it yet.
  func delay(_ controllers: [UIViewController]) {
    for call in waiting where controllers.contains(where: call.concerns) {
      call.forUIKit = .exhausted
    }
  }

  // MARK: - Time

  /// Lets a call wait for a flight, or for UIKit.
  ///
  /// Returns whether it begins to wait for UIKit, so that UIKit can be asked to report the end.
  func wait(_ call: TransitionCall, forUIKit: Bool) -> Bool {
    guard waiting.contains(where: { $0 === call }) else { return false }
    let isNew = call.forUIKit == nil
    call.forUIKit = forUIKit ? FrameTimeout() : nil
    return forUIKit && isNew
  }

  /// Makes the next frame check the calls that wait for UIKit.
  func makeDue() {
    for call in waiting where call.forUIKit != nil { call.forUIKit = .exhausted }
  }

  /// Counts a frame for the waiting calls, and returns whether to check those that wait for UIKit.
  func countFrame() -> Bool {
    var isDue = false
    for call in waiting {
      if call.request.isOnScreen {
        call.offScreen = FrameTimeout()
      } else {
        call.offScreen.countFrame()
      }
      call.forUIKit?.countFrame()
      isDue = isDue || call.forUIKit.map { $0.seconds > CallQueue.interval } == true
    }
    return isDue
  }

  /// Remembers a call that UIKit has been asked for, until its completion has been called.
  mutating func didMake(_ call: TransitionCall) {
    guard call.completion?.isPending == true else { return }
    made.append(Made(call: call, isSatisfied: !call.isAnimated && call.request.isSatisfied))
  }

  /// Removes the calls for the same place that were met at once, before another call changes it.
  mutating func takeSatisfied(before call: TransitionCall) -> [TransitionCall] {
    let met = made.filter { $0.isSatisfied && $0.call.concerns(sameAs: call) }.map(\.call)
    made.removeAll { made in met.contains { $0 === made.call } }
    return met
  }

  /// Counts a frame, and returns the calls whose change is over, with their outcomes.
  mutating func callsOver(
    where isOver: (TransitionCall) -> Bool
  ) -> [(call: TransitionCall, outcome: TransitionEnd)] {
    made.removeAll { $0.call.completion?.isPending != true }
    for index in made.indices {
      made[index].timeout.countFrame()
    }
    let over = made.filter {
      $0.isSatisfied || $0.timeout.seconds > CallQueue.timeout && isOver($0.call)
    }
    made.removeAll { made in over.contains { $0.call.completion === made.call.completion } }
    return over.map { ($0.call, $0.isSatisfied ? .end : $0.call.outcome) }
  }
}

extension TransitionCall {
  /// Whether two calls have to be made in order, because they change the same container.
  fileprivate func concerns(sameAs other: TransitionCall) -> Bool {
    let others = other.request.controllers
    return request.controllers.contains { controller in others.contains { $0 === controller } }
  }

  fileprivate func concerns(_ controller: UIViewController) -> Bool {
    request.controllers.contains { $0 === controller }
  }
}

/// A screen change that an app asks for, perhaps while another transition is in flight.
@MainActor
final class TransitionCall {
  private(set) var request: any CallRequest
  let isAnimated: Bool
  let completion: OnceCallback?
  /// For how long it has waited for a container that is off the screen.
  fileprivate var offScreen = FrameTimeout()
  /// For how long it has waited for UIKit, since the last check; nil while a flight blocks it.
  fileprivate var forUIKit: FrameTimeout?

  init(
    _ request: any CallRequest,
    isAnimated: Bool = true,
    completion: ((TransitionEnd) -> Void)? = nil
  ) {
    self.request = request
    self.isAnimated = isAnimated && UIView.areAnimationsEnabled
    self.completion = completion.map(OnceCallback.init)
  }

  /// The change that UIKit is expected to make of the call as things are now; nil where it makes none with this kind of
  /// transition.
  var change: ScreenChange? { request.change(isAnimated: isAnimated) }

  /// Whether UIKit's own transition is worth waiting for: on the screen it ends, off the screen it may never.
  var waitsOffScreen: Bool { offScreen.seconds < CallQueue.timeoutOffScreen }

  func ask() {
    request.ask(isAnimated: isAnimated) { self.complete() }
  }

  /// Determines the call's destination, once nothing blocks it.
  func settle() {
    request = request.settled
  }

  /// Calls back once nothing is in flight for the call, with its outcome.
  func complete() {
    completion?(outcome)
  }

  /// The outcome as things are now.
  var outcome: TransitionEnd { request.isSatisfied ? .end : .start }
}

/// What a call wants, and how UIKit is asked for it.
@MainActor
protocol CallRequest {
  var container: Container { get }
  /// What the call changes: calls for the same place are made in order.
  var controllers: [UIViewController] { get }
  /// The change that UIKit is expected to make as things are now; nil for none with this kind of transition.
  func change(isAnimated: Bool) -> ScreenChange?
  /// The end of a change in flight at which the request is met; nil where it is for something else.
  func end(of change: ScreenChange) -> TransitionEnd?
  /// The request as things are when the call is made.
  var settled: any CallRequest { get }
  /// Whether the request is met already, or can no longer be.
  var isObsolete: Bool { get }
  /// Whether things are as the call wants them.
  var isSatisfied: Bool { get }
  /// Says in the log why the request can no longer be met, if that makes it obsolete.
  func explain()
  /// Whether the container is in a window, so that UIKit's transitions there come to an end.
  var isOnScreen: Bool { get }
  /// Whether UIKit is changing the same place, with another transition or with one that is just ending.
  var isBlockedByUIKit: Bool { get }
  /// The coordinator of that transition, if it has one yet.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
  /// Whether a flight blocks the call, also a finished flight that is returning the screen.
  func isBlocked(by flight: Flight) -> Bool
  /// Makes UIKit show changes without animation that it was asked for, before it is asked for a change with animation.
  func settleBefore()
  /// Asks UIKit; the completion is called where UIKit's own call has one.
  func ask(isAnimated: Bool, _ completion: @escaping () -> Void)
}

extension CallRequest {
  var isOnScreen: Bool { container.host?.isInWindow == true }
  var isBlockedByUIKit: Bool { container.isChangedByUIKit }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { container.coordinator }
  func isBlocked(by flight: Flight) -> Bool { flight.change.container === container }
  var settled: any CallRequest { self }
  func settleBefore() {}
  func explain() {}
}

/// Calls a closure the first time only: UIKit and the transition both say that a change is over.
@MainActor
final class OnceCallback {
  private var body: ((TransitionEnd) -> Void)?

  init(_ body: @escaping (TransitionEnd) -> Void) {
    self.body = body
  }

  var isPending: Bool { body != nil }

  func callAsFunction(_ end: TransitionEnd) {
    let body = body
    self.body = nil
    body?(end)
  }
}
