import InterruptibleTransitions
import UIKit

/// The content moves aside and shrinks, and uncovers the drawer that seems to lie below it.
///
/// The drawer lies above the content in fact; it is as wide as what the content leaves free.
struct DrawerEffect: TransitionEffect {
  /// False, because the drawer would move over the content.
  let rubberBandsPastEnds = false

  func travel(in scene: TransitionScene) -> CGVector {
    let way = DrawerLayout(in: scene.container).way
    return CGVector(dx: scene.direction == .forward ? way : -way, dy: 0)
  }

  func prepare(_ scene: TransitionScene) {
    show(scene, isOpen: scene.direction == .backward)
  }

  func animate(_ scene: TransitionScene) {
    show(scene, isOpen: scene.direction == .forward)
  }

  private func show(_ scene: TransitionScene, isOpen: Bool) {
    let layout = DrawerLayout(in: scene.container)
    scene.foreground?.frame = isOpen ? layout.open : layout.closed
    scene.foreground?.layoutIfNeeded()
    scene.background?.transform = isOpen ? layout.aside : .identity
  }
}
