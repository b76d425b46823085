/// Groups changes of layers, and says how layers that belong to no view animate theirs.
///
/// Changes outside of `begin()` and `commit()` belong to a transaction that ends with the turn of the
/// run loop.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Settings {
    var disablesActions: Bool?
    var duration: TimeInterval?
    var function: CAMediaTimingFunction??
    var wait: TransactionWait?

    /// Whether nothing was set.
    var isEmpty: Bool {
      disablesActions == nil && duration == nil && function == nil && wait == nil
    }
  }

  /// The transaction of the turn first, then those that were begun.
  private static var stack = [Settings()]
  /// Whether the outermost transaction that was begun holds all that is to be committed.
  private static var commitsItself = false

  /// True between `begin()` and `commit()`.
  static var isOpen: Bool { stack.count > 1 && !isCommitting }
  private static var isCommitting = false

  /// What waits for the animations that begin now.
  static var waiting: [TransactionWait] { stack.compactMap(\.wait) }

  open class func begin() {
    if stack.count == 1 { commitsItself = !RenderServer.hasChanges }
    stack.append(Settings())
  }

  /// Ends the transaction that was begun last; its changes are visible when the outermost transaction has ended.
  open class func commit() {
    guard stack.count > 1 else {
      HeadlessFault.raise("CATransaction.commit() ends what begin() has begun: call begin() first")
    }
    if stack.count == 2, commitsItself {
      commitsItself = false
      commitNow()
    }
    let ended = stack.removeLast()
    ended.wait?.close()
  }

  /// Commits the changes of the turn so far, once no transaction is open any more.
  open class func flush() {
    guard stack.count == 1 else {
      commitsItself = true
      return
    }
    commitNow()
  }

  private class func commitNow() {
    RenderServer.layOut()
    isCommitting = true
    RenderServer.commit(at: HeadlessClock.now)
    isCommitting = false
  }

  // MARK: - Settings

  open class func animationDuration() -> CFTimeInterval {
    innermost(\.duration) ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack[stack.count - 1].duration = dur
  }

  /// The curve of implicit animations; nil for Core Animation's default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    innermost(\.function) ?? nil
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack[stack.count - 1].function = .some(function)
  }

  open class func disableActions() -> Bool {
    innermost(\.disablesActions) ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    stack[stack.count - 1].disablesActions = flag
  }

  open class func completionBlock() -> (() -> Void)? {
    stack[stack.count - 1].wait?.block
  }

  /// Sets the closure that is called when all animations that are added from now on have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let earlier = stack[stack.count - 1].wait
    stack[stack.count - 1].wait = block.map { TransactionWait($0) }
    earlier?.close()
  }

  private class func innermost<Value>(_ setting: (Settings) -> Value?) -> Value? {
    for settings in stack.reversed() {
      if let value = setting(settings) { return value }
    }
    return nil
  }

  // MARK: - Turns

  /// Whether something was set for the turn's own transaction, which ends with the turn.
  static var isDue: Bool { stack.count == 1 && !stack[0].isEmpty }

  /// The turn's own transaction has been committed.
  class func turnDidEnd() {
    guard isDue else { return }
    let ended = stack[0]
    stack[0] = Settings()
    ended.wait?.close()
  }

  class func reset() {
    stack = [Settings()]
    commitsItself = false
  }
}
