import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Screens that an app has given a look of their own.
@MainActor @Suite(.serialized) struct LookRestTests {
  /// How a transition there and one back again go.
  enum Journey: CaseIterable {
    case untouched, reversed, paused, reversedTwice
  }

  @Test("A transition leaves nothing of a view changed", arguments: EffectCase.allCases)
  func rest(look: EffectCase) {
    for kind in [ContainerKind.navigation, .overFullScreen, .container] {
      for (journey, radius) in zip(Journey.allCases, [0, 7, 0, 0] as [CGFloat]) {
        let stage = ContainerStage(kind)
        _ = LookStage(stage, look)
        stage.showSecond()
        stage.goBack(animated: false)
        stage.settle()
        for screen in [stage.first, stage.second] { decorate(screen.view, radius: radius) }
        let views = stage.first.view.all + stage.second.view.all
        let around = stage.window.all.filter { view in
          !views.contains { $0 === view } && !view.isInBar
        }
        let before = (views + around).map(look(of:))
        for isForward in [true, false] {
          stage.go(forward: isForward)
          stage.advance(by: 0.12)
          switch journey {
          case .untouched: break
          case .reversed: stage.transition.reverse()
          case .reversedTwice:
            stage.transition.reverse()
            stage.advance(by: 0.04)
            stage.transition.reverse()
          case .paused:
            stage.transition.pause()
            stage.advance(by: 0.1)
            stage.transition.resume()
          }
          stage.settle()
          guard journey == .reversed else { continue }
          isForward ? stage.goForward(animated: false) : stage.goBack(animated: false)
          stage.settle()
        }
        let after = (views + around).map(look(of:))
        let other = zip(before, after).first { $0 != $1 }
        #expect(other == nil, "\(kind), \(journey)")
        let now = stage.window.all.filter { view in
          !views.contains { $0 === view } && !view.isInBar
        }
        #expect(
          now.map { "\(type(of: $0))" } == around.map { "\(type(of: $0))" },
          "\(kind), \(journey)"
        )
      }
    }
  }

  private func decorate(_ view: UIView, radius: CGFloat) {
    for view in view.all {
      view.alpha = 0.9
      view.backgroundColor = .red
      view.layer.cornerRadius = radius
      view.layer.maskedCorners = [.layerMinXMinYCorner]
      view.layer.zPosition = 2
      view.layer.shadowOpacity = 0.3
      view.layer.shadowRadius = 3
      view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }
  }

  private func look(of view: UIView) -> [String] {
    let layer = view.layer
    return [
      "\(type(of: view)) \(view.accessibilityIdentifier ?? "")",
      "alpha \(view.alpha)", "hidden \(view.isHidden)", "clips \(view.clipsToBounds)",
      "touches \(view.isUserInteractionEnabled)",
      "color \(String(describing: view.backgroundColor))",
      "mask \(view.autoresizingMask.rawValue)", "radius \(layer.cornerRadius)",
      "corners \(layer.maskedCorners.rawValue)", "z \(layer.zPosition)",
      "shadow \(layer.shadowOpacity) \(layer.shadowRadius)", "anchor \(layer.anchorPoint)",
      "position \(layer.position)", "bounds \(layer.bounds)", "transform \(layer.transform)",
      "mask \(layer.mask == nil)", "sublayer \(layer.sublayerTransform)",
      "silent \(view.accessibilityElementsHidden)", "modal \(view.accessibilityViewIsModal)",
      "recognizers \(view.gestureRecognizers?.count ?? 0)",
      "animations \(layer.animationKeys() ?? [])",
      "views \(view.subviews.map { "\(type(of: $0)) \($0.accessibilityIdentifier ?? "")" })",
    ]
  }
}
