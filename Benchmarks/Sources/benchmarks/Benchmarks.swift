import InterruptibleTransitions
import UIKit

/// Prints how fast headless UIKit runs transitions, as multiples of real time and as ratios in one run.
@main
@MainActor
struct Benchmarks {
  static func main() {
    print(
      "A push at 120 Hz, its views read after every frame; the best of 5 runs of 200 pushes and pops"
    )
    let alone = speed(views: 0, pushes: 200)
    print("  with the framework  \(times(alone)) real time")

    print("\nWith more views moving along")
    var cost: [Int: Double] = [:]
    for views in [10, 100, 1000] {
      let factor = speed(views: views, pushes: 2000 / views)
      cost[views] = 1 / factor
      print("  \(padded(views)) views  \(times(factor)) real time")
    }
    if let ten = cost[10], let hundred = cost[100], let thousand = cost[1000] {
      print("  cost per view, against that with 10: \(ratio(hundred / ten / 10)) with 100,")
      print("  \(ratio(thousand / ten / 100)) with 1000 (1 is linear)")
    }

    print("\nAfter many transitions in the same navigation controller")
    let stage = Stage(views: 10)
    _ = stage.run(pushes: 50)
    let first = (0..<5).map { _ in stage.run(pushes: 50) }.min() ?? 0
    _ = stage.run(pushes: 5000)
    let last = (0..<5).map { _ in stage.run(pushes: 50) }.min() ?? 0
    print("  the last 50 of 5000 cost \(ratio(last / first)) of the first 50 (1 is flat)")
  }

  /// Seconds of virtual time for each second that passes.
  private static func speed(views: Int, pushes: Int) -> Double {
    let stage = Stage(views: views)
    _ = stage.run(pushes: max(pushes / 10, 1))
    let best = (0..<5).map { _ in stage.run(pushes: pushes) }.min() ?? 1
    return Double(pushes) * 2 * Stage.length / best
  }

  private static func times(_ factor: Double) -> String {
    "\(Int(factor.rounded())) ×"
  }

  private static func ratio(_ value: Double) -> String {
    String((value * 100).rounded() / 100)
  }

  private static func padded(_ value: Int) -> String {
    String(repeating: " ", count: 5 - String(value).count) + String(value)
  }
}
