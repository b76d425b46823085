import InterruptibleTransitions
import UIKit

/// Five of Hero's own examples (1.6.4), with the looks of this package.
///
/// The lines between the marks are what "Coming from elsewhere" counts; what a finger does is among them, because there is nothing
/// to write for it.
enum HeroExamples {
  // MARK: - App Store card

  @MainActor
  static func card(_ page: UIViewController) -> InterruptibleTransition {
    // lines: AppStoreCardExample
    let transition = InterruptibleTransition(
      .zoom { scene in
        (scene.backgroundViewController as? CardsScreen)?.selectedCard
      }
    )
    page.transitioningDelegate = transition
    page.modalPresentationStyle = .fullScreen
    // end
    return transition
  }

  final class CardsScreen: PartsScreen {
    var selectedCard: UIView { parts[0] }
  }

  // MARK: - Image gallery

  @MainActor
  static func gallery(_ stack: UINavigationController) -> InterruptibleTransition {
    // lines: ImageGallery
    let transition = InterruptibleTransition(
      .zoom { scene in
        (scene.backgroundViewController as? GalleryScreen)?.selectedCell
      }
    )
    transition.install(on: stack)
    // end
    return transition
  }

  final class GalleryScreen: PartsScreen {
    var selectedCell: UIView { parts[1] }
  }

  // MARK: - Video

  @MainActor
  static func video(_ stack: UINavigationController) -> InterruptibleTransition {
    // lines: VideoPlayer
    let transition = InterruptibleTransition(
      ZoomEffect { scene in
        (scene.backgroundViewController as? VideosScreen)?.thumbnail
      }
      .aligned { scene in
        (scene.foregroundViewController as? VideoScreen)?.player.frame
      }
    )
    transition.install(on: stack)
    // end
    return transition
  }

  final class VideosScreen: PartsScreen {
    var thumbnail: UIView { parts[2] }
  }

  final class VideoScreen: PartsScreen {
    var player: UIView { parts[0] }
  }

  // MARK: - Products

  @MainActor
  static func products(
    _ stack: UINavigationController,
    next: @escaping @MainActor (UIViewController) -> UIViewController?
  ) -> InterruptibleTransition {
    // lines: AppleHomePage
    let transition = InterruptibleTransition(
      .stages { scene in
        guard let below = scene.backgroundViewController as? ProductScreen,
          let above = scene.foregroundViewController as? ProductScreen
        else { return [] }
        let far = CGVector(dx: scene.trailingOffset, dy: 0)
        let late = above.labels.map {
          TransitionStage.move($0, by: CGVector(dx: 100, dy: 0), during: 0...1)
        }
        let small = CGAffineTransform(translationX: -50, y: 0).scaledBy(x: 0.9, y: 0.9)
        let left = below.parts.map {
          TransitionStage.change($0, \.transform, from: small, during: 0...1)
        }
        return [.move(above.view, by: far, during: 0...1)] + late + left
      }
    )
    transition.pushProvider = next
    transition.install(on: stack)
    // end
    return transition
  }

  final class ProductScreen: PartsScreen {
    var labels: [UIView] { [parts[1], parts[2]] }
  }

  // MARK: - List to grid

  @MainActor
  static func grid(_ stack: UINavigationController, _ cell: UIView, at index: Int)
    -> InterruptibleTransition
  {
    // lines: ListToGrid
    let transition = InterruptibleTransition(
      .matched { scene in
        let rows = (scene.backgroundViewController as? ListScreen)?.parts ?? []
        return TransitionStage.matches(in: scene)
          + TransitionStage.cascade(rows, during: 0...1) { row, part in
            [.move(row, by: CGVector(dx: -100, dy: 0), during: part), .fade(row, during: part)]
          }
      }
    )
    transition.install(on: stack)
    // In each of the two, where a cell is made.
    cell.accessibilityIdentifier = "image \(index)"
    cell.accessibilityIdentifier = "image \(index)"
    // end
    return transition
  }

  final class ListScreen: PartsScreen {}

  /// A screen with four parts.
  class PartsScreen: UIViewController {
    let parts = (0..<4).map {
      UIView(frame: CGRect(x: 20, y: 120 + 110 * $0, width: 120, height: 90))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      for part in parts {
        part.backgroundColor = .gray
        view.addSubview(part)
      }
    }
  }
}
