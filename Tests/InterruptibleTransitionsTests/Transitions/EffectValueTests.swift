import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// The values that the built-in effects give two screens at the ends of a transition, as documented.
@MainActor @Suite(.serialized) struct EffectValueTests {
  /// Two screens in a container of 400 × 800 points.
  @MainActor
  private final class Scene {
    let foreground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let background = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let value: TransitionScene

    init(_ direction: TransitionScene.Direction = .forward, isRightToLeft: Bool = false) {
      let window = Stage.makeWindow(
        on: .standard,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight
      )
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.addSubview(container)
      container.addSubview(background)
      container.addSubview(foreground)
      value = TransitionScene(
        direction: direction,
        container: container,
        foreground: foreground,
        background: background,
        foregroundFrame: container.bounds
      )
    }

    var dimming: CGFloat { value.extras.dimmingView?.alpha ?? 0 }

    /// Places the screens, and returns the effect.
    @discardableResult
    func place(_ effect: BuiltInEffect, _ position: ForegroundPosition) -> BuiltInEffect {
      effect.place(value, foreground: position)
      return effect
    }
  }

  @Test(
    "A slide comes from the trailing edge, and the background moves 30% of the distance",
    arguments: [false, true]
  )
  func slide(isRightToLeft: Bool) {
    let scene = Scene(isRightToLeft: isRightToLeft)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let effect = scene.place(.slide, .dismissed)
    #expect(scene.foreground.center == CGPoint(x: 200 + 400 * sign, y: 400))
    #expect(scene.background.center == CGPoint(x: 200, y: 400) && scene.dimming == 0)
    let shadow = scene.value.edgeShadow
    #expect(shadow.transform == CGAffineTransform(translationX: 400 * sign, y: 0))
    #expect(shadow.bounds.size == CGSize(width: 30, height: 800))
    let dimmingView = scene.value.dimmingView
    #expect(dimmingView.backgroundColor == .black && !dimmingView.isUserInteractionEnabled)
    #expect(dimmingView.frame == scene.value.container.bounds)
    #expect(
      scene.value.container.subviews == [scene.background, dimmingView, shadow, scene.foreground]
    )
    scene.place(effect, .presented)
    #expect(scene.foreground.center == CGPoint(x: 200, y: 400))
    #expect(abs(scene.background.center.x - (200 - 120.4 * sign)) < 1e-9)
    #expect(scene.dimming == 0.098 && shadow.transform == .identity)
    #expect(shadow.center == CGPoint(x: isRightToLeft ? 415 : -15, y: 400))
    #expect(effect.travel(in: scene.value) == CGVector(dx: -400 * sign, dy: 0))
  }

  @Test("The shadow of a slide is darkest at the edge, and fades like a Gaussian")
  func shadow() throws {
    let view = Scene().value.edgeShadow
    let gradient = try #require(view.layer as? CAGradientLayer)
    let alphas = try #require(gradient.colors).compactMap { ($0 as? CGColor)?.alpha }
    #expect(alphas.count == 11)
    for (index, alpha) in alphas.enumerated() {
      let deviations = (CGFloat(index) * 3 + 6) / 12
      #expect(abs(alpha - 0.03 * exp(-deviations * deviations / 2)) < 1e-6)
    }
    #expect(
      gradient.startPoint == CGPoint(x: 1, y: 0.5) && gradient.endPoint == CGPoint(x: 0, y: 0.5)
    )
  }

  @Test("Under a shift, the screens are side by side", arguments: [false, true])
  func shift(isRightToLeft: Bool) {
    let scene = Scene(isRightToLeft: isRightToLeft)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let effect = scene.place(.shift, .dismissed)
    #expect(scene.foreground.center.x == 200 + 400 * sign && scene.background.center.x == 200)
    scene.place(effect, .presented)
    #expect(scene.foreground.center.x == 200 && scene.background.center.x == 200 - 400 * sign)
    #expect(effect.travel(in: scene.value) == CGVector(dx: -400 * sign, dy: 0))
  }

  @Test("A cover comes from below, dims by a fifth, and may shrink the background")
  func cover() {
    let scene = Scene()
    let effect = scene.place(.cover(backgroundScale: 0.9), .dismissed)
    #expect(scene.foreground.center == CGPoint(x: 200, y: 1200) && scene.dimming == 0)
    #expect(scene.background.transform == .identity)
    scene.place(effect, .presented)
    #expect(scene.foreground.center == CGPoint(x: 200, y: 400) && scene.dimming == 0.2)
    #expect(scene.background.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
    #expect(effect.travel(in: scene.value) == CGVector(dx: 0, dy: -800))
    let other = Scene()
    other.place(.cover, .presented)
    #expect(other.background.transform == .identity && other.dimming == 0.2)
    let undimmed = Scene()
    undimmed.place(.cover(dimming: 0), .presented)
    #expect(undimmed.value.extras.dimmingView == nil)
  }

  @Test("A fade fades, and a scale grows from 85%")
  func fadeAndScale() {
    let scene = Scene()
    scene.place(.fade, .dismissed)
    #expect(scene.foreground.alpha == 0)
    scene.place(.fade, .presented)
    #expect(scene.foreground.alpha == 1)
    scene.place(.scale, .dismissed)
    #expect(scene.foreground.transform == CGAffineTransform(scaleX: 0.85, y: 0.85))
    scene.place(.scale, .presented)
    #expect(scene.foreground.transform == .identity)
    #expect(!BuiltInEffect.scale.rubberBandsPastEnds && BuiltInEffect.fade.rubberBandsPastEnds)
  }

  @Test("An alert shrinks from 130% as it appears, and fades out in place")
  func alert() {
    let scene = Scene()
    scene.place(.alert, .dismissed)
    #expect(scene.foreground.alpha == 0 && scene.dimming == 0)
    #expect(scene.foreground.transform == CGAffineTransform(scaleX: 1.3, y: 1.3))
    scene.place(.alert, .presented)
    #expect(scene.foreground.alpha == 1 && scene.dimming == 0.2)
    #expect(scene.foreground.transform == .identity)
    let back = Scene(.backward)
    back.place(.alert, .dismissed)
    #expect(back.foreground.alpha == 0 && back.foreground.transform == .identity)
    #expect(!BuiltInEffect.alert.rubberBandsPastEnds)
  }

  @Test("A drag back moves in the opposite direction")
  func travelToEnd() {
    let (there, back) = (Scene(), Scene(.backward))
    #expect(BuiltInEffect.slide.travelToEnd(in: there.value) == CGVector(dx: -400, dy: 0))
    #expect(BuiltInEffect.slide.travelToEnd(in: back.value) == CGVector(dx: 400, dy: 0))
    #expect(BuiltInEffect.cover.travelToEnd(in: back.value) == CGVector(dx: 0, dy: 800))
  }
}
