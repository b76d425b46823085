import InterruptibleTransitions
import UIKit

extension ShelfController {
  /// The transition makes these calls, so that they are served at every moment.
  var moves: [RoomMove] {
    [
      RoomMove(.present, "Present") { [unowned self] in presentNext() },
      RoomMove(.dismiss, "Dismiss") { [unowned self] in dismissTop() },
    ]
  }

  /// What is presented, from the bottom up.
  var presentedScreens: [UIViewController] {
    Array(sequence(first: self, next: \UIViewController.presentedViewController).dropFirst())
  }

  /// First the player, then the card of what it plays; what is just going comes back.
  private func presentNext() {
    guard let top = presentedScreens.last else { return showPlayer() }
    if top.isBeingDismissed, let presenter = top.presentingViewController {
      transition.present(top, from: presenter)
    } else if top is PlayerController {
      showRecord(deck.album)
    }
  }

  private func dismissTop() {
    presentedScreens.last.map { transition.dismiss($0) }
  }

  func showPlayer() {
    transition.present(makePlayer(), from: self)
  }

  func makePlayer() -> PlayerController {
    PlayerController(deck) { [weak self] in
      if let self { showRecord(deck.album) }
    }
  }

  func showRecord(_ album: Album) {
    let card = AlbumController(album, on: deck)
    card.modalPresentationStyle = .custom
    transition.present(card, from: presentedScreens.last ?? self)
  }

  func makeCardPresentation(
    of presented: UIViewController,
    by presenting: UIViewController?
  ) -> UIPresentationController {
    let card = CardPresentation(presentedViewController: presented, presenting: presenting)
    card.onTapBeside = { [weak self, weak presented] in
      presented.map { self?.transition.dismiss($0) }
    }
    return card
  }
}
