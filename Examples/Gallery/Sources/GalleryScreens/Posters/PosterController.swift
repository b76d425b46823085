import UIKit

/// A page of both lanes.
final class PosterController: RoomController {
  let index: Int
  private let poster: PosterView
  private let showNext: @MainActor () -> Void

  /// - Parameters:
  ///   - index: Which poster it is.
  ///   - lane: The name of its lane.
  ///   - next: Is called to show the next one.
  init(_ index: Int, in lane: String, next: @escaping @MainActor () -> Void) {
    self.index = index
    showNext = next
    poster = PosterView(index)
    super.init(nibName: nil, bundle: nil)
    title = "Poster \(index + 1)"
    poster.nextButton.accessibilityLabel = "Next in the \(lane) lane"
  }

  override func loadView() {
    view = poster
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    poster.accessibilityIdentifier = "poster.\(index)"
    poster.nextButton.accessibilityIdentifier = "poster.next"
    poster.nextButton.isHidden = index + 1 == Poster.all.count
    poster.nextButton.addAction(UIAction { [showNext] _ in showNext() }, for: .touchUpInside)
  }
}
