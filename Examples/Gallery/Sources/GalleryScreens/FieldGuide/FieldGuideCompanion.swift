import UIKit

/// The field guide without the framework.
enum FieldGuideCompanion {
  @MainActor
  static func makeScene(_ variant: RoomVariant) -> RoomScene {
    let guide = FieldGuide()
    let stack = CompanionStack(root: HomeController(guide: guide), variant: variant) { top in
      let shown = (top as? DetailController)?.place
      return DetailController(
        place: shown.map(guide.place(after:)) ?? guide.places[0],
        guide: guide
      )
    }
    stack.navigationBar.tintColor = .white
    return stack.makeScene(back: "Back", next: "Next", root: "Contents")
  }
}
