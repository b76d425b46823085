/// What was called, in order.
@MainActor
final class Journal {
  private(set) var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }

  /// What is called while a closure runs.
  func calls(during body: () async -> Void) async -> [String] {
    let count = calls.count
    await body()
    return Array(calls.dropFirst(count))
  }
}

extension [String] {
  func of(_ receivers: String...) -> [String] {
    filter { call in receivers.contains { call.hasPrefix($0 + ".") } }
  }

  /// Whether all of them were called, one after the other, whatever came between.
  func hasInOrder(_ calls: String...) -> Bool {
    var rest = self[...]
    for call in calls {
      guard let place = rest.firstIndex(of: call) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
