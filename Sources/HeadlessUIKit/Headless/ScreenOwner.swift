/// The task that has reset the screen last, such as that of a test.
///
/// Tests share the screen, and take turns on the main actor wherever one of them suspends, also between the `init` of its suite
/// and the test itself.
@MainActor
enum ScreenOwner {
  /// The hash of the task; nil for code outside of tasks.
  private static var owner: Int?
  /// What the screen showed when another task reset it, by the former owner.
  ///
  /// A later task may have the hash of a finished one, so a former owner counts only while something of its screen is retained.
  private static var formerContents: [Int: [WeakContent]] = [:]

  private struct WeakContent {
    weak var object: AnyObject?
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Makes the current task the owner, before the windows of the former one are gone.
  static func change() {
    formerContents = formerContents.filter { isRetained($0.value) }
    if let owner {
      let windows = HeadlessScreen.windows
      formerContents[owner] = (windows + windows.compactMap(\.rootViewController)).map {
        WeakContent(object: $0)
      }
    }
    owner = currentTask
    if let owner { formerContents[owner] = nil }
  }

  /// Ends the process if the current task has reset the screen, and another one since then.
  static func check() {
    guard let task = currentTask, task != owner, let contents = formerContents[task],
      isRetained(contents)
    else { return }
    HeadlessFault.raise(
      """
      another test has reset the screen since this test did: call HeadlessScreen.reset() and show the screen in the test \
      function, not in the init of its suite, and don't suspend after that
      """
    )
  }

  private static func isRetained(_ contents: [WeakContent]) -> Bool {
    contents.contains { $0.object != nil }
  }
}
