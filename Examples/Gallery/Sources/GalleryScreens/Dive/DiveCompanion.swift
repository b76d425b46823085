import UIKit

/// The dive without the framework.
///
/// Without a bar, UIKit's own swipe doesn't go back.
enum DiveCompanion {
  @MainActor
  static func makeScene(_ variant: RoomVariant) -> RoomScene {
    let surface = ZoneController(0)
    let stack = CompanionStack(root: surface, variant: variant) { top in
      let next = ((top as? ZoneController)?.index ?? 0) + 1
      guard next < Zone.all.count else { return nil }
      return prepare(ZoneController(next), in: top?.navigationController)
    }
    stack.isNavigationBarHidden = true
    prepare(surface, in: stack)
    return stack.makeScene(back: "Up", next: "Deeper", root: "Surface")
  }

  @MainActor
  @discardableResult
  private static func prepare(
    _ page: ZoneController,
    in stack: UINavigationController?
  ) -> ZoneController {
    page.onDive = { [weak stack] in (stack as? CompanionStack)?.pushNext() }
    page.onNight = { [weak stack] in stack?.switchStyle() }
    return page
  }
}
