@testable import InterruptibleTransitionsUI

/// A stack of screens that answers calls in flight as the guide's table says; it knows no views.
struct ModelStack {
  typealias Screen = StackReconciler.Screen
  typealias Call = StackReconciler.Action

  private(set) var screens: [Screen]
  private(set) var flight: Flight?
  private(set) var waiting: [Call] = []

  struct Flight {
    let from: [Screen]
    let to: [Screen]
    let isPush: Bool
    /// A stack that replaces another can't be reversed.
    var isReversible = true
    var isGoingToEnd = true

    var heading: [Screen] { isGoingToEnd ? to : from }
  }

  init(_ screens: [Screen]) {
    self.screens = screens
  }

  var isAtRest: Bool { flight == nil && waiting.isEmpty }

  /// Where everything in flight and all waiting calls lead.
  var expected: [Screen] {
    waiting.reduce(flight?.heading ?? screens) { $1.applied(to: $0) }
  }

  /// A call of code.
  mutating func make(_ call: Call, animated: Bool) {
    waiting.append(call)
    if !animated { land() }
    makeWaitingCalls()
    if !animated { land() }
  }

  /// A finger begins to pop, and hasn't let go.
  mutating func dragBack() {
    guard isAtRest, screens.count > 1 else { return }
    begin(Flight(from: screens, to: screens.dropLast(), isPush: false, isGoingToEnd: false))
  }

  /// A tap, a catch or a release sends what is in flight to an end.
  mutating func send(toEnd: Bool) {
    guard waiting.isEmpty, flight?.isReversible == true else { return }
    flight?.isGoingToEnd = toEnd
  }

  /// What is in flight comes to rest; the next call begins.
  mutating func land() {
    guard let flight else { return }
    screens = flight.heading
    self.flight = nil
    makeWaitingCalls()
  }

  private mutating func makeWaitingCalls() {
    while let call = waiting.first {
      if let flight {
        guard let toEnd = call.end(of: flight) else { return }
        self.flight?.isGoingToEnd = toEnd
        waiting.removeFirst()
      } else {
        waiting.removeFirst()
        perform(call)
      }
    }
  }

  private mutating func perform(_ call: Call) {
    let after = call.applied(to: screens)
    guard after.last != screens.last else {
      screens = after
      return
    }
    var flight = Flight(from: screens, to: after, isPush: true)
    switch call {
    case .push: break
    case .pop: flight = Flight(from: screens, to: after, isPush: false)
    case .set, .write: flight.isReversible = false
    }
    begin(flight)
  }

  private mutating func begin(_ flight: Flight) {
    self.flight = flight
  }
}

extension StackReconciler.Action {
  /// What a call makes of a stack, if UIKit takes it.
  func applied(to screens: [StackReconciler.Screen]) -> [StackReconciler.Screen] {
    switch self {
    case .push(let screen): screens.contains(screen) ? screens : screens + [screen]
    case .pop(to: let screen):
      screens.firstIndex(of: screen).map { Array(screens[...$0]) } ?? screens
    case .set(let screens): screens
    case .write: screens
    }
  }

  /// Whether the end of a flight, or its start, is what a call wants; nil if neither is.
  fileprivate func end(of flight: ModelStack.Flight) -> Bool? {
    switch self {
    case .push(let screen):
      if flight.isPush { return flight.to.last == screen ? true : nil }
      return flight.from.last == screen ? false : nil
    case .pop(to: let screen):
      if flight.to.last == screen { return true }
      return flight.isReversible && flight.from.last == screen ? false : nil
    case .set(let screens):
      if flight.to == screens { return true }
      return flight.isReversible && flight.from == screens ? false : nil
    case .write: return nil
    }
  }
}
