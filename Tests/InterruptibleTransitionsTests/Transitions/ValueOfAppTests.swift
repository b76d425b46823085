import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What an app changes of a view during a transition stays, also where the effect changes the view too.
@MainActor @Suite(.serialized) struct ValueOfAppTests {
  /// How a transition goes on after the app's change.
  enum Ending: CaseIterable {
    case finished, canceled, resized
  }

  /// A property that the effect doesn't change.
  enum Property: CaseIterable {
    case alpha, isHidden, transform

    @MainActor
    func change(_ view: UIView) {
      switch self {
      case .alpha: view.alpha = 0.6
      case .isHidden: view.isHidden = true
      case .transform: view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      }
    }

    @MainActor
    func isChanged(_ view: UIView) -> Bool {
      switch self {
      case .alpha: abs(view.alpha - 0.6) < 0.001
      case .isHidden: view.isHidden
      case .transform: abs(view.transform.a - 0.8) < 0.001 && view.transform.tx == 0
      }
    }

    /// The stages that move a view without changing the property.
    @MainActor
    func stages(_ view: UIView) -> [[TransitionStage]] {
      let (down, spring) = (CGVector(dx: 0, dy: 80), Spring(response: 0.4, dampingRatio: 0.65))
      let frame = CGRect(x: 10, y: 20, width: 50, height: 60)
      var all: [[TransitionStage]] = [
        [.move(view, by: down, during: 0.2...1)], [.move(view, by: down, with: spring)],
        [.change(view, \.layer.cornerRadius, from: 30, during: 0...1)], [.hide(view)],
      ]
      if self != .transform {
        all += [
          [.move(view, from: frame, during: 0...0.8)], [.move(view, from: frame, with: spring)],
        ]
      }
      if self != .alpha { all.append([.fade(view, during: 0...1)]) }
      return all
    }
  }

  @Test(
    "A view of either screen keeps what the app changes of it while stages change something else",
    arguments: PlayedRows.current.pairs(Property.allCases, Ending.allCases)
  )
  func stagedView(property: Property, ending: Ending) {
    for isIncoming in [false, true] {
      for index in property.stages(UIView()).indices {
        let stage = ContainerStage(.navigation)
        let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 160))
        stage.second.loadViewIfNeeded()
        (isIncoming ? stage.second : stage.first).view.addSubview(view)
        stage.transition.effect = .stages { _ in property.stages(view)[index] }

        play(ending, on: stage) { property.change(view) }

        #expect(property.isChanged(view), "stages \(index), incoming \(isIncoming)")
        #expect(view.mask == nil && view.layer.cornerRadius == 0, "stages \(index)")
        #expect(property == .alpha || abs(view.alpha - 1) < 0.001, "stages \(index)")
        #expect(property == .isHidden || !view.isHidden, "stages \(index)")
        #expect(property == .transform || view.transform == .identity, "stages \(index)")
      }
    }
  }

  @Test(
    "A view keeps the opacity that the app gives it while a stage fades it",
    arguments: Ending.allCases
  )
  func fadedView(ending: Ending) {
    for isIncoming in [false, true] {
      let stage = ContainerStage(.navigation)
      let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 160))
      stage.second.loadViewIfNeeded()
      (isIncoming ? stage.second : stage.first).view.addSubview(view)
      stage.transition.effect = .stages { _ in [.fade(view, during: 0...1)] }

      play(ending, on: stage) { view.alpha = 0.6 }

      #expect(abs(view.alpha - 0.6) < 0.001, "incoming \(isIncoming)")
    }
  }

  @Test("A view keeps the transform that the app gives it while a spring moves that")
  func sprungView() {
    let stage = ContainerStage(.navigation)
    let view = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 160))
    stage.second.loadViewIfNeeded()
    stage.second.view.addSubview(view)
    stage.transition.effect = .stages { _ in
      [.move(view, from: CGRect(x: 10, y: 20, width: 50, height: 60), with: Spring(response: 0.3))]
    }
    let turned = CGAffineTransform(rotationAngle: 0.2)

    play(.finished, on: stage) { view.transform = turned }

    #expect(view.transform == turned)
  }

  @Test(
    "A screen keeps what the app changes of it, whatever effect runs",
    arguments: PlayedRows.current.pairs(EffectCase.allCases, Ending.allCases)
  )
  func screen(effectCase: EffectCase, ending: Ending) {
    for property in Property.allCases where property != .transform || effectCase.motion != .card {
      for (kind, isIncoming) in [
        (ContainerKind.navigation, false), (.navigation, true), (.overFullScreen, false),
      ] {
        let stage = ContainerStage(kind)
        _ = EffectStage(stage, effectCase)
        let screen = isIncoming ? stage.second : stage.first

        play(ending, on: stage) { property.change(screen.view) }
        #expect(property.isChanged(screen.view), "\(property) of \(kind), incoming \(isIncoming)")
        guard kind != .navigation, stage.showsSecond else { continue }
        stage.goBack()
        stage.settle()
        #expect(property.isChanged(screen.view), "\(property) after the dismissal")
      }
    }
  }

  @Test("A screen that an effect fades in each frame looks as before, or as the app has it")
  func followedScreen() {
    for ending in Ending.allCases {
      for isChanged in [false, true] {
        let stage = ContainerStage(.navigation, FollowedFade())

        play(ending, on: stage) { if isChanged { stage.first.view.transform.tx = 5 } }

        #expect(stage.first.view.alpha == 1 && stage.second.view.alpha == 1, "\(ending)")
        #expect(stage.first.view.transform.tx == (isChanged ? 5 : 0), "\(ending)")
      }
    }
  }

  private func play(_ ending: Ending, on stage: ContainerStage, _ change: () -> Void) {
    stage.advance(by: 0.1)
    stage.goForward()
    stage.advance(by: 0.1)
    change()
    stage.advance(by: 0.05)
    switch ending {
    case .finished: break
    case .canceled: stage.transition.cancel()
    case .resized: stage.resize(to: CGSize(width: 500, height: 700))
    }
    stage.settle()
  }
}

/// Fades the foreground with each frame.
private struct FollowedFade: TransitionEffect {
  func prepare(_ scene: TransitionScene) {
    let view = scene.foreground
    scene.onFrame { view?.alpha = 0.2 + 0.5 * $0 }
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {}
}
