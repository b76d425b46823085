import InterruptibleTransitions
import Testing
import UIKit

@testable import Recipes

@MainActor @Suite struct CardTests {
  @Test("A drag at the top of the text dismisses the card")
  func dismissal() throws {
    let recipe = try presentMethod()

    drag(from: CGPoint(x: 200, y: 400), by: 300)

    #expect(recipe.presentedViewController == nil)
  }

  @Test("A drag in the middle of the text scrolls, and the card stays")
  func scrolling() throws {
    let recipe = try presentMethod()
    drag(from: CGPoint(x: 200, y: 700), by: -300)

    drag(from: CGPoint(x: 200, y: 400), by: 250)

    #expect(recipe.presentedViewController is MethodViewController)
    #expect(recipe.presentedViewController?.view.frame.minY == 240)
  }

  @Test("A short drag leaves the card where it was")
  func cancellation() throws {
    let recipe = try presentMethod()

    drag(from: CGPoint(x: 200, y: 400), by: 80)

    #expect(recipe.presentedViewController is MethodViewController)
    #expect(recipe.presentedViewController?.view.frame.minY == 240)
  }

  /// Shows a recipe and presents its method.
  private func presentMethod() throws -> RecipeViewController {
    HeadlessScreen.reset()
    let navigationController = RecipesNavigationController()
    let window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    let recipe = RecipeViewController(Recipe.all[0])
    navigationController.pushViewController(recipe, animated: false)
    HeadlessClock.advance(by: 0.1)

    tap(at: CGPoint(x: 200, y: 465))
    HeadlessClock.advance(by: 1)

    try #require(recipe.presentedViewController is MethodViewController)
    return recipe
  }

  private func tap(at point: CGPoint) {
    HeadlessTouch.send(phase: .began, at: point)
    HeadlessTouch.send(phase: .ended, at: point)
  }

  /// Drags down, or up by a negative distance, in 20 frames.
  private func drag(from start: CGPoint, by distance: CGFloat) {
    HeadlessTouch.send(phase: .began, at: start)
    var point = start
    for _ in 1...20 {
      HeadlessClock.advance(frames: 1)
      point.y += distance / 20
      HeadlessTouch.send(phase: .moved, at: point)
    }
    HeadlessTouch.send(phase: .ended, at: point)
    HeadlessClock.advance(by: 1)
  }
}
