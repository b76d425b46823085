import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// A check that cannot fail says nothing: each finds what it is for.
  @MainActor @Suite struct RoomCheckTests {
    @Test("What is wrong with a page is found", arguments: Sabotage.allCases)
    func sabotage(_ sabotage: Sabotage) throws {
      let guide = try RoomGuide("push")
      let world = RoomWorld(guide.room)
      world.reference = guide.reference
      world.perform(.push)
      world.rest()
      #expect(world.complaints == [])
      let page = try #require(world.scene.root.children.last)

      switch sabotage {
      case .displaced: page.view.center.x += 1
      case .scaled: page.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      case .faint: page.view.superview?.alpha = 0.5
      case .untouchable: page.view.isUserInteractionEnabled = false
      case .gone: page.view.removeFromSuperview()
      case .leftover: page.view.superview?.addSubview(UIView())
      case .hidden: page.view.accessibilityElementsHidden = true
      case .appearance: page.beginAppearanceTransition(false, animated: false)
      case .stranger: world.scene.root.addChild(UIViewController())
      case .retained:
        world.perform(.pop)
        world.rest()
      case .inFlight:
        world.perform(.push)
        world.advance(frames: 8)
      }
      HeadlessClock.advance(frames: 1)

      #expect(world.complaints.contains { $0.fault == sabotage.fault })
      withExtendedLifetime(page) {}
    }

    enum Sabotage: CaseIterable {
      case displaced, scaled, faint, untouchable, gone, leftover, hidden, appearance, stranger
      case retained, inFlight

      var fault: RoomFault {
        switch self {
        case .displaced, .scaled, .faint, .untouchable: .place
        case .gone: .presence
        case .leftover: .leftover
        case .hidden: .hidden
        case .appearance: .appearance
        case .stranger: .tree
        case .retained: .leak
        case .inFlight: .stuck
        }
      }
    }
  }
}
