extension ProbeStage {
  /// Has the user go to the Home Screen and come back; returns whether that happened.
  @discardableResult
  func leaveApp(_ occasion: String) async -> Bool {
    var wasAway = false
    onBackground { wasAway = true }
    let gesture = RequestedGesture(
      instruction: "Go to the Home Screen \(occasion), and come back",
      kind: .leaveApp
    )
    await guide?.ask(for: gesture, on: self) { wasAway }
    await advance(by: 0.2)
    return wasAway
  }
}
