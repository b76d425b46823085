/// Keeps a path and a stack of screens together: it is shown both, and answers with the one thing to do.
///
/// ```
///             path as known                   path is new
/// moving      -                               call
/// resting     write, if the stack differs     call, if the stack differs
/// ```
///
/// So the path changes once, when a transition has come to rest: never in flight, never twice, and never for a pop that is
/// taken back. A new path is a call, at once, which the navigation controller answers as any other: it reverses what is in
/// flight, waits for it, or does nothing. What is written is known from then on, so no write leads to a write; a path that is
/// another one when it is read again is new, and the stack follows it.
struct StackReconciler {
  /// A screen of the stack, whatever its value: two screens can have the same one.
  struct Screen: Hashable {
    let id: Int
    /// What the path says of the screen; nil for the root, and for what others have pushed.
    let value: AnyHashable?
  }

  /// The stack that is shown.
  enum Stack: Hashable {
    /// Nothing is in flight, and no call waits.
    case resting([Screen])
    /// Where everything that is in flight or waits leads to.
    case moving(toward: [Screen])
  }

  enum Action: Hashable {
    case push(Screen)
    case pop(to: Screen)
    case set([Screen])
    case write([AnyHashable])
  }

  /// What the path says, as far as it has been read or written.
  private var path: [AnyHashable]
  /// The stacks since the last rest: a path back to a screen in flight finds it there.
  private var stacks: [[Screen]] = []
  private var screenCount = 0

  /// Begins with a path, whose screens nothing has to call for.
  init(path: [AnyHashable]) {
    self.path = path
    stacks = [[makeScreen()] + path.map { makeScreen(for: $0) }]
  }

  /// The stack that is called for: at first that of the path, with the root.
  var goal: [Screen] { stacks.last ?? [] }

  /// Makes a screen that isn't on any stack yet.
  mutating func makeScreen(for value: AnyHashable? = nil) -> Screen {
    defer { screenCount += 1 }
    return Screen(id: screenCount, value: value)
  }

  /// Returns what is to be done about a path and a stack, if anything.
  mutating func update(at path: [AnyHashable], _ stack: Stack) -> Action? {
    let isNew = path != self.path
    self.path = path
    switch (stack, isNew) {
    case (.moving, false): return nil
    case (.moving(let expected), true): return call(from: expected)
    case (.resting(let screens), true):
      stacks.append(screens)
      return call(from: screens)
    case (.resting(let screens), false):
      stacks = [screens]
      guard screens.values != path else { return nil }
      self.path = screens.values
      return .write(self.path)
    }
  }

  /// The call that leads from a stack to the path's.
  private mutating func call(from expected: [Screen]) -> Action? {
    let target = target(near: expected)
    stacks.append(target)
    guard let top = target.last, target != expected else { return nil }
    if target.dropLast() == expected[...] { return .push(top) }
    return expected.starts(with: target) ? .pop(to: top) : .set(target)
  }

  /// The stack of the path: as many screens of a known stack as lead there, and new ones above them.
  private mutating func target(near expected: [Screen]) -> [Screen] {
    var best: [Screen] = []
    for stack in [expected] + stacks.reversed() {
      let kept = stack.leading(along: path)
      if best.isEmpty || kept.values.count > best.values.count { best = kept }
    }
    return best + path.dropFirst(best.values.count).map { makeScreen(for: $0) }
  }
}

extension [StackReconciler.Screen] {
  /// The path of a stack.
  var values: [AnyHashable] { compactMap(\.value) }

  /// The screens up to the first whose value isn't that of the path.
  fileprivate func leading(along path: [AnyHashable]) -> Self {
    var rest = path[...]
    return Self(
      prefix { screen in
        guard let value = screen.value else { return true }
        return rest.popFirst() == value
      }
    )
  }
}
