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
    Field(\.animators.setterFlips, "setterFlips"),
    Field(\.animators.delaysPausedAnimators, "delaysPausedAnimators"),
    Field(\.animators.reusedAnimatorsRunSlow, "reusedAnimatorsRunSlow"),
    Field(\.animators.firstScrubShowsLate, "firstScrubShowsLate"),
    Field(\.animators.endsIdleAnimatorsEarly, "endsIdleAnimatorsEarly"),
    Field(\.animators.continuesWithWholeCurve, "continuesWithWholeCurve"),
    Field(\.animators.overdampsSprings, "overdampsSprings"),
    Field(\.stacks.stackChangesAtTheEnd, "stackChangesAtTheEnd"),
    Field(\.stacks.coordinatesWithoutAnimation, "coordinatesWithoutAnimation"),
    Field(\.stacks.asksDelegateAtOnce, "asksDelegateAtOnce"),
    Field(\.transitions.swapsDidCallbacks, "swapsDidCallbacks"),
    Field(\.transitions.reversesAppearanceAtOnce, "reversesAppearanceAtOnce"),
    Field(\.transitions.coordinatorForgetsCancel, "coordinatorForgetsCancel"),
    Field(\.stacks.abortedPushesKeepQuiet, "abortedPushesKeepQuiet"),
    Field(\.gestures.pansBeginSoon, "pansBeginSoon"),
    Field(\.gestures.pansBeginAtZero, "pansBeginAtZero"),
    Field(\.gestures.tapsAreStrict, "tapsAreStrict"),
    Field(\.transitions.returnsBeforeItLeaves, "returnsBeforeItLeaves"),
    Field(\.stacks.popsFromContent, "popsFromContent"),
    Field(\.layers.commitsLate, "commitsLate"),
    Field(\.gestures.descendantPanWins, "descendantPanWins"),
    Field(\.transitions.coordinatorComesWithStart, "coordinatorComesWithStart"),
    Field(\.transitions.nilAlongsideReturnsFalse, "nilAlongsideReturnsFalse"),
    Field(\.safeAreas.reversalLeavesSafeAreaStale, "reversalLeavesSafeAreaStale"),
    Field(\.safeAreas.leavingSafeAreaFreezes, "leavingSafeAreaFreezes"),
    Field(\.navigationBars.cancelSticksToBar, "cancelSticksToBar"),
    Field(\.transitions.containerSettlesLate, "containerSettlesLate"),
    Field(\.tabBars.cancelLosesTabBar, "cancelLosesTabBar"),
    Field(\.animators.zeroFractionIgnored, "zeroFractionIgnored"),
    Field(\.application.backgroundStripsAnimations, "backgroundStripsAnimations"),
    Field(\.application.sceneBackgrounds, "sceneBackgrounds"),
    Field(\.stacks.cancelledSetKeepsStack, "cancelledSetKeepsStack"),
    Field(\.transitions.asksAnimatorAfterEnd, "asksAnimatorAfterEnd"),
    Field(\.animators.reversedAdditionsRunForward, "reversedAdditionsRunForward"),
    Field(\.tabBars.barOutsideBounds, "barOutsideBounds"),
    Field(\.stacks.delegateDisablesSystemPop, "delegateDisablesSystemPop"),
    Field(\.gestures.delayedTouchOutlivesPan, "delayedTouchOutlivesPan"),
    Field(\.stacks.didShowAfterCancel, "didShowAfterCancel"),
    Field(\.stacks.stockPushIsExponential, "stockPushIsExponential"),
    Field(\.gestures.sheetPanCompetes, "sheetPanCompetes"),
    Field(\.animators.springsScrubInSteps, "springsScrubInSteps"),
    Field(\.animators.scrubsAlongLastCurve, "scrubsAlongLastCurve"),
    Field(\.animators.keyframesKeepTheirOwnTime, "keyframesKeepTheirOwnTime"),
    Field(\.stacks.cancelRemovesIncomingView, "cancelRemovesIncomingView"),
    Field(\.navigationBars.barIsDeadInFlight, "barIsDeadInFlight"),
    Field(\.tabBars.popLeavesTabBarDead, "popLeavesTabBarDead"),
    Field(\.tabBars.tabsFadeByThemselves, "tabsFadeByThemselves"),
    Field(\.navigationBars.barSettlesAfterCompletion, "barSettlesAfterCompletion"),
    Field(\.navigationBars.barItemsWaitForCommit, "barItemsWaitForCommit"),
    Field(\.layers.animationsHaveNoDelegate, "animationsHaveNoDelegate"),
    Field(\.animators.continuedAnimatorsCompleteLate, "continuedAnimatorsCompleteLate"),
    Field(\.animators.springsOutliveContinuing, "springsOutliveContinuing"),
    Field(\.layers.presentationsBeginAtModel, "presentationsBeginAtModel"),
    Field(\.tabBars.tabsIgnoreIdleInteractors, "tabsIgnoreIdleInteractors"),
    Field(\.navigationBars.cancelAnimatesBarAgain, "cancelAnimatesBarAgain"),
    Field(\.safeAreas.transformsKeepSafeArea, "transformsKeepSafeArea"),
  ]
}
