import UIKit

@testable import Recipes

/// What is seen at one moment, and where the finger is.
struct Still {
  let tree: HeadlessLayerTree
  let finger: CGPoint?
}

/// The app of the tutorial on a screen, and a finger.
@MainActor
final class Stage {
  private let window: UIWindow
  private let navigationController = RecipesNavigationController()
  private var finger: CGPoint?

  init() {
    HeadlessScreen.reset()
    window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    advance(by: 0.1)
  }

  var still: Still {
    Still(tree: .shown, finger: finger)
  }

  func show(_ recipe: Recipe) {
    navigationController.pushViewController(RecipeViewController(recipe), animated: false)
    advance(by: 0.1)
  }

  func advance(by seconds: TimeInterval) {
    HeadlessClock.advance(by: seconds)
  }

  func tap(at point: CGPoint) {
    touch(at: point)
    lift()
  }

  func touch(at point: CGPoint) {
    finger = point
    HeadlessTouch.send(phase: .began, at: point)
  }

  func drag(by distance: CGVector, frames: Int) {
    guard var point = finger else { return }
    for _ in 0..<frames {
      HeadlessClock.advance(frames: 1)
      point.x += distance.dx / CGFloat(frames)
      point.y += distance.dy / CGFloat(frames)
      HeadlessTouch.send(phase: .moved, at: point)
    }
    finger = point
    HeadlessClock.advance(frames: 1)
  }

  func lift() {
    guard let point = finger else { return }
    HeadlessTouch.send(phase: .ended, at: point)
    finger = nil
  }
}
