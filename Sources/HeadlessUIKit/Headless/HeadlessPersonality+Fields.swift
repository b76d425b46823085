extension HeadlessPersonality {
  /// A field, and its name in the environment variable.
  public struct Field: Sendable {
    public let path: any WritableKeyPath<HeadlessPersonality, Bool> & Sendable
    public let name: String

    init(_ path: any WritableKeyPath<HeadlessPersonality, Bool> & Sendable, _ name: String) {
      (self.path, self.name) = (path, name)
    }
  }

  /// Every field, by its place in the covering set.
  public static let fields: [Field] = [
    Field(\.setterFlips, "setterFlips"),
    Field(\.delaysPausedAnimators, "delaysPausedAnimators"),
    Field(\.reusedAnimatorsRunSlow, "reusedAnimatorsRunSlow"),
    Field(\.firstScrubShowsLate, "firstScrubShowsLate"),
    Field(\.endsIdleAnimatorsEarly, "endsIdleAnimatorsEarly"),
    Field(\.continuesWithWholeCurve, "continuesWithWholeCurve"),
    Field(\.overdampsSprings, "overdampsSprings"),
    Field(\.stackChangesAtTheEnd, "stackChangesAtTheEnd"),
    Field(\.coordinatesWithoutAnimation, "coordinatesWithoutAnimation"),
    Field(\.asksDelegateAtOnce, "asksDelegateAtOnce"),
    Field(\.swapsDidCallbacks, "swapsDidCallbacks"),
    Field(\.reversesAppearanceAtOnce, "reversesAppearanceAtOnce"),
    Field(\.coordinatorForgetsCancel, "coordinatorForgetsCancel"),
    Field(\.abortedPushesKeepQuiet, "abortedPushesKeepQuiet"),
    Field(\.pansBeginSoon, "pansBeginSoon"),
    Field(\.pansBeginAtZero, "pansBeginAtZero"),
    Field(\.tapsAreStrict, "tapsAreStrict"),
    Field(\.returnsBeforeItLeaves, "returnsBeforeItLeaves"),
    Field(\.popsFromContent, "popsFromContent"),
    Field(\.commitsLate, "commitsLate"),
    Field(\.descendantPanWins, "descendantPanWins"),
    Field(\.coordinatorComesWithStart, "coordinatorComesWithStart"),
    Field(\.nilAlongsideReturnsFalse, "nilAlongsideReturnsFalse"),
    Field(\.reversalLeavesSafeAreaStale, "reversalLeavesSafeAreaStale"),
    Field(\.leavingSafeAreaFreezes, "leavingSafeAreaFreezes"),
    Field(\.cancelSticksToBar, "cancelSticksToBar"),
    Field(\.containerSettlesLate, "containerSettlesLate"),
    Field(\.cancelLosesTabBar, "cancelLosesTabBar"),
    Field(\.zeroFractionIgnored, "zeroFractionIgnored"),
    Field(\.backgroundStripsAnimations, "backgroundStripsAnimations"),
    Field(\.sceneBackgrounds, "sceneBackgrounds"),
    Field(\.cancelledSetKeepsStack, "cancelledSetKeepsStack"),
    Field(\.asksAnimatorAfterEnd, "asksAnimatorAfterEnd"),
    Field(\.reversedAdditionsRunForward, "reversedAdditionsRunForward"),
    Field(\.barOutsideBounds, "barOutsideBounds"),
    Field(\.delegateDisablesSystemPop, "delegateDisablesSystemPop"),
    Field(\.delayedTouchOutlivesPan, "delayedTouchOutlivesPan"),
    Field(\.didShowAfterCancel, "didShowAfterCancel"),
    Field(\.stockPushIsExponential, "stockPushIsExponential"),
    Field(\.sheetPanCompetes, "sheetPanCompetes"),
    Field(\.springsScrubInSteps, "springsScrubInSteps"),
    Field(\.scrubsAlongLastCurve, "scrubsAlongLastCurve"),
    Field(\.keyframesKeepTheirOwnTime, "keyframesKeepTheirOwnTime"),
    Field(\.cancelRemovesIncomingView, "cancelRemovesIncomingView"),
    Field(\.barIsDeadInFlight, "barIsDeadInFlight"),
    Field(\.popLeavesTabBarDead, "popLeavesTabBarDead"),
    Field(\.tabsFadeByThemselves, "tabsFadeByThemselves"),
    Field(\.barSettlesAfterCompletion, "barSettlesAfterCompletion"),
    Field(\.barItemsWaitForCommit, "barItemsWaitForCommit"),
    Field(\.animationsHaveNoDelegate, "animationsHaveNoDelegate"),
    Field(\.continuedAnimatorsCompleteLate, "continuedAnimatorsCompleteLate"),
    Field(\.springsOutliveContinuing, "springsOutliveContinuing"),
    Field(\.presentationsBeginAtModel, "presentationsBeginAtModel"),
    Field(\.tabsIgnoreIdleInteractors, "tabsIgnoreIdleInteractors"),
    Field(\.cancelAnimatesBarAgain, "cancelAnimatesBarAgain"),
    Field(\.transformsKeepSafeArea, "transformsKeepSafeArea"),
  ]
}
