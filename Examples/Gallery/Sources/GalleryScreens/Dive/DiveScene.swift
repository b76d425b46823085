import InterruptibleTransitions
import UIKit

/// A dive, page by page.
@MainActor
enum DiveScene {
  static func make() -> RoomScene {
    let surface = ZoneController(0)
    let stack = DiveTransition.makeStack(surface)
    // Continues the water of the page on top.
    let backdrop = GradientView()
    backdrop.backgroundColor = WaterView.depth
    stack.isNavigationBarHidden = true
    stack.lay(backdrop)
    stack.prepare(surface)
    return RoomScene(
      stack,
      moves: [
        stack.popMove("Up"),
        RoomMove(.push, "Deeper") { [unowned stack] in stack.dive() },
        stack.popToRootMove("Surface"),
      ]
    )
  }
}

extension UINavigationController {
  /// Pushes the page below the one that will be on top; one that is on its way out comes back.
  fileprivate func dive() {
    let next = ((expectedTop as? ZoneController)?.index ?? 0) + 1
    guard next < Zone.all.count else { return }
    let page = screenInFlight { (page: ZoneController) in page.index == next }
    pushViewController(page ?? prepare(ZoneController(next)), animated: true)
  }

  @discardableResult
  fileprivate func prepare(_ page: ZoneController) -> ZoneController {
    page.onDive = { [weak self] in self?.dive() }
    page.onWater = { [weak self] in self?.backdrop?.show($0) }
    page.onNight = { [weak self] in self?.switchStyle() }
    return page
  }
}
