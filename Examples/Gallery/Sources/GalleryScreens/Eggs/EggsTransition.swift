import InterruptibleTransitions
import UIKit

/// An egg that opens: its broken shell is the edge of a hole, which grows over the screen, and through which the page is seen.
///
/// UIKit doesn't animate the path of a mask. Here it is set with every frame that moves, so it is caught, dragged and reversed as
/// all else is.
@MainActor
enum EggsTransition {
  static func makeStack(_ nest: any Nest) -> InterruptibleNavigationController {
    let transition = InterruptibleTransition(HatchEffect())
    transition.gestures.pop = .anywhere
    transition.spring = Spring(response: 0.8)
    let stack = InterruptibleNavigationController(rootViewController: nest, transition: transition)

    return stack
  }

  /// Returns what moves and fades beside the hole.
  static func openingStages(in scene: TransitionScene) -> [TransitionStage] {
    guard let nest = scene.backgroundViewController as? any Nest,
      let page = scene.foregroundViewController as? any HatchPage,
      let egg = nest.egg(of: page)
    else { return [] }
    let up = CGVector(dx: 0, dy: 90)
    let away = TransitionStage.cascade(nest.others(than: page), from: .view(egg), during: 0...0.7) {
      [.change($0, \.transform, from: rolled($0, away: egg), during: $1), .fade($0, during: $1)]
    }
    let rows = TransitionStage.cascade(page.rows, during: 0.4...1) { row, part in
      [.move(row, by: CGVector(dx: 0, dy: 48), during: part), .fade(row, during: part)]
    }
    return [.hide(egg), .move(page.bird, by: up, with: Spring(response: 0.5, dampingRatio: 0.55))]
      + away + rows + nest.captions.map { .fade($0, during: 0...0.25) }
  }

  /// Returns how an egg lies when it has rolled away from another one.
  private static func rolled(_ other: UIView, away egg: UIView) -> CGAffineTransform {
    let (from, to) = (egg.convert(CGPoint.zero, to: nil), other.convert(CGPoint.zero, to: nil))
    let way = CGVector(dx: (to.x - from.x) * 0.35, dy: (to.y - from.y) * 0.35)
    return CGAffineTransform(translationX: way.dx, y: way.dy).rotated(by: way.dx < 0 ? -0.8 : 0.8)
  }
}

/// The page is seen through a hole in the form of the egg that it comes out of.
struct HatchEffect: TransitionEffect {
  private let stages = BuiltInEffect.stages { EggsTransition.openingStages(in: $0) }

  func prepare(_ scene: TransitionScene) {
    guard let nest = scene.backgroundViewController as? any Nest,
      let page = scene.foregroundViewController as? any HatchPage,
      let egg = nest.egg(of: page)
    else { return stages.prepare(scene) }
    let place = egg.convert(egg.bounds, to: scene.container)
      .offsetBy(dx: -scene.foregroundFrame.minX, dy: -scene.foregroundFrame.minY)
    page.shell.open(by: scene.direction == .forward ? 0 : 1, from: place)
    scene.onFrame { page.shell.open(by: $0, from: place) }
    stages.prepare(scene)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    stages.place(scene, foreground: position)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    stages.cleanUp(scene, at: end)
    (scene.foregroundViewController as? any HatchPage)?.shell.takeAway()
  }
}

/// The screen with the eggs.
@MainActor
protocol Nest: UIViewController {
  /// Returns the egg that a page comes out of.
  func egg(of page: any HatchPage) -> UIView?
  func others(than page: any HatchPage) -> [UIView]
  /// What lies around the eggs.
  var captions: [UIView] { get }
}

/// The screen that comes out of an egg.
@MainActor
protocol HatchPage: UIViewController {
  /// Lies over all of the page, and masks it.
  var shell: any HatchShell { get }
  var bird: UIView { get }
  /// What is below the bird, from the top.
  var rows: [UIView] { get }
}

/// What is between an egg and its page.
@MainActor
protocol HatchShell: UIView {
  /// Shows the hole, from 0, where it is as the egg that lies at a place, to 1, where the whole page is seen.
  func open(by share: CGFloat, from place: CGRect)
  /// Shows the page without a hole.
  func takeAway()
}
