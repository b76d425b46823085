import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What an app has said of the system's swipes holds for the pans that replace them.
@MainActor @Suite(.serialized) struct SwipeSettingTests {
  /// How an app keeps one of the system's recognizers from going back.
  enum Setting: CaseIterable {
    case isDisabled
    case shouldBegin
    case shouldReceiveTouch
    case shouldReceiveEvent
  }

  /// Where the finger swipes, and whether there is a swipe of the system's there.
  struct Place: CustomStringConvertible {
    var isFromEdge: Bool
    var popsFromContent: Bool

    static let all = [true, false].flatMap { isFromEdge in
      [true, false].map { Place(isFromEdge: isFromEdge, popsFromContent: $0) }
    }

    var description: String {
      (isFromEdge ? "edge" : "middle") + (popsFromContent ? ", content pop" : "")
    }
  }

  private func makeStage(
    _ place: Place,
    isInstalled: Bool = true,
    prepare: (NavigationStage) -> Void = { _ in }
  ) -> NavigationStage {
    var personality = HeadlessPersonality.launched
    personality.stacks.popsFromContent = place.popsFromContent
    let stage = NavigationStage(personality: personality)
    stage.navigation.delegate = nil
    stage.transition.uninstall()
    prepare(stage)
    stage.navigation.delegate = stage.transition
    if isInstalled { stage.transition.install(on: stage.navigation) }
    stage.transition.gestures.pop = .anywhere
    stage.showSecond()
    return stage
  }

  /// The recognizer that goes back from a place, and the other one.
  private func swipes(
    _ stage: NavigationStage,
    _ place: Place
  ) -> (replaced: UIGestureRecognizer?, other: UIGestureRecognizer?) {
    let navigation = stage.navigation
    let edge = navigation.interactivePopGestureRecognizer
    guard let content = navigation.interactiveContentPopGestureRecognizer else {
      return (edge, nil)
    }
    return place.isFromEdge ? (edge, content) : (content, edge)
  }

  private func apply(_ setting: Setting, _ rule: Rule, to swipe: UIGestureRecognizer?) {
    rule.setting = setting
    switch setting {
    case .isDisabled: swipe?.isEnabled = false
    case .shouldBegin, .shouldReceiveTouch, .shouldReceiveEvent: swipe?.delegate = rule
    }
  }

  private func swipe(_ stage: NavigationStage, _ place: Place) {
    stage.touchDown(at: CGPoint(x: place.isFromEdge ? 4 : 120, y: 400))
    stage.drag(by: 240, frames: 12)
    stage.lift()
    stage.advance(by: 8)
  }

  @Test(
    "A swipe of the system's that an app has turned off goes back by no pan that replaces it",
    arguments: Setting.allCases
  )
  func refused(setting: Setting) {
    for place in Place.all {
      for isEarly in [true, false] {
        let rule = Rule()
        let stage = makeStage(place, isInstalled: isEarly) { stage in
          guard isEarly else { return }
          apply(setting, rule, to: swipes(stage, place).replaced)
        }
        if !isEarly { apply(setting, rule, to: swipes(stage, place).replaced) }

        swipe(stage, place)
        #expect(stage.stack.count == 2, "\(place), early: \(isEarly)")
        rule.setting = nil
        swipes(stage, place).replaced?.isEnabled = true
        swipe(stage, place)
        #expect(stage.stack.count == 1, "\(place), early: \(isEarly)")
      }
    }
  }

  @Test(
    "What an app says of one swipe of the system's leaves the other alone",
    arguments: Setting.allCases
  )
  func other(setting: Setting) {
    for isFromEdge in [true, false] {
      let place = Place(isFromEdge: isFromEdge, popsFromContent: true)
      let stage = makeStage(place)
      let rule = Rule()
      apply(setting, rule, to: swipes(stage, place).other)

      swipe(stage, place)

      #expect(stage.stack.count == 1, "\(place)")
    }
  }

  @Test("A swipe that an app has turned off still pushes, and still catches")
  func forward() {
    let stage = makeStage(Place(isFromEdge: false, popsFromContent: false))
    let rule = Rule()
    apply(.shouldReceiveTouch, rule, to: stage.navigation.interactivePopGestureRecognizer)
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.transition.pushProvider = { _ in Screen("Third") }

    stage.touchDown(at: CGPoint(x: 350, y: 400))
    stage.drag(by: -200, frames: 10)
    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.advance(by: 0.05)
    stage.touchDown(at: CGPoint(x: 300, y: 400))
    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()
  }

  @Test("UIKit's own delegate of a swipe says nothing of the pan that replaces it")
  func systemsDelegate() {
    for place in Place.all {
      let stage = makeStage(place)
      // UIKit's own swipe doesn't begin without a bar.
      stage.navigation.isNavigationBarHidden = true
      stage.advance(by: 0.1)

      swipe(stage, place)

      #expect(stage.stack.count == 1, "\(place)")
    }
  }

  @Test("A scroll of a trackpad goes back as the pan that it drives")
  func scroll() {
    for isEnabled in [true, false] {
      let stage = makeStage(Place(isFromEdge: false, popsFromContent: false))
      stage.navigation.interactivePopGestureRecognizer?.isEnabled = isEnabled
      let pointer = CGPoint(x: 200, y: 500)

      HeadlessScroll.send(phase: .began, at: pointer)
      for _ in 0..<10 {
        stage.advanceFrame()
        HeadlessScroll.send(phase: .moved, delta: CGVector(dx: 24, dy: 0), at: pointer)
      }
      HeadlessScroll.send(phase: .ended, at: pointer)
      stage.settle()

      #expect(stage.stack.count == (isEnabled ? 1 : 2))
    }
  }

  @Test("A delegate that asks for the swipe beside a scroll gets it from the pan that replaces it")
  func askedOnce() {
    let stage = makeStage(Place(isFromEdge: true, popsFromContent: false))
    let rule = Rule()
    stage.navigation.interactivePopGestureRecognizer?.delegate = rule

    swipe(stage, Place(isFromEdge: true, popsFromContent: false))

    #expect(stage.stack.count == 1)
    #expect(rule.asked.allSatisfy { $0 === stage.navigation.interactivePopGestureRecognizer })
    #expect(!rule.asked.isEmpty)
  }
}

/// An app's delegate of a swipe, which refuses by one of its methods.
@MainActor
private final class Rule: NSObject, UIGestureRecognizerDelegate {
  var setting: SwipeSettingTests.Setting?
  private(set) var asked: [UIGestureRecognizer] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append(gestureRecognizer)
    return setting != .shouldBegin
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    setting != .shouldReceiveTouch
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    setting != .shouldReceiveEvent
  }
}
