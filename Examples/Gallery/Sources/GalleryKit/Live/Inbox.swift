internal import Foundation

/// What pages have done since the last frame; the next one handles it.
struct Inbox {
  private struct Item {
    let action: TraceStep.Action
    let page: Int?
    let moment: Moment
  }

  private enum Moment {
    case now
    /// On the page's clock.
    case milliseconds(Double)
    /// In the room's time.
    case time(TimeInterval)
  }

  private(set) var touchPad = TouchPad()
  private var items: [Item] = []
  private var lastTime: TimeInterval = 0

  /// The most inputs that wait; a page that sends more has them ignored, except that its fingers are lifted.
  private static let most = 512

  var isEmpty: Bool { items.isEmpty }

  // MARK: - Receiving

  /// Takes a pointer; returns whether it does something.
  mutating func add(_ pointer: LiveMessage.Pointer, of page: Int) -> Bool {
    guard hasRoom || !pointer.phase.isDown, let action = touchPad.touch(pointer, of: page) else {
      return false
    }
    items.append(Item(action: action, page: page, moment: .milliseconds(pointer.milliseconds)))
    return true
  }

  /// Takes a step of a scroll; returns whether it does something.
  mutating func add(_ wheel: LiveMessage.Wheel, of page: Int) -> Bool {
    guard hasRoom || !wheel.phase.isDown, let action = touchPad.scroll(wheel, of: page) else {
      return false
    }
    items.append(Item(action: action, page: page, moment: .milliseconds(wheel.milliseconds)))
    return true
  }

  mutating func add(_ call: RoomCall, of page: Int) {
    guard hasRoom else { return }
    items.append(Item(action: .call(call), page: page, moment: .now))
  }

  /// Takes what no page has done, to be handled before all that waits.
  mutating func addFirst(_ actions: [TraceStep.Action]) {
    items = actions.map { Item(action: $0, page: nil, moment: .now) } + items
  }

  /// Takes back what has not been handled, to be handled before all that waits.
  mutating func takeBack(_ inputs: [RoomInput]) {
    items =
      inputs.map { Item(action: $0.action, page: $0.page, moment: .time($0.time)) } + items
  }

  /// Takes the fingers of a page away.
  mutating func cancel(page: Int) {
    items += touchPad.cancel(page: page).map { Item(action: $0, page: nil, moment: .now) }
  }

  /// Forgets what waits, and which fingers are down.
  mutating func forget() {
    items = []
    touchPad.forget()
    lastTime = 0
  }

  private var hasRoom: Bool { items.count < Inbox.most }

  // MARK: - Handing over

  /// Removes what waits, each with its place in the room's time.
  ///
  /// - Parameters:
  ///   - range: From just after the last frame to the last one that is about to be made.
  ///   - time: Returns the room's time for a time of a page's clock.
  /// - Returns: The inputs, in order of time.
  mutating func take(
    in range: ClosedRange<TimeInterval>,
    time: (_ page: Int, _ milliseconds: Double) -> TimeInterval?
  ) -> [RoomInput] {
    defer { items = [] }
    return items.map { item in
      let given: TimeInterval? =
        switch item.moment {
        case .now: nil
        case .milliseconds(let milliseconds): item.page.flatMap { time($0, milliseconds) }
        case .time(let time): time
        }
      let placed = min(max(given ?? range.lowerBound, range.lowerBound), range.upperBound)
      lastTime = max(placed, lastTime)
      return RoomInput(item.action, at: lastTime, page: item.page)
    }
  }
}
