import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  @MainActor @Suite struct FieldGuideTests {
    private let scene: RoomScene
    private let window: UIWindow

    init() throws {
      HeadlessScreen.reset()
      let room = try #require(Catalog.rooms.first { $0.id == "push" })
      scene = room.make()
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = scene.root
      window.makeKeyAndVisible()
      HeadlessClock.advance(by: 0.1)
    }

    @Test func everyCardHasAPicture() throws {
      for index in 0..<6 {
        let card = try #require(named("card.\(index)").first)
        #expect(pictures(in: card).contains { $0.image?.size == CGSize(width: 786, height: 900) })
      }
    }

    @Test func aCardOpensItsPage() throws {
      try tap("card.2")
      HeadlessClock.advance(by: 1)
      #expect(titles == ["Redstep Canyon"])
    }

    @Test func theStackGetsAsDeepAsOneLikes() throws {
      for _ in 0..<8 {
        perform(.push)
        HeadlessClock.advance(by: 1)
      }
      #expect((scene.root as? UINavigationController)?.viewControllers.count == 9)
      #expect(titles == ["Firwatch Wood"])

      perform(.pop)
      HeadlessClock.advance(by: 1)
      #expect(titles == ["Aldermoor Ridges"])
    }

    @Test func aHeartGivenOnAPageShowsOnItsCard() throws {
      try tap("card.0")
      HeadlessClock.advance(by: 1)
      try tap("detail.like")
      HeadlessClock.advance(by: 1)
      #expect((named("detail.like").first as? UIButton)?.isSelected == true)

      perform(.pop)
      HeadlessClock.advance(by: 1)
      let hearts = named("card.0").flatMap { pictures(in: $0) }.filter {
        $0.image?.isSymbolImage == true
      }
      #expect(hearts.map(\.isHidden) == [false])
    }

    private var titles: [String?] {
      named("detail.title").map { ($0 as? UILabel)?.text }
    }

    private func perform(_ kind: RoomMove.Kind) {
      scene.move(kind)?.perform()
    }

    private func tap(_ name: String) throws {
      let control = try #require(named(name).last as? UIControl)
      control.sendActions(for: .touchUpInside)
    }

    private func named(_ name: String) -> [UIView] {
      all(in: window).filter { $0.accessibilityIdentifier == name }
    }

    private func pictures(in view: UIView) -> [UIImageView] {
      all(in: view).compactMap { $0 as? UIImageView }
    }

    private func all(in view: UIView) -> [UIView] {
      [view] + view.subviews.flatMap { all(in: $0) }
    }
  }
}
