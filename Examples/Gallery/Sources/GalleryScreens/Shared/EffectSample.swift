internal import InterruptibleTransitions
internal import UIKit

/// Rooms that show one built-in effect each, with two plain screens, for the picture in the guide.
@MainActor
public enum EffectSample {
  /// A room for each effect, whose title is the effect's name.
  public static var rooms: [Room] {
    [
      room("slide") { _, _ in .slide }, room("shift") { _, _ in .shift },
      room("cover") { _, _ in .cover }, room("fade") { _, _ in .fade },
      room("scale") { _, _ in .scale }, room("alert") { _, _ in .alert },
      room("flip") { _, _ in .flip },
      room("flip(from:)") { list, _ in .flip { _ in list.picture } },
      room("zoom(from:)") { list, _ in .zoom { _ in list.picture } },
      room("card(from:)") { _, _ in .card { _ in card } },
      room("matched(_:)") { list, page in
        .matched { _ in [.match(list.picture, with: page.picture)] }
      },
      room("stages(_:)") { _, page in
        .stages { _ in
          [
            .move(page.picture, by: CGVector(dx: 0, dy: -420), during: 0...0.7),
            .fade(page.lines[0], during: 0.3...0.7), .fade(page.lines[1], during: 0.5...0.9),
            .fade(page.lines[2], during: 0.6...1),
          ]
        }
      },
    ]
  }

  private static let card = CardPlace(
    frame: CGRect(x: 230, y: 640, width: 120, height: 160),
    angle: 0.3,
    cornerRadius: 16,
    opacity: 1
  )

  private static func room(
    _ name: String,
    effect: @escaping @MainActor (SampleController, SampleController) -> any TransitionEffect
  ) -> Room {
    Room(id: name, folder: "Shared", title: name, readMe: "") {
      let list = SampleController(
        picture: CGRect(x: 24, y: 430, width: 160, height: 160),
        tint: UIColor(red: 0.85, green: 0.35, blue: 0.25, alpha: 1),
        paper: UIColor(red: 0.98, green: 0.95, blue: 0.9, alpha: 1)
      )
      let page = SampleController(
        picture: CGRect(x: 24, y: 110, width: 345, height: 345),
        tint: UIColor(red: 0.2, green: 0.45, blue: 0.5, alpha: 1),
        paper: .white
      )
      let transition = InterruptibleTransition(effect(list, page))
      let stack = UINavigationController(rootViewController: list)
      stack.isNavigationBarHidden = true
      transition.install(on: stack)
      return RoomScene(
        root: stack,
        transition: transition,
        moves: [RoomMove(.push, name) { transition.push(page, onto: stack) }]
      )
    }
  }
}

/// A screen with a picture, and three lines below it.
private final class SampleController: RoomController {
  let picture = UIView()
  let lines = [UIView(), UIView(), UIView()]

  init(picture frame: CGRect, tint: UIColor, paper: UIColor) {
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = paper
    picture.frame = frame
    picture.backgroundColor = tint
    picture.layer.cornerRadius = 24
    view.addSubview(picture)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 24,
        y: frame.maxY + 36 + 48 * CGFloat(index),
        width: index == 2 ? 200 : 345,
        height: 20
      )
      line.backgroundColor = UIColor(white: 0.5, alpha: 0.35)
      line.layer.cornerRadius = 10
      view.addSubview(line)
    }
  }
}
