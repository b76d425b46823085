import InterruptibleTransitions
import UIKit

/// The shelf with the bar below: from it a record's card comes, and the player.
final class ShelfController: UIViewController {
  private let deck: Deck
  private let transition: InterruptibleTransition
  private let shelf = ShelfView(Album.all)
  private let bar = PlayerBar()

  static func makeScene() -> RoomScene {
    let transition = InterruptibleTransition(RecordsEffect())
    let controller = ShelfController(deck: Deck(), transition: transition)
    return RoomScene(root: controller, transition: transition, moves: controller.moves)
  }

  init(deck: Deck, transition: InterruptibleTransition) {
    self.deck = deck
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    title = "Records"
    deck.onChange = { [weak self] in self?.showDeck() }
    transition.presentationControllerProvider = { [weak self] presented, presenting in
      self?.makeCardPresentation(of: presented, by: presenting)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "records"
    view.backgroundColor = .night
    view.layer.cornerRadius = 55
    view.clipsToBounds = true
    view.addSubview(shelf)
    view.addSubview(bar)
    for (index, tile) in shelf.tiles.enumerated() {
      tile.addAction(
        UIAction { [weak self] _ in self?.showRecord(Album.all[index]) },
        for: .touchUpInside
      )
    }
    bar.addAction(UIAction { [weak self] _ in self?.showPlayer() }, for: .touchUpInside)
    bar.face.playButton.addAction(
      UIAction { [weak self] _ in self?.deck.toggle() },
      for: .touchUpInside
    )
    transition.installPanToPresent(from: self, by: bar) { [weak self] _ in self?.makePlayer() }
    showDeck()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shelf.frame = view.bounds
    bar.frame = PlayerBar.frame(in: view)
    let foot = view.bounds.maxY - bar.frame.minY - view.safeAreaInsets.bottom
    shelf.contentInset.bottom = foot + 16
    shelf.verticalScrollIndicatorInsets.bottom = foot
  }

  private func showDeck() {
    bar.show(deck)
    for screen in presentedScreens {
      (screen as? PlayerController)?.showDeck()
      (screen as? AlbumController)?.showDeck()
    }
  }
}

// MARK: - Moves

extension ShelfController {
  /// The transition makes these calls, so that they are served at every moment.
  fileprivate var moves: [RoomMove] {
    [
      RoomMove(.present, "Present") { [unowned self] in presentNext() },
      RoomMove(.dismiss, "Dismiss") { [unowned self] in dismissTop() },
    ]
  }

  /// What is presented, from the bottom up.
  private var presentedScreens: [UIViewController] {
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

  private func showPlayer() {
    transition.present(makePlayer(), from: self)
  }

  private func makePlayer() -> PlayerController {
    PlayerController(deck) { [weak self] in
      if let self { showRecord(deck.album) }
    }
  }

  private func showRecord(_ album: Album) {
    let card = AlbumController(album, on: deck)
    card.modalPresentationStyle = .custom
    transition.present(card, from: presentedScreens.last ?? self)
  }

  private func makeCardPresentation(
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
