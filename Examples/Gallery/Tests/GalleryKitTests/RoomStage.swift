import GalleryScreens
import Testing
import UIKit

/// A room on the screen.
@MainActor
struct RoomStage {
  let scene: RoomScene
  private let window: UIWindow

  init(_ id: String, isRightToLeft: Bool = false) throws {
    HeadlessScreen.reset(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let room = try #require(Catalog.rooms.first { $0.id == id })
    scene = room.make()
    window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = scene.root
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
  }

  /// The titles of the visible pages.
  var titles: [String?] {
    named("detail.title").map { ($0 as? UILabel)?.text }
  }

  func perform(_ kind: RoomMove.Kind) {
    scene.move(kind)?.perform()
  }

  func tap(_ name: String) throws {
    let control = try #require(named(name).last as? UIControl)
    control.sendActions(for: .touchUpInside)
  }

  /// Taps the center of a visible view, also in the keyboard.
  func touch(_ name: String) throws {
    let sightings = HeadlessLayerTree.shown.sightings
    let frame = try #require(sightings.last { $0.identifier == name }).frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    HeadlessTouch.send(phase: .began, at: middle)
    HeadlessClock.advance(by: 0.05)
    HeadlessTouch.send(phase: .ended, at: middle)
    HeadlessClock.advance(by: 0.4)
  }

  func named(_ name: String) -> [UIView] {
    all(in: window).filter { $0.accessibilityIdentifier == name }
  }

  func all(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(all)
  }
}

/// Where the uppermost view of a name is seen.
@MainActor
func displayed(_ name: String) -> CGRect? {
  places(of: name).last
}

/// Where views of a name are seen.
@MainActor
func places(of name: String) -> [CGRect] {
  HeadlessLayerTree.shown.sightings.filter { $0.identifier == name }.map(\.frame)
}
