import InterruptibleTransitions
import UIKit

/// Cards that spread from a pile into a grid one after another, while all else comes and goes in its own time.
@MainActor
enum MothsTransition {
  /// Creates a stack; `makeNext` returns the album that a drag from the trailing side opens.
  static func makeStack(
    _ home: UIViewController,
    makeNext: @escaping (UINavigationController) -> UIViewController?
  ) -> InterruptibleNavigationController {
    let transition = InterruptibleTransition(.stages { openingStages(in: $0) })
    transition.gestures.pop = .anywhere
    transition.spring = Spring(response: 0.85)
    transition.pushProvider = makeNext
    let stack = InterruptibleNavigationController(rootViewController: home, transition: transition)

    return stack
  }

  /// Returns what moves and fades between the cabinet and an open album, and during which part of the way.
  static func openingStages(in scene: TransitionScene) -> [TransitionStage] {
    guard let album = scene.foreground as? any OpenAlbum,
      let cabinet = scene.background as? any Cabinet,
      let pile = cabinet.piles.first(where: { $0.holds(album) })
    else { return [] }
    let others = cabinet.piles.filter { $0 !== pile }
    return [
      .hide(pile),
      .fade(cabinet.heading, during: 0...0.3),
      .fade(cabinet.line, during: 0...0.2),
      .fade(album.paper, during: 0...0.6),
      .move(album.name, from: pile.frame(of: album.name, in: scene.container), during: 0.1...0.7),
      .fade(album.back, during: 0.6...1),
      .move(album.back, by: CGVector(dx: scene.isRightToLeft ? -40 : 40, dy: 0), during: 0.6...1),
      .fade(album.note, during: 0.65...1),
      .move(album.note, by: CGVector(dx: 0, dy: album.isWide ? -30 : 50), during: 0.65...1),
    ]
      + others.map { .move($0, by: way(from: pile, to: $0), during: 0...0.7) }
      // Their shadows would darken the pile.
      + album.cards.dropFirst(3).map { .fade($0, during: 0...0.12) }
      + album.cards.indices.map { index in
        let place = pile.place(of: index, in: scene.container)
        let start = 0.035 * Double(index)
        return .move(
          album.cards[index],
          from: place.frame,
          angle: place.angle,
          during: start...start + 0.6
        )
      }
  }

  /// Returns how far a pile moves aside, away from the one that opens.
  private static func way(from open: UIView, to other: UIView) -> CGVector {
    CGVector(
      dx: (other.center.x - open.center.x) * 0.5,
      dy: (other.center.y - open.center.y) * 0.5
    )
  }
}

/// The view with the piles.
@MainActor
protocol Cabinet: UIView {
  var heading: UILabel { get }
  var line: UILabel { get }
  var piles: [any AlbumPile] { get }
}

/// A pile of cards with a name.
@MainActor
protocol AlbumPile: UIView {
  func holds(_ album: any OpenAlbum) -> Bool
  /// Returns where a card of the album lies in the pile, in another view.
  func place(of index: Int, in view: UIView) -> SpecimenPlace
  /// Returns the frame of the name in another view, for a label that shows it larger.
  func frame(of name: UILabel, in view: UIView) -> CGRect
}

/// Where a card lies.
struct SpecimenPlace {
  let frame: CGRect
  /// In radians, clockwise.
  let angle: CGFloat
}

/// The page of an album, with its cards in a grid.
@MainActor
protocol OpenAlbum: UIView {
  var paper: UIView { get }
  var back: UIControl { get }
  var name: UILabel { get }
  var note: UILabel { get }
  var cards: [UIView] { get }
  /// Whether the note is beside the name.
  var isWide: Bool { get }
}
