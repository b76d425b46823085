import UIKit

/// The fields of `HeadlessPersonality` that the field test reads.
enum PersonalityFields {
  typealias Path = any WritableKeyPath<HeadlessPersonality, Bool> & Sendable

  static let all: [(name: String, path: Path)] = [
    ("setterFlips", \.setterFlips), ("delaysPausedAnimators", \.delaysPausedAnimators),
    ("reusedAnimatorsRunSlow", \.reusedAnimatorsRunSlow),
    ("firstScrubShowsLate", \.firstScrubShowsLate),
    ("endsIdleAnimatorsEarly", \.endsIdleAnimatorsEarly),
    ("continuesWithWholeCurve", \.continuesWithWholeCurve),
    ("overdampsSprings", \.overdampsSprings), ("stackChangesAtTheEnd", \.stackChangesAtTheEnd),
    ("coordinatesWithoutAnimation", \.coordinatesWithoutAnimation),
    ("asksDelegateAtOnce", \.asksDelegateAtOnce), ("swapsDidCallbacks", \.swapsDidCallbacks),
    ("popsFromContent", \.popsFromContent), ("returnsBeforeItLeaves", \.returnsBeforeItLeaves),
    ("reversesAppearanceAtOnce", \.reversesAppearanceAtOnce),
    ("coordinatorForgetsCancel", \.coordinatorForgetsCancel),
    ("abortedPushesKeepQuiet", \.abortedPushesKeepQuiet), ("pansBeginSoon", \.pansBeginSoon),
    ("pansBeginAtZero", \.pansBeginAtZero), ("tapsAreStrict", \.tapsAreStrict),
  ]
}
