@testable import InterruptibleTransitionsUI

/// An app with a path and a stack, what happens to them, and what is wrong with it.
struct PathStory {
  /// What the app's binding makes of what is written to it.
  enum Binding: CaseIterable {
    case taking
    /// It stays as it is: the app keeps people where they are.
    case refusing
    /// It keeps the first screen at most.
    case shortening
  }

  private var reconciler: StackReconciler
  var stack: ModelStack
  private(set) var path: [AnyHashable]
  var binding = Binding.taking
  private(set) var complaints: [String] = []
  private(set) var writeCount = 0
  private(set) var callCount = 0
  /// What the stack said when it was written last, while nobody has moved since.
  private var written: [AnyHashable]?

  init(_ path: [AnyHashable] = []) {
    reconciler = StackReconciler(path: path)
    self.path = path
    stack = ModelStack(reconciler.goal)
  }

  // MARK: - What happens

  mutating func write(_ path: [AnyHashable]) {
    self.path = path
    written = nil
  }

  mutating func dragBack() {
    stack.dragBack()
  }

  mutating func send(toEnd: Bool) {
    stack.send(toEnd: toEnd)
  }

  mutating func land() {
    stack.land()
    written = nil
  }

  /// Others push a screen, or pop to one.
  mutating func pushScreenOfOthers(animated: Bool) {
    stack.make(.push(reconciler.makeScreen()), animated: animated)
  }

  mutating func popByOthers(animated: Bool) {
    guard let below = stack.expected.dropLast().last else { return }
    stack.make(.pop(to: below), animated: animated)
    written = nil
  }

  // MARK: - The law

  /// Has the reconciler look, and does what it says; returns what that was.
  @discardableResult
  mutating func update(animated: Bool = true) -> StackReconciler.Action? {
    let isAtRest = stack.isAtRest
    let (before, shown) = (path, stack.screens.values)
    let action = reconciler.update(
      at: path,
      isAtRest ? .resting(stack.screens) : .moving(toward: stack.expected)
    )
    switch action {
    case nil: break
    case .write(let values)?:
      writeCount += 1
      if !isAtRest { complain("the binding is changed in flight") }
      if values != shown { complain("\(values) is written, and the stack is \(shown)") }
      if values == before { complain("what the binding says is written") }
      if written == values { complain("the binding is changed twice to \(values)") }
      written = values
      take(values)
    case let call?:
      callCount += 1
      if call.applied(to: stack.expected) == stack.expected { complain("\(call) changes nothing") }
      stack.make(call, animated: animated)
    }
    return action
  }

  private mutating func take(_ values: [AnyHashable]) {
    switch binding {
    case .taking: path = values
    case .refusing: break
    case .shortening: path = Array(values.prefix(1))
    }
  }

  /// Lets everything come to rest, and compares.
  mutating func rest() {
    for _ in 0..<20 {
      guard update() != nil || !stack.isAtRest else { return compare() }
      while stack.flight != nil { land() }
    }
    complain("path and stack move each other for ever")
  }

  private mutating func compare() {
    guard path != stack.screens.values else { return }
    complain("at rest the path is \(path), and the stack is \(stack.screens.values)")
  }

  private mutating func complain(_ complaint: String) {
    complaints.append(complaint)
  }
}
