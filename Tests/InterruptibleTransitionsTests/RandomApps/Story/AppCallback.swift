/// Something that calls the app back, from UIKit or from the framework.
enum AppCallback: String, CaseIterable, Sendable {
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case viewDidLayoutSubviews
  case viewWillTransition
  case willMove
  case didMove
  case willShow
  case didShow
  case shouldSelect
  case didSelect
  case presentationWillBegin
  case dismissalWillBegin
  case presentationWillDismiss
  case presentationDidDismiss
  case coordinatorAlongside
  case coordinatorCompletion
  case effectPrepare
  case effectAnimate
  case effectCleanUp
  case phaseChange
  case pushProvider
  case changeProvider
  case backPolicy
  case callCompletion
  case alongsideAnimations
  case alongsideCompletion
}
