import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Requests of stacks.
extension ContainerLogicTests {
  private func goal(_ text: String) -> Goal {
    let names = text.dropFirst(2)
    switch text.first {
    case "+": return .push(list(String(names))[0])
    case "-": return .pop
    case "<": return .popTo(list(String(names))[0], removing: list(String(names)).dropFirst().first)
    default: return .set(list(String(names)))
    }
  }

  @Test(
    "What a call makes of a stack, and whether it's met, or can't be",
    arguments: [
      ("ab", "+ c", "abc", false, false), ("ab", "+ b", "ab", true, true),
      ("abc", "-", "ab", false, false), ("ab", "-", "a", false, false),
      ("a", "-", "a", true, false),
      ("abc", "< a", "a", false, false), ("abc", "< x", "abc", true, false),
      ("ab", "< b", "ab", true, true), ("ab", "= ba", "ba", false, false),
      ("ab", "= ab", "ab", true, true), ("ab", "= xx", "ab", true, false),
    ]
  )
  func applied(told: String, goal: String, after: String, isObsolete: Bool, isSatisfied: Bool)
    throws
  {
    show()
    navigation.setViewControllers(list(told), animated: false)
    let request = try #require(StackRequest(self.goal(goal), in: stack))
    #expect(names(request.applied(to: list(told))) == after)
    #expect(request.isObsolete == isObsolete && request.isSatisfied == isSatisfied)
    let pushed = try #require(StackRequest(.push(navigation), in: stack))
    #expect(pushed.applied(to: list(told)) == list(told))
    #expect(request.controllers == [navigation] && request.container === stack)
  }

  @Test(
    "The change that UIKit makes of a call",
    arguments: [
      ("ab", "+ c", "c", true, nil), ("ab", "< a", "a", false, nil),
      ("ab", "= abc", "c", true, nil),
      ("ab", "= axc", "c", true, "axc"), ("abc", "= a", "a", false, nil),
      ("abc", "= xa", "a", false, "xa"), ("abc", "= ab", "b", false, nil),
    ] as [(String, String, String, Bool, String?)]
  )
  func change(told: String, goal: String, to: String, isForward: Bool, set: String?) throws {
    show()
    navigation.setViewControllers(list(told), animated: false)
    let request = try #require(StackRequest(self.goal(goal), in: stack))
    let change = try #require(request.change(isAnimated: false))
    #expect(name(change.to) == to && change.from === navigation.topViewController)
    #expect(change.direction == (isForward ? .forward : .backward) && !change.isAnimated)
    #expect(names(change.stack) == set && names(change.stackBefore) == told)
  }

  @Test(
    "A call that changes nothing, or that UIKit can't describe, has no change",
    arguments: [
      ("ab", "-"), ("ab", "< b"), ("ab", "= b"), ("ab", "="), ("", "+ a"),
    ]
  )
  func noChange(told: String, goal: String) throws {
    show()
    navigation.setViewControllers(list(told), animated: false)
    let request = try #require(StackRequest(self.goal(goal), in: stack))
    #expect(request.change(isAnimated: true) == nil)
  }

  @Test(
    "A call is met at an end of a transition, or at none",
    arguments: [
      ("+ c", "ab", true, "b", "c", "end"), ("+ d", "ab", true, "b", "c", ""),
      ("+ c", "abc", false, "c", "b", "start"), ("+ d", "abcd", false, "d", "b", ""),
      ("+ b", "abc", false, "c", "b", ""), ("-", "ab", true, "b", "c", "start"),
      ("-", "abc", false, "c", "b", ""), ("< b", "ab", true, "b", "c", "start"),
      ("< b", "abc", false, "c", "b", "end"), ("< a", "abc", false, "c", "b", ""),
      ("= abc", "ab", true, "b", "c", "end"), ("= ab", "ab", true, "b", "c", "start"),
      ("= b", "ab", true, "b", "c", ""),
    ]
  )
  func met(goal: String, told: String, isForward: Bool, from: String, to: String, end: String)
    throws
  {
    show()
    navigation.setViewControllers(list(told), animated: false)
    let request = try #require(StackRequest(self.goal(goal), in: stack))
    func change(in container: StackContainer) -> ScreenChange {
      ScreenChange(
        of: container,
        isForward ? .forward : .backward,
        from: one(from),
        to: one(to)
      )
    }
    #expect(request.end(of: change(in: stack)).map { "\($0)" } ?? "" == end)
    let other = StackContainer(UINavigationController(), of: transition)
    #expect(request.end(of: change(in: other)) == nil)
  }

  @Test("A stack that is set can't be returned to the one before")
  func set() throws {
    show()
    navigation.setViewControllers(list("ab"), animated: false)
    let request = try #require(StackRequest(goal("= xc"), in: stack))
    let change = ScreenChange(of: stack, .forward, from: one("b"), to: one("c"), stack: list("xc"))
    #expect(request.end(of: change) == .end)
    let other = try #require(StackRequest(goal("= ab"), in: stack))
    #expect(other.end(of: change) == nil)
  }

  @Test(
    "A pop is settled when it's made: to the screen below, or below the one that a reversal has kept",
    arguments: [
      ("abc", "-", "b"), ("a", "-", "-"), ("abc", "< xc", "b"), ("abc", "< xd", "x"),
      ("abc", "< ac", "a"), ("abc", "< x", "x"), ("cab", "< xc", "x"),
    ]
  )
  func settled(told: String, goal: String, to: String) throws {
    show()
    navigation.setViewControllers(list(told), animated: false)
    let request = try #require(StackRequest(self.goal(goal), in: stack))
    let settled = try #require(request.settled as? StackRequest)
    if case .popTo(let screen, _) = settled.goal {
      #expect(name(screen) == to)
    } else {
      #expect(to == "-")
    }
  }

  @Test("UIKit is asked for what a call wants")
  func asked() throws {
    show()
    for (goal, after) in [("+ c", "abc"), ("-", "ab"), ("< a", "a"), ("= xd", "xd")] {
      navigation.setViewControllers(list("ab"), animated: false)
      stack.arrival = StackContainer.Arrival(screen: one("b"))
      try #require(StackRequest(self.goal(goal), in: stack)).ask(isAnimated: false) {}
      #expect(names(navigation.viewControllers) == after && stack.arrival == nil)
    }
  }
}
