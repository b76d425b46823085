import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// Every room has a light and a dark style, and follows the phone from one to the other.
  @MainActor @Suite struct RoomStyleTests {
    @Test("Every screen is drawn in other colors in the dark style", arguments: await Self.rooms)
    func differs(id: String) throws {
      let light = try Self.tour(id, isDark: false)
      let dark = try Self.tour(id, isDark: true)

      #expect(light.count == dark.count && light.count > 2)
      for (light, dark) in zip(light, dark) {
        #expect(light.appearances != dark.appearances, "\(id), \(light.name)")
      }
    }

    @Test("A new style reaches everything, also in flight", arguments: await Self.rooms)
    func changes(id: String) throws {
      for isDark in [true, false] {
        let moments = try Self.tour(id, isDark: !isDark, thenDark: isDark)
        let wanted = try Self.tour(id, isDark: isDark)
        for (moment, wanted) in zip(moments, wanted) {
          let differences = zip(moment.appearances, wanted.appearances).filter { $0 != $1 }
          #expect(
            moment.appearances.count == wanted.appearances.count && differences.isEmpty,
            "\(id), \(moment.name), dark \(isDark): \(differences.prefix(3))"
          )
          guard moment.isAtRest else { continue }
          #expect(moment.statusBar == wanted.statusBar, "\(id), \(moment.name), dark \(isDark)")
        }
      }
    }

    @Test("What is written contrasts with what is behind it", arguments: await Self.rooms)
    func contrasts(id: String) throws {
      for isDark in [false, true] {
        for moment in try Self.tour(id, isDark: isDark) where moment.isAtRest {
          let texts = TextContrast.all(in: moment.tree)
          let faint = texts.filter { $0.ratio < 4.5 }
          #expect(texts.count > 1, "\(id), \(moment.name): hardly any text can be computed")
          #expect(faint.isEmpty, "\(id), \(moment.name), dark \(isDark): \(faint)")
        }
      }
    }

    @Test(
      "A switch in a room chooses a style until the phone changes its own",
      arguments: [
        ("context", "plate.night"), ("full-screen-pop", "zone.night"),
        ("card-flip", "riddles.night"),
        ("album", "cabinet.night"), ("diagonal", "desk.candle"), ("simultaneous", "lamp"),
        ("shop", "shop.night"), ("shape", "eggs.night"),
        ("player", "sounds.night"), ("zoom", "stones.night"), ("zoom-card", "chart.night"),
        ("map", "map.night"),
        ("percent-driven", "lamp"),
      ]
    )
    func switches(id: String, name: String) throws {
      let session = RoomSession(try .named(id), settings: RoomSettings(isDark: true))
      func perform(_ call: RoomCall) throws -> UIUserInterfaceStyle {
        try session.perform(call)
        HeadlessClock.advance(frames: 30)
        return session.scene.root.traitCollection.userInterfaceStyle
      }

      #expect(session.scene.root.traitCollection.userInterfaceStyle == .dark)
      #expect(try perform(.tap(name)) == .light)
      #expect(try perform(.tap(name)) == .dark)
      #expect(try perform(.tap(name)) == .light)
      #expect(try perform(.dark(false)) == .light)
      #expect(try perform(.dark(true)) == .dark)
      #expect(try perform(.tap(name)) == .light)
      #expect(try perform(.dark(true)) == .dark)
    }

    @Test func theDrawerAndTheBooksAreSwitchedTogether() throws {
      let session = RoomSession(try .named("drawer"))
      let root = session.scene.root
      session.scene.move(.present)?.perform()
      HeadlessClock.advance(frames: 120)
      let drawer = try #require(root.presentedViewController)

      try session.perform(.tap("drawer.lamp"))
      HeadlessClock.advance(frames: 30)
      #expect([root, drawer].map(\.traitCollection.userInterfaceStyle) == [.dark, .dark])
      try session.perform(.dark(false))

      #expect([root, drawer].map(\.traitCollection.userInterfaceStyle) == [.light, .light])
    }

    private static var rooms: [String] { Catalog.rooms.map(\.id) }
  }
}

extension OnScreen.RoomStyleTests {
  /// What a room shows at a moment.
  private struct Moment {
    let name: String
    let isAtRest: Bool
    let tree: HeadlessLayerTree
    let statusBar: RoomStatus.StatusBar

    var appearances: [LayerAppearance] { tree.layers.map(LayerAppearance.init) }
  }

  /// Makes every move of a room, and stops in flight, too; in flight and at rest the style may change first.
  private static func tour(
    _ id: String,
    isDark: Bool,
    thenDark: Bool? = nil
  ) throws -> [Moment] {
    let room = try Room.named(id)
    let session = RoomSession(room, settings: RoomSettings(isDark: isDark))
    var moments: [Moment] = []
    func appearance(_ name: String) throws {
      if let thenDark {
        try session.perform(.dark(thenDark))
        HeadlessClock.advance(frames: 2)
        moments.append(moment(name, session))
        try session.perform(.dark(isDark))
        HeadlessClock.advance(frames: 2)
      } else {
        HeadlessClock.advance(frames: 2)
        moments.append(moment(name, session))
        HeadlessClock.advance(frames: 2)
      }
    }
    try appearance("at first")
    for kind in session.scene.moves.map(\.kind) {
      session.scene.move(kind)?.perform()
      HeadlessClock.advance(frames: 5)
      session.scene.transition.scrub(to: 0.4)
      HeadlessClock.advance(frames: 2)
      try appearance("in mid-\(kind)")
      session.scene.transition.finish()
      HeadlessClock.advance(frames: 180)
      try appearance("after \(kind)")
    }
    return moments
  }

  private static func moment(_ name: String, _ session: RoomSession) -> Moment {
    Moment(
      name: name,
      isAtRest: session.isAtRest,
      tree: .shown,
      statusBar: session.status.statusBar
    )
  }
}
