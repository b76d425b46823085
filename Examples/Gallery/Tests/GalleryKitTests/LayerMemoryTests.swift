import Foundation
import GalleryKit
import Testing
import UIKit

extension OnScreen {
  @MainActor @Suite struct LayerMemoryTests {
    @Test func onlyChangesAreReported() throws {
      let (window, view) = makeScreen()
      var memory = LayerMemory(pictures: PictureShelf())

      let first = memory.changes(to: .shown)
      #expect(first.updated.count == HeadlessLayerTree.shown.layers.count)
      #expect(memory.changes(to: .shown).isEmpty)

      view.center.x += 7
      HeadlessClock.endTurn()
      let moved = memory.changes(to: .shown)
      #expect(moved.updated.count == 1)
      #expect(moved.updated.first?.keys == ["id", "matrix"])
      #expect(moved.updated.first?["matrix"] == .array([.number(17.0), .number(20.0)]))

      view.removeFromSuperview()
      HeadlessClock.endTurn()
      let removed = memory.changes(to: .shown)
      #expect(removed.gone.map(Double.init) == [moved.updated[0]["id"]?.asNumber])
      #expect(removed.updated.isEmpty)
      #expect(window.subviews.isEmpty)
    }

    @Test func removedPropertyIsNull() {
      let (_, view) = makeScreen()
      view.backgroundColor = .red
      HeadlessClock.endTurn()
      var memory = LayerMemory(pictures: PictureShelf())
      _ = memory.changes(to: .shown)

      view.backgroundColor = nil
      HeadlessClock.endTurn()

      #expect(memory.changes(to: .shown).updated.first?["background"] == .null)
    }

    @Test func newLayerComesAfterItsParent() {
      let (_, view) = makeScreen()
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
      HeadlessClock.endTurn()
      var memory = LayerMemory(pictures: PictureShelf())

      var known: Set<JSON> = [.null]
      for layer in memory.changes(to: .shown).updated {
        #expect(known.contains(layer["parent"] ?? .null))
        known.insert(layer["id"] ?? .null)
      }
      #expect(known.count == 4)
    }

    @Test func equalImagesAreShelvedOnceUnderTheHashOfTheirBytes() throws {
      var shelved: [(name: String, picture: PictureShelf.Picture)] = []
      let shelf = PictureShelf { shelved.append(($0, $1)) }
      let first = try #require(UIImage(systemName: "heart"))
      let (_, view) = makeScreen()
      for _ in 0..<2 {
        view.addSubview(UIImageView(image: first))
      }
      HeadlessClock.endTurn()

      let pictures = HeadlessLayerTree.shown.layers.compactMap(\.picture)

      #expect(pictures.count == 2)
      #expect(Set(pictures.map { shelf.name(of: $0) }) == [shelved[0].name])
      #expect(shelved.count == 1)
      #expect(shelved[0].picture.mimeType == "image/svg+xml")
      #expect(PictureShelf().name(of: pictures[0]) == shelved[0].name)
    }

    @Test func aHashIsTheStandardOne() {
      // FNV-1a in 128 bits, as its authors publish it.
      #expect(ContentHash.name(of: Data()) == "6c62272e07bb014262b821756295c58d")
      #expect(ContentHash.name(of: Data("a".utf8)) == "d228cb696f1a8caf78912b704e4a8964")
    }

    private func makeScreen() -> (UIWindow, UIView) {
      HeadlessScreen.reset()
      let window = UIWindow(frame: HeadlessScreen.bounds)
      window.makeKeyAndVisible()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      window.addSubview(view)
      HeadlessClock.endTurn()
      return (window, view)
    }
  }
}

extension JSON {
  /// The keys of an object, in order.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }
}
