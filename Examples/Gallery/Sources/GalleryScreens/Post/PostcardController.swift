import UIKit

/// A card that is read.
final class PostcardController: RoomController {
  /// Where a card is.
  enum Place {
    /// On its way to the desk.
    case coming
    case onDesk
    /// On its way back.
    case leaving
    case gone
  }

  /// Called when the card is at another place.
  var onMove: (Place) -> Void = { _ in }

  private let card: PostcardView

  init(_ card: Postcard) {
    self.card = PostcardView(card)
    super.init(nibName: nil, bundle: nil)
    title = card.place
  }

  override func loadView() {
    view = card
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onMove(.coming)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onMove(.onDesk)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onMove(.leaving)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onMove(.gone)
  }
}
