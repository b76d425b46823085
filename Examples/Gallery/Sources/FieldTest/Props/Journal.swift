import Foundation
import UIKit

/// What was called, in order.
@MainActor
final class Journal {
  private(set) var calls: [String] = []
  private var times: [TimeInterval] = []

  func note(_ call: String) {
    calls.append(call)
    times.append(CACurrentMediaTime())
  }

  /// The calls since a time, each with the milliseconds that had passed.
  func timeline(since start: TimeInterval) -> String {
    zip(calls, times).filter { $0.1 >= start }.map { call, time in
      "\(call) \(Int(((time - start) * 1000).rounded()))"
    }
    .joined(separator: ", ")
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
