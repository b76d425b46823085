import InterruptibleTransitions
import UIKit

/// A screen with fifty tiles, which another screen has at another size.
final class TiledPage: Page {
  private(set) var tiles: [UIView] = []
  private let size: CGFloat

  init(tilesOf size: CGFloat) {
    self.size = size
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<50 {
      let (column, row) = (CGFloat(number % 5), CGFloat(number / 5))
      let tile = UIView(frame: CGRect(x: column * 78, y: row * 84, width: size, height: size))
      tile.layer.cornerRadius = size / 8
      tile.backgroundColor = .black
      view.addSubview(tile)
      tiles.append(tile)
    }
  }
}

/// Fifty pairs of views that go from one's place to the other's: by the framework, and by hand with UIKit alone.
@MainActor
enum Pairs {
  static func makeTransition(on spring: Spring?) -> InterruptibleTransition {
    InterruptibleTransition(
      .matched { scene in
        guard let below = scene.backgroundViewController as? TiledPage,
          let above = scene.foregroundViewController as? TiledPage
        else { return [] }
        return zip(below.tiles, above.tiles).map { below, above in
          .match(below, with: above, spring: spring)
        }
      }
    )
  }

  /// Puts the views of a push or pop in place, and returns what animates them.
  static func makeAnimator(
    for context: any UIViewControllerContextTransitioning,
    in navigation: UINavigationController?,
    completion: @escaping (UIViewAnimatingPosition) -> Void
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    guard let from = context.viewController(forKey: .from) as? TiledPage,
      let to = context.viewController(forKey: .to) as? TiledPage
    else { return animator }
    let container = context.containerView
    let isPush = navigation?.viewControllers.contains(from) == true
    to.view.frame = context.finalFrame(for: to)
    if isPush {
      container.addSubview(to.view)
    } else {
      container.insertSubview(to.view, belowSubview: from.view)
    }
    to.view.layoutIfNeeded()
    let flyers = zip(from.tiles, to.tiles).compactMap { Flyer(from: $0, to: $1, in: container) }
    let above: UIView = isPush ? to.view : from.view
    above.alpha = isPush ? 0 : 1
    animator.addAnimations {
      above.alpha = isPush ? 1 : 0
      for flyer in flyers {
        flyer.show(isAway: false)
      }
    }
    animator.addCompletion { position in
      above.alpha = 1
      for flyer in flyers {
        flyer.remove()
      }
      completion(position)
      context.completeTransition(position == .end)
    }
    return animator
  }

  /// Pictures of two views in a view that clips them.
  @MainActor
  private struct Flyer {
    let view = UIView()
    let pictures: [UIView]
    let places: [CGRect]
    let radii: [CGFloat]
    let tiles: [UIView]

    init?(from below: UIView, to above: UIView, in container: UIView) {
      guard let picture = below.snapshotView(afterScreenUpdates: false),
        let pictureAbove = above.snapshotView(afterScreenUpdates: true)
      else { return nil }
      pictures = [picture, pictureAbove]
      places = [below, above].map { $0.convert($0.bounds, to: container) }
      radii = [below, above].map(\.layer.cornerRadius)
      tiles = [below, above]
      view.clipsToBounds = true
      for picture in pictures {
        view.addSubview(picture)
      }
      container.addSubview(view)
      for tile in tiles {
        tile.isHidden = true
      }
      show(isAway: true)
    }

    func remove() {
      for tile in tiles {
        tile.isHidden = false
      }
      view.removeFromSuperview()
    }

    func show(isAway: Bool) {
      let place = places[isAway ? 0 : 1]
      view.bounds.size = place.size
      view.center = CGPoint(x: place.midX, y: place.midY)
      view.layer.cornerRadius = radii[isAway ? 0 : 1]
      for picture in pictures {
        let scale = place.width / picture.bounds.width
        picture.center = CGPoint(x: place.width / 2, y: place.height / 2)
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      pictures[1].alpha = isAway ? 0 : 1
    }
  }
}
