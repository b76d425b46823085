/// How often an animation runs, and whether it runs back each time.
struct Repetition: Equatable {
  var count: Double
  var autoreverses: Bool

  static let once = Repetition(count: 1, autoreverses: false)

  init(count: Double, autoreverses: Bool) {
    self.count = count
    self.autoreverses = autoreverses
  }

  init(_ options: UIView.AnimationOptions) {
    count = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
  }

  /// Seconds for all runs.
  func duration(of run: TimeInterval) -> TimeInterval {
    run * count * (autoreverses ? 2 : 1)
  }

  /// Seconds within a run, after a number of seconds in all.
  func time(at elapsed: TimeInterval, of run: TimeInterval) -> TimeInterval {
    let whole = duration(of: run)
    let passed = min(elapsed, whole)
    var runs = (passed / run).rounded(.down)
    if passed >= whole, passed - runs * run < 1e-9 { runs -= 1 }
    let within = passed - runs * run
    let isBack = autoreverses && runs.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? run - within : within
  }
}
