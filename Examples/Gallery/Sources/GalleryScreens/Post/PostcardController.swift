import UIKit

/// A card that is read.
final class PostcardController: UIViewController {
  /// Called when the card lies on the desk.
  var onRead: () -> Void = {}

  private let card: PostcardView

  init(_ card: Postcard) {
    self.card = PostcardView(card)
    super.init(nibName: nil, bundle: nil)
    title = card.place
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    view = card
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.show(.of(traitCollection))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onRead()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    card.show(.of(traitCollection))
  }
}
