extension FieldTest {
  /// The probes that run by themselves.
  package static let automaticProbes: [any Probe] = [
    StalledStarts(),
    ReusedAnimatorsRunSlow(), ContinuesWithWholeCurve(), OverdampsSprings(), ReversedSpringLegs(),
    SetterFlips(), FirstScrubShowsLate(), FractionsShown(), EndsIdleAnimatorsEarly(),
    StackChangesAtTheEnd(), CoordinatesWithoutAnimation(), AsksDelegateAtOnce(),
    DidOrderOfPush(), DidOrderOfPresentation(), DidOrderOfTabs(),
    SafeAreas(), BarParts(), PopsFromContent(),
    ReturnsBeforeItLeaves(), ReversesAppearanceAtOnce(), CoordinatorForgetsCancel(),
    AbortedPushesKeepQuiet(), CancelledSets(),
    HeldOutOfTheWindow(), LateAdditions(),
  ]

  /// The probes that ask for a finger.
  package static let guidedProbes: [any Probe] = [
    PansBeginSoon(), PansBeginAtZero(), TapsAreStrict(),
  ]

  /// The probes during which UIKit may raise an exception: the test goes on at the next launch.
  package static let fatalProbes: [any Probe] = [DelaysPausedAnimators()]

  /// All probes, the fatal ones last.
  package static let probes = automaticProbes + guidedProbes + fatalProbes
}
