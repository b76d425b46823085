import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Calls that wait, and those whose completions are due, without a transition.
@MainActor @Suite(.serialized) struct CallQueueTests {
  /// A request whose state the test sets.
  private struct Request: CallRequest {
    let container: Container
    let controllers: [UIViewController]
    let state = State()

    final class State {
      var isSatisfied = false
      var isOnScreen = true
    }

    func change(isAnimated: Bool) -> ScreenChange? { nil }
    func end(of change: ScreenChange) -> TransitionEnd? { nil }
    var isObsolete: Bool { false }
    var isSatisfied: Bool { state.isSatisfied }
    var isOnScreen: Bool { state.isOnScreen }
    func ask(isAnimated: Bool, _ completion: @escaping () -> Void) { completion() }
  }

  private let transition = InterruptibleTransition()
  private let places = [UIViewController(), UIViewController()]

  private func show() {
    HeadlessScreen.reset(personality: .standard)
    HeadlessClock.framesPerSecond = 100
  }

  private func request(_ numbers: Int...) -> Request {
    Request(container: Container(nil, of: transition), controllers: numbers.map { places[$0] })
  }

  private func call(_ numbers: Int...) -> TransitionCall {
    TransitionCall(
      Request(container: Container(nil, of: transition), controllers: numbers.map { places[$0] })
    )
  }

  @Test("Calls for the same place are made in order, also while UIKit is asked for one")
  func order() {
    show()
    var queue = CallQueue()
    #expect(queue.isEmpty && !queue.waitsForUIKit && !queue.hasCall(for: places[0]))
    let (first, second, both) = (call(0), call(1), call(0, 1))
    for call in [first, both, second] { queue.append(call) }
    #expect(!queue.isEmpty && queue.count == 3)
    #expect(queue.hasCall(for: UIViewController(), places[1]))
    #expect(!queue.hasCall(for: UIViewController()))
    #expect(queue.calls(for: places[0]).map { $0 === first } == [true, false])
    #expect(queue.leaders.map { $0 === first } == [true])
    #expect(queue.take(first) && !queue.take(first))
    #expect(queue.leaders.map { $0 === both } == [true])
    queue.beginAsking(about: [places[0]])
    #expect(queue.leaders.isEmpty)
    queue.beginAsking(about: [UIViewController()])
    queue.endAsking()
    #expect(queue.leaders.isEmpty)
    queue.endAsking()
    #expect(queue.take(both) && queue.leaders.map { $0 === second } == [true])
  }

  @Test(
    "A call that waits for UIKit is checked every tenth of a second, or when that reports the end"
  )
  func waiting() {
    show()
    var queue = CallQueue()
    let (call, other) = (call(0), call(1))
    #expect(!queue.wait(call, forUIKit: true))
    queue.append(call)
    queue.append(other)
    #expect(!queue.wait(call, forUIKit: false) && !queue.waitsForUIKit)
    func frames(until limit: Int) -> Int {
      for frame in 1...limit {
        HeadlessClock.advance(frames: 1)
        if queue.countFrame() { return frame }
      }
      return 0
    }
    #expect(frames(until: 30) == 0)
    #expect(queue.wait(call, forUIKit: true) && !queue.wait(call, forUIKit: true))
    #expect(queue.waitsForUIKit)
    #expect((10...11).contains(frames(until: 30)))
    _ = queue.wait(call, forUIKit: true)
    queue.makeDue()
    #expect(frames(until: 5) == 1)
    #expect(!queue.wait(call, forUIKit: false) && frames(until: 30) == 0)
    queue.makeDue()
    #expect(frames(until: 30) == 0)
  }

  @Test("A container is waited for off the screen for five seconds in a row")
  func offScreen() {
    show()
    var queue = CallQueue()
    let request = request(0)
    let call = TransitionCall(request)
    queue.append(call)
    func pass(_ seconds: Int) {
      for _ in 0..<(100 * seconds) {
        HeadlessClock.advance(frames: 1)
        _ = queue.countFrame()
      }
    }
    request.state.isOnScreen = false
    pass(4)
    #expect(call.waitsOffScreen)
    request.state.isOnScreen = true
    pass(1)
    request.state.isOnScreen = false
    pass(4)
    #expect(call.waitsOffScreen)
    pass(2)
    #expect(!call.waitsOffScreen)
  }

  @Test("A completion is called once its change is over, a few frames later, with the outcome")
  func completions() {
    show()
    var queue = CallQueue()
    var ends: [TransitionEnd] = []
    let request = request(0)
    let calls = [true, false].map { isAnimated in
      TransitionCall(request, isAnimated: isAnimated) { ends.append($0) }
    }
    queue.didMake(call(0))
    #expect(!queue.waitsForUIKit)
    for call in calls { queue.didMake(call) }
    #expect(queue.waitsForUIKit)
    #expect(queue.callsOver { _ in true }.isEmpty)
    HeadlessClock.advance(frames: 4)
    #expect(queue.callsOver { _ in true }.isEmpty)
    // A frame counts for a thirtieth of a second at most.
    HeadlessClock.advance(frames: 2)
    request.state.isSatisfied = true
    #expect(queue.callsOver { _ in false }.isEmpty)
    #expect(queue.callsOver { $0 === calls[1] }.map(\.outcome) == [.end])
    #expect(queue.callsOver { $0 === calls[1] }.isEmpty && queue.waitsForUIKit)
    calls[0].complete()
    calls[0].complete()
    #expect(ends == [.end] && queue.callsOver { _ in true }.isEmpty && !queue.waitsForUIKit)
  }

  @Test("A call that is met at once keeps its outcome when a later call changes its place")
  func satisfied() {
    show()
    var queue = CallQueue()
    let request = request(0)
    request.state.isSatisfied = true
    let made = [
      (true, request), (false, request), (false, self.request(0)), (false, self.request(1)),
    ]
    .map { isAnimated, request in
      TransitionCall(request, isAnimated: isAnimated) { _ in }
    }
    for call in made { queue.didMake(call) }
    #expect(queue.takeSatisfied(before: call(1)).isEmpty)
    #expect(queue.takeSatisfied(before: call(0)).map { $0 === made[1] } == [true])
    #expect(queue.takeSatisfied(before: call(0)).isEmpty)
    queue.didMake(made[1])
    request.state.isSatisfied = false
    #expect(queue.callsOver { _ in false }.map(\.outcome) == [.end])
    #expect(queue.callsOver { _ in false }.isEmpty)
  }
}
