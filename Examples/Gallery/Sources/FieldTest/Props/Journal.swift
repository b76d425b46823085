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
  /// Whether one call comes before another; nil if one of them is missing.
  func has(_ first: String, before second: String) -> Bool? {
    guard let first = firstIndex(of: first), let second = firstIndex(of: second) else { return nil }
    return first < second
  }
}
