import InterruptibleTransitions
import UIKit

extension ShelfController {
  var moves: [RoomMove] {
    [
      RoomMove(.present, "Present") { [unowned self] in presentNext() },
      RoomMove(.dismiss, "Dismiss") { [unowned self] in dismissTop() },
    ]
  }

  /// The presented screens, from the bottom up.
  var presentedScreens: [UIViewController] {
    Array(sequence(first: self, next: \UIViewController.presentedViewController).dropFirst())
  }

  /// Presents the player, and then the card of the record that it plays; a screen that is leaving comes back.
  private func presentNext() {
    guard let top = presentedScreens.last else { return showPlayer() }
    if isLeaving(top), let presenter = top.presentingViewController {
      show(top, from: presenter)
    } else if top is PlayerController {
      showRecord(deck.album)
    }
  }

  /// Whether a screen is dismissed when the transition in flight is over.
  private func isLeaving(_ screen: UIViewController) -> Bool {
    let isReversed = transition.flight(in: screen)?.phase == .settling(toward: .start)
    return screen.isBeingDismissed != isReversed
  }

  private func dismissTop() {
    guard let top = presentedScreens.last else { return }
    if let companion {
      companion.dismiss(top)
    } else {
      transition.dismiss(top)
    }
  }

  private func show(_ screen: UIViewController, from presenter: UIViewController) {
    if let companion {
      companion.present(screen, from: presenter)
    } else {
      transition.present(screen, from: presenter)
    }
  }

  func showPlayer() {
    show(makePlayer(), from: self)
  }

  func makePlayer() -> PlayerController {
    PlayerController(deck) { [weak self] in
      if let self { showRecord(deck.album) }
    }
  }

  func showRecord(_ album: Album) {
    let card = AlbumController(album, on: deck)
    card.modalPresentationStyle = .custom
    show(card, from: presentedScreens.last ?? self)
  }
}
