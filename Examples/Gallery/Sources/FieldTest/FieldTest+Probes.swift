extension FieldTest {
  /// The probes that run by themselves.
  package static let automaticProbes: [any Probe] =
    EffectProbe.all + [
      CommitsLate(), StalledStarts(), SequencesShown(), LateCompletions(), PresentationInPush(),
      ContinuedAnimatorsCompleteLate(), PresentationsBeginAtModel(),
      ReusedAnimatorsRunSlow(), ContinuesWithWholeCurve(), OverdampsSprings(),
      OverdampsGivenSprings(),
      ReversedSpringLegs(), SpringsOutliveContinuing(), KeyframesKeepTheirOwnTime(),
      StockPushIsExponential(),
      SetterFlips(), FirstScrubShowsLate(), ZeroFractionIgnored(), FractionsShown(),
      SpringsScrubInSteps(), ScrubsAlongLastCurve(),
      EndsIdleAnimatorsEarly(),
      StackChangesAtTheEnd(), CoordinatesWithoutAnimation(), AsksDelegateAtOnce(),
      NegotiationTimes(), DidOrderOfPush(), DidOrderOfPresentation(), DidOrderOfTabs(),
      CoordinatorComesWithStart(), NilAlongsideReturnsFalse(), AsksAnimatorAfterEnd(),
      TabsFadeByThemselves(), TabsIgnoreIdleInteractors(),
      SafeAreas(), ReversalLeavesSafeAreaStale(), LeavingSafeAreaFreezes(),
      TransformsKeepSafeArea(),
      ContainerSettlesLate(),
      BarOutsideBounds(), SnapshotsOfUndrawnViews(),
      BarParts(), CancelSticksToBar(), BarIsDeadInFlight(), BarSettlesAfterCompletion(),
      BarItemsWaitForCommit(), CancelAnimatesBarAgain(), PopLeavesTabBarDead(),
      PopsFromContent(),
      ReturnsBeforeItLeaves(), ReversesAppearanceAtOnce(), CoordinatorForgetsCancel(),
      AbortedPushesKeepQuiet(), CancelLosesTabBar(), CancelRemovesIncomingView(),
      CancelledSetKeepsStack(), DidShowAfterCancel(),
      CancelledSets(),
      HeldOutOfTheWindow(),
      ReversedAdditionsRunForward(), AnimationsHaveNoDelegate(), LateAdditions(),
    ]

  /// The probes that ask for a finger.
  package static let guidedProbes: [any Probe] = [
    PansBeginSoon(), PansBeginAtZero(), TapsAreStrict(), DescendantPanWins(),
    DelayedTouchOutlivesPan(), DelegateDisablesSystemPop(), SheetPanCompetes(),
    BackgroundStripsAnimations(), SceneBackgrounds(),
  ]

  /// The probes during which UIKit may raise an exception: the test goes on at the next launch.
  package static let fatalProbes: [any Probe] = [DelaysPausedAnimators()]

  /// All probes, the fatal ones last.
  package static let probes = automaticProbes + guidedProbes + fatalProbes
}
