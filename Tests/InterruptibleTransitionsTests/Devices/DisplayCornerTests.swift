import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Screens in motion on a display that tells the radius of its corners.
@MainActor @Suite(.serialized) struct DisplayCornerTests {
  private func makeStage(
    _ effect: any TransitionEffect = .slide,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    radius: CGFloat? = 62
  ) -> NavigationStage {
    let stage = NavigationStage(effect, layoutDirection: direction)
    HeadlessScreen.displayCornerRadius = radius
    return stage
  }

  private func start(_ stage: NavigationStage, isPush: Bool) {
    if isPush {
      stage.push()
    } else {
      stage.navigation.pushViewController(stage.second, animated: false)
      stage.advance(by: 0.1)
      stage.navigation.popViewController(animated: true)
    }
    stage.advance(by: 0.02)
  }

  @Test(
    "The corners of a zoom are the display's, unless an app chooses others",
    arguments: [(62, nil, 62), (0, nil, 55), (nil, nil, 55), (62, 20, 20)]
      as [(CGFloat?, CGFloat?, CGFloat)]
  )
  func zoom(radius: CGFloat?, chosen: CGFloat?, expected: CGFloat) throws {
    let picture = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 180))
    var effect = ZoomEffect { _ in picture }
    if let chosen { effect = effect.displayCornerRadius(chosen) }
    let stage = makeStage(effect, radius: radius)
    stage.first.view.addSubview(picture)
    start(stage, isPush: true)
    stage.transition.scrub(to: 0.95)
    stage.advance(by: 0.02)
    let card = try #require(
      stage.window.all.first { $0.accessibilityIdentifier == "transition.card" }
    )
    let seen = try #require(card.subviews.last?.layer.presentation()).cornerRadius
    #expect(abs(seen - 0.95 * expected) < 0.1)
    stage.transition.resume()
    stage.settle()
  }
}
