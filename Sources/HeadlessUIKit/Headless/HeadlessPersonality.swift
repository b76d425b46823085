/// How UIKit behaves where nobody knows for certain, or where its versions differ.
///
/// Each field is one reading of one uncertain statement. What holds under all of them does not depend on
/// which is right. Every screen is made with a personality; see `HeadlessScreen.reset`.
public struct HeadlessPersonality: Hashable, Sendable {
  /// A40: while an animator is reversed, setting `fractionComplete` counts along the direction of travel, as
  /// getting it does.
  public var setterFlips = true
  /// A7: a delayed start of a paused animator resumes it after the delay, and is no fault.
  public var delaysPausedAnimators = false
  /// A15: an animator that was continued while reversed takes four times as long when it is used again.
  public var reusedAnimatorsRunSlow = false
  /// A22: what is scrubbed before the first commit after activation by the setter is not shown.
  public var firstScrubShowsLate = false
  /// A34: an animator whose blocks change nothing completes at once, even paused.
  public var endsIdleAnimatorsEarly = true
  /// A49: a cubic curve that is continued with begins anew, instead of from its point at the progress.
  public var continuesWithWholeCurve = false
  /// B7: a damping ratio above 1 is taken at its word, and the system's push takes over three seconds.
  public var overdampsSprings = false
  /// D14: the stack reads as before until the transition to it is over.
  public var stackChangesAtTheEnd = false
  /// D16: a change without animation has a coordinator too, which says that it is not animated.
  public var coordinatesWithoutAnimation = false
  /// D17: the delegate is asked for its animator inside push and pop, not when the transition starts.
  public var asksDelegateAtOnce = false
  /// D18, D38, D45: the two did-callbacks at the end of a transition come in the other order.
  public var swapsDidCallbacks = false
  /// D58: a navigation controller has a pan of the system's that pops from anywhere in the content.
  public var popsFromContent = false
  /// E3: after a cancelled presentation or dismissal the screen that stays has appeared before the other has
  /// disappeared.
  public var returnsBeforeItLeaves = false
  /// E4: after a cancel the reverse will-callbacks come at once, not when the transition ends.
  public var reversesAppearanceAtOnce = false
  /// D54: a coordinator says in its completions that nothing was cancelled.
  public var coordinatorForgetsCancel = false
  /// E6: a screen whose push is cancelled does not say that it is moving from its parent.
  public var abortedPushesKeepQuiet = false
  /// F9: a pan needs 4 pt to begin, not 10.
  public var pansBeginSoon = false
  /// F10: the translation of a pan is zero when it begins, not the distance that it took.
  public var pansBeginAtZero = false
  /// F13: a tap must be over within 0.3 s and 10 pt, not 0.75 s and 45 pt.
  public var tapsAreStrict = false

  /// The likeliest reading of each.
  public static let standard = HeadlessPersonality()

  /// A set in which every two fields take all four of their combinations; the first is the standard one.
  public static let all = pairwiseCover()

  /// The personality that new screens have unless they are given another.
  ///
  /// The environment variable `HEADLESS_PERSONALITY` chooses one by its place in `all`.
  public static let launched: HeadlessPersonality = {
    let variable = ProcessInfo.processInfo.environment["HEADLESS_PERSONALITY"]
    guard let variable else { return standard }
    guard let index = Int(variable), all.indices.contains(index) else {
      HeadlessFault.raise(
        "HEADLESS_PERSONALITY is \(variable): give it a number from 0 to \(all.count - 1)"
      )
    }
    return all[index]
  }()

  /// The personality of the screen; making a fresh one sets it.
  @MainActor
  public static var current = launched

  /// Every field, by its place.
  private static let fields: [any WritableKeyPath<HeadlessPersonality, Bool> & Sendable] = [
    \.setterFlips, \.delaysPausedAnimators, \.reusedAnimatorsRunSlow,
    \.firstScrubShowsLate, \.endsIdleAnimatorsEarly, \.continuesWithWholeCurve,
    \.overdampsSprings, \.stackChangesAtTheEnd, \.coordinatesWithoutAnimation,
    \.asksDelegateAtOnce, \.swapsDidCallbacks, \.reversesAppearanceAtOnce,
    \.coordinatorForgetsCancel, \.abortedPushesKeepQuiet, \.pansBeginSoon, \.pansBeginAtZero,
    \.tapsAreStrict, \.returnsBeforeItLeaves, \.popsFromContent,
  ]

  /// The smallest covering array of strength 2 for binary fields (Kleitman and Spencer 1973, Katona 1973).
  ///
  /// Beside the first row, in which every field is standard, each field is turned in a set of rows of its own,
  /// all of the same size and more than half of the rows: any two such sets overlap, and neither holds the
  /// other.
  private static func pairwiseCover() -> [HeadlessPersonality] {
    var rows = 2
    while sets(of: (rows + 2) / 2, in: rows).count < fields.count {
      rows += 1
    }
    var cover = [HeadlessPersonality](repeating: standard, count: rows + 1)
    for (field, turned) in zip(fields, sets(of: (rows + 2) / 2, in: rows)) {
      for row in 0..<rows where turned >> row & 1 == 1 {
        cover[row + 1][keyPath: field].toggle()
      }
    }
    return cover
  }

  /// The subsets of a size, as bits.
  private static func sets(of size: Int, in count: Int) -> [Int] {
    (0..<(1 << count)).filter { $0.nonzeroBitCount == size }
  }
}
