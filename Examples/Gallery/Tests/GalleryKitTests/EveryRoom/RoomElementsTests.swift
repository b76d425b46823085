import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// Every room can be used by its accessibility elements alone.
  @MainActor @Suite struct RoomElementsTests {
    @Test("Every element of every screen has a name", arguments: await Self.rooms)
    func names(id: String) throws {
      try Self.tour(id) { screen, _ in
        let elements = HeadlessAccessibility.snapshot
        #expect(!elements.isEmpty, "\(id), \(screen)")
        let nameless = elements.filter { $0.label.isEmpty }
        #expect(nameless.isEmpty, "\(id), \(screen): \(nameless)")
      }
    }

    @Test("No two buttons of a screen have the same name", arguments: await Self.rooms)
    func uniqueNames(id: String) throws {
      try Self.tour(id) { screen, _ in
        let buttons = HeadlessAccessibility.snapshot.filter {
          [.button, .tab, .slider, .field].contains($0.role)
        }
        let names = Dictionary(grouping: buttons, by: \.label).filter { $0.value.count > 1 }
        #expect(names.isEmpty, "\(id), \(screen): \(names.keys.sorted())")
      }
    }

    @Test("What can be touched is an element, in one, or around one", arguments: await Self.rooms)
    func controls(id: String) throws {
      try Self.tour(id) { screen, session in
        for view in Self.views(in: session.window) where view.isTouchable {
          let isReached = view.isAccessibilityElement || view.isInElement || view.hasElement
          #expect(isReached, "\(id), \(screen): \(view.accessibilityIdentifier ?? "\(view)")")
        }
      }
    }

    @Test("Every screen has a heading", arguments: await Self.rooms)
    func headings(id: String) throws {
      try Self.tour(id) { screen, _ in
        let hasHeading = HeadlessAccessibility.snapshot.contains { $0.role == .header }
        #expect(hasHeading, "\(id), \(screen)")
      }
    }

    @Test(
      "A transition is started, reversed and ended by elements and the escape gesture",
      arguments: Self.starts
    )
    func transition(id: String, label: String) throws {
      let session = RoomSession(try .named(id))
      // In a room with two lanes, only the last one's transition can be reversed.
      let home = session.scene.root.shownTitles.last
      func press() throws {
        let elements = HeadlessAccessibility.snapshot
        let element = try #require(
          elements.first { [.button, .tab].contains($0.role) && $0.label.hasPrefix(label) },
          "\(id): \(elements.map(\.label))"
        )
        try session.perform(.press(element.id))
      }

      try press()
      HeadlessClock.advance(frames: 6)
      #expect(session.scene.transition.phase == .settling(toward: .end), "\(id)")
      let goesBack = HeadlessAccessibility.performEscape()
      if !goesBack { try session.perform(.reverse) }
      HeadlessClock.advance(frames: 1)
      #expect(session.scene.transition.phase == .settling(toward: .start), "\(id)")
      Self.rest(session)
      #expect(session.scene.root.shownTitles.last == home, "\(id)")

      try press()
      Self.rest(session)
      #expect(session.status.phase == "idle")
      let there = HeadlessAccessibility.snapshot.map(\.label)
      #expect(!there.isEmpty)
    }

    /// What starts a transition in each room.
    nonisolated private static let starts = [
      ("push", "Aldermoor Ridges"), ("modal", "Green Silence"), ("tabs", "Week"),
      ("container", "Turn the watch"), ("drawer", "Shelves"), ("diagonal", "Pile of cards"),
      ("overlay", "2"), ("coordinator", "Cochineal"), ("context", "Next engraving"),
      ("full-screen-pop", "Dive to"), ("card-flip", "Riddle 1"), ("album", "Hawks"),
      ("shop", "Carrot"), ("shape", "Egg of a lapwing"), ("player", "Now playing"),
      ("zoom", "Plum"), ("zoom-card", "List of lights"), ("map", "Boathouse"),
      ("simultaneous", "Comet Hallin"), ("percent-driven", "Next in the lower lane"),
      ("split", "Cape Skerrow"),
    ]

    private static var rooms: [String] { Catalog.rooms.map(\.id) }
  }
}

extension OnScreen.RoomElementsTests {
  /// Visits the screens of a room by its moves.
  private static func tour(
    _ id: String,
    _ appearance: (_ screen: String, RoomSession) throws -> Void
  ) throws {
    let session = RoomSession(try .named(id))
    try appearance("at first", session)
    for kind in session.scene.moves.map(\.kind) {
      session.scene.move(kind)?.perform()
      rest(session)
      try appearance("after \(kind)", session)
    }
  }

  private static func rest(_ session: RoomSession) {
    HeadlessClock.advance(frames: 2)
    for _ in 0..<600 {
      if session.isAtRest { break }
      HeadlessClock.advance(frames: 1)
    }
  }

  private static func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(views)
  }
}

extension UIView {
  fileprivate var isTouchable: Bool {
    self is UIControl || gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
  }

  fileprivate var isInElement: Bool {
    superview.map { $0.isAccessibilityElement || $0.isInElement } ?? false
  }

  fileprivate var hasElement: Bool {
    subviews.contains { $0.isAccessibilityElement || $0.hasElement }
  }
}
