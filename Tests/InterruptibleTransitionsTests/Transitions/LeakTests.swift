import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What is over is gone, however often it has been done.
@MainActor @Suite(.serialized) struct LeakTests {
  /// How many transitions are made; `LEAK_TRANSITIONS` in the environment asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["LEAK_TRANSITIONS"].flatMap { Int($0) } ?? 200

  @Test(
    "No object of a transition is left, however many there were",
    arguments: ContainerKind.allCases.played()
  )
  func many(kind: ContainerKind) {
    var random = SplitMix64(seed: 1000)
    let stage = ContainerStage(kind)
    let counted = CountedEffect(effect: stage.transition.effect)
    stage.transition.effect = counted
    // Fingers catch what is in flight, and start nothing.
    stage.transition.panOverride = { [weak stage] _, _ in
      stage?.transition.phase == .idle ? .deny : .automatic
    }
    var ghosts: [Ghost] = []
    var recognizers: [Int] = []
    while counted.tally.begun < Self.count, recognizers.count < Self.count {
      goThereAndBack(on: stage, &random, &ghosts)
      recognizers.append(stage.recognizerCount)
    }
    stage.tabs?.viewControllers = [stage.first]
    stage.advance(by: 0.1)

    #expect(ghosts.count > 2 * Self.count)
    let left = Set(ghosts.compactMap(\.remains))
    print(
      "\(kind): \(counted.tally.begun) transitions, \(ghosts.count) objects watched, \(left.count) left"
    )
    #expect(left.isEmpty)
    #expect(stage.transition.containers.count <= 3)
    #expect(recognizers.last == recognizers.first)
    #expect(counted.tally.ended == counted.tally.begun)
  }

  /// To a screen that nobody keeps, and back, with everything that can come between.
  private func goThereAndBack(
    on stage: ContainerStage,
    _ random: inout SplitMix64,
    _ ghosts: inout [Ghost]
  ) {
    let screen = Screen("Guest")
    ghosts += [Ghost(screen), Ghost(screen.view)]
    stage.invite(screen)
    for isForward in [true, false] {
      for _ in 0..<3 where stage.shows(screen) != isForward {
        let isAnimated = Int.random(in: 0..<8, using: &random) > 0
        stage.go(to: screen, isForward, animated: isAnimated)
        stage.advance(by: 0)
        ghosts += stage.ghosts
        interfere(with: stage, going: isForward, to: screen, &random, &ghosts)
        stage.settle()
        ghosts += stage.ghosts
      }
      if stage.shows(screen) != isForward {
        stage.go(to: screen, isForward, animated: true)
        stage.settle()
      }
    }
  }

  private func interfere(
    with stage: ContainerStage,
    going isForward: Bool,
    to screen: Screen,
    _ random: inout SplitMix64,
    _ ghosts: inout [Ghost]
  ) {
    stage.advance(by: .random(in: 0.02...0.2, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: stage.transition.cancel()
    case 1: stage.tap()
    case 2:
      stage.touchDown(at: CGPoint(x: 200, y: 500))
      stage.drag(along: stage.wayForward, by: .random(in: -0.3...0.3, using: &random), frames: 6)
      stage.lift()
    case 3:
      stage.transition.scrub(to: 0.4)
      stage.transition.animateAlongside({}, completion: { _ in })
      stage.transition.reverse()
    case 4:
      stage.go(to: screen, !isForward, animated: true)
    case 5:
      let other = Screen("Other")
      ghosts.append(Ghost(other))
      stage.askInVain(for: other)
    default: break
    }
  }

  @Test("What an effect keeps for a transition is gone with it, even if it keeps the scene")
  func keptScene() {
    let effect = SceneKeepingEffect()
    let stage = ContainerStage(.navigation, effect)
    stage.goForward()
    stage.advance(by: 0.1)
    #expect(effect.keepers.object != nil)
    stage.settle()
    #expect(effect.keepers.object == nil)
  }

  @Test("A container that goes with all it has is gone", arguments: ContainerKind.allCases, 0..<3)
  func everything(kind: ContainerKind, moment: Int) {
    var ghosts: [Ghost] = []
    do {
      let stage = ContainerStage(kind)
      ghosts = [Ghost(stage), Ghost(stage.transition), Ghost(stage.root), Ghost(stage.second)]
      if moment > 0 { stage.goForward() }
      stage.advance(by: moment == 1 ? 0.1 : 1)
      ghosts += stage.ghosts
      stage.window.rootViewController = nil
      stage.advance(by: 1)
    }
    HeadlessScreen.reset()

    #expect(ghosts.compactMap(\.remains) == [])
  }

  @Test("A pan that may begin and never does keeps nothing alive", arguments: [true, false])
  func lostPan(resists: Bool) {
    weak var weakly: UINavigationController?
    weak var view: UIView?
    do {
      let stage = NavigationStage()
      let screen = GuardedScreen("Gate")
      screen.policy = resists ? .resist : .allow
      stage.navigation.pushViewController(screen, animated: false)
      stage.advance(by: 0.1)
      let pan = stage.navigation.view.gestureRecognizers?.first { $0 is TransitionEdgePan }
      #expect(pan.flatMap { $0.delegate?.gestureRecognizerShouldBegin($0) } == true)
      weakly = stage.navigation
      view = stage.navigation.view
    }
    HeadlessScreen.reset()

    #expect(weakly == nil)
    #expect(view == nil)
  }

  @Test(
    "After uninstalling, the recognisers and what answers them are gone",
    arguments: [true, false]
  )
  func uninstalled(isInFlight: Bool) {
    for kind in ContainerKind.allCases {
      let stage = ContainerStage(kind)
      stage.goForward()
      stage.advance(by: isInFlight ? 0.1 : 2)
      let ghosts = stage.transition.allGestures.flatMap { gestures in
        [Ghost(gestures), Ghost(gestures.gestureHost)]
          + (gestures.gestureHost.view?.gestureRecognizers ?? []).filter {
            $0.delegate === gestures
          }
          .map(Ghost.init)
      }
      #expect(ghosts.count >= 4)

      stage.transition.uninstall()
      stage.advance(by: 1)

      #expect(ghosts.compactMap(\.remains) == [], "\(kind)")
      #expect(stage.showsSecond, "\(kind)")
    }
  }

  @Test("The application's events are heard as long as somebody listens, and no longer")
  func observers() {
    HeadlessScreen.reset()
    var heard = 0
    var events: ApplicationEvents? = ApplicationEvents(
      didResignActive: { _ in heard += 1 },
      didEnterBackground: { _ in }
    )
    HeadlessApplication.resignActive()
    HeadlessApplication.becomeActive()
    // Of the application and of its scene.
    #expect(1...2 ~= heard)
    #expect(events != nil)

    events = nil
    let before = heard
    HeadlessApplication.resignActive()

    #expect(heard == before)
  }
}

/// An effect with an object that has the scene, which has that object.
private struct SceneKeepingEffect: TransitionEffect {
  @MainActor
  final class Keeper {
    fileprivate let scene: TransitionScene

    fileprivate init(_ scene: TransitionScene) {
      self.scene = scene
    }
  }

  @MainActor
  final class Keepers {
    fileprivate(set) weak var object: Keeper?

    nonisolated init() {}
  }

  let keepers = Keepers()
  private let own = PerTransition<Keeper>()

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    if own[scene] == nil { own[scene] = Keeper(scene) }
    keepers.object = own[scene]
  }
}
