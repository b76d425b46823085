import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Screens that an app has given a look of their own.
@MainActor @Suite(.serialized) struct EffectRestTests {
  /// How a transition there and one back again go.
  enum Course: CaseIterable {
    case untouched, reversed, paused, reversedTwice
  }

  @Test(
    "A transition leaves nothing of a view changed",
    arguments: EffectCase.allCases.played()
  )
  func rest(effectCase: EffectCase) {
    for kind in [ContainerKind.navigation, .overFullScreen, .container] {
      for (course, radius) in zip(Course.allCases, [0, 7, 0, 0] as [CGFloat]) {
        let stage = ContainerStage(kind)
        _ = EffectStage(stage, effectCase)
        stage.showSecond()
        stage.goBack(animated: false)
        stage.settle()
        for screen in [stage.first, stage.second] { decorate(screen.view, radius: radius) }
        let views = stage.first.view.all + stage.second.view.all
        let around = stage.window.all.filter { view in
          !views.contains { $0 === view } && !view.isInBar
        }
        let before = (views + around).map(ViewAppearance.init)
        for isForward in [true, false] {
          stage.go(forward: isForward)
          stage.advance(by: 0.12)
          switch course {
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
          guard course == .reversed else { continue }
          isForward ? stage.goForward(animated: false) : stage.goBack(animated: false)
          stage.settle()
        }
        let after = (views + around).map(ViewAppearance.init)
        let other = zip(before, after).first { $0 != $1 }
        #expect(other == nil, "\(kind), \(course)")
        let now = stage.window.all.filter { view in
          !views.contains { $0 === view } && !view.isInBar
        }
        #expect(
          now.map { "\(type(of: $0))" } == around.map { "\(type(of: $0))" },
          "\(kind), \(course)"
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
}

/// What a look may change of a view; values, because texts of them take most of the test's time.
private struct ViewAppearance: Equatable {
  private let type: ObjectIdentifier
  private let name: String?
  private let flags: [Bool]
  private let color: UIColor?
  private let resizing: UIView.AutoresizingMask
  private let corners: CACornerMask
  private let numbers: [CGFloat]
  private let transforms: [CATransform3D]
  private let animations: [String]?
  private let views: [ObjectIdentifier]

  @MainActor
  init(_ view: UIView) {
    let layer = view.layer
    type = ObjectIdentifier(Swift.type(of: view))
    name = view.accessibilityIdentifier
    flags = [
      view.isHidden, view.clipsToBounds, view.isUserInteractionEnabled, layer.mask == nil,
      view.accessibilityElementsHidden, view.accessibilityViewIsModal,
    ]
    color = view.backgroundColor
    resizing = view.autoresizingMask
    corners = layer.maskedCorners
    numbers = [
      view.alpha, layer.cornerRadius, layer.zPosition, CGFloat(layer.shadowOpacity),
      layer.shadowRadius, layer.anchorPoint.x, layer.anchorPoint.y, layer.position.x,
      layer.position.y, layer.bounds.minX, layer.bounds.minY, layer.bounds.width,
      layer.bounds.height, CGFloat(view.gestureRecognizers?.count ?? 0),
    ]
    transforms = [layer.transform, layer.sublayerTransform]
    animations = layer.animationKeys()
    views = view.subviews.map(ObjectIdentifier.init)
  }

  static func == (one: ViewAppearance, other: ViewAppearance) -> Bool {
    one.type == other.type && one.name == other.name && one.flags == other.flags
      && one.color == other.color && one.resizing == other.resizing
      && one.corners == other.corners
      && zip(one.numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
      && zip(one.transforms, other.transforms).allSatisfy(CATransform3DEqualToTransform)
      && (one.animations ?? []) == (other.animations ?? []) && one.views == other.views
  }
}
