import Testing
import UIKit

/// What happens to the app from outside.
@MainActor @Suite(.serialized) struct ApplicationStateTests {
  private static let names = [
    UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
    UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
  ]

  @Test("a call makes the app inactive, and its end active again; so does going home, both times")
  func call() {
    HeadlessScreen.reset()
    let log = NotificationLog(ApplicationStateTests.names)
    let call = [
      "UIApplicationWillResignActiveNotification", "UIApplicationDidBecomeActiveNotification",
    ]
    #expect(UIApplication.shared.applicationState == .active)

    HeadlessApplication.resignActive()
    #expect(UIApplication.shared.applicationState == .inactive)
    HeadlessApplication.resignActive()
    HeadlessApplication.becomeActive()
    #expect(UIApplication.shared.applicationState == .active)
    #expect(log.names == call)

    HeadlessApplication.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    HeadlessApplication.becomeActive()
    #expect(
      log.names == call + [
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
      ]
    )
  }

  @Test("a scene changes its state with the application, and tells of it too")
  func scene() {
    let stage = GestureStage()
    let log = NotificationLog([
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ])
    let scene = stage.window.windowScene

    #expect(scene?.activationState == .foregroundActive)
    #expect(scene?.windows == [stage.window])
    #expect(UIApplication.shared.connectedScenes.first === scene)
    HeadlessApplication.enterBackground()
    #expect(scene?.activationState == .background)
    HeadlessApplication.becomeActive()
    HeadlessScreen.rotate(to: .landscapeLeft)

    #expect(scene?.interfaceOrientation == .landscapeLeft)
    #expect(
      log.names == [
        "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
      ]
    )
  }

  @Test("F16: whatever fingers do is canceled when the app resigns")
  func touches() {
    let pan = UIPanGestureRecognizer()
    let stage = GestureStage(with: pan)
    let log = ActionLog(pan)
    stage.finger.jump((150, 150), to: (180, 150))

    HeadlessApplication.resignActive()

    #expect(log.states == ["began", "cancelled"])
    #expect(!HeadlessTouch.isDown(0))
    #expect(stage.inner.phases.last == "cancelled")
  }
}
