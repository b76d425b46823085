import InterruptibleTransitions
import UIKit

/// The shelf, with a bar at its foot, which presents the player and the cards of the records.
final class ShelfController: RoomController, RoomRoot {
  let deck: Deck
  private(set) lazy var transition = makeTransition()
  /// Presents instead of the transition object, in a room without the framework.
  var companion: CompanionPresenter?
  private let shelf = ShelfView(Album.all)
  private let shade = GradientView()
  private let bar = PlayerBar()

  init(deck: Deck) {
    self.deck = deck
    super.init(nibName: nil, bundle: nil)
    title = "Records"
    deck.onChange = { [weak self] in self?.showDeck() }
  }

  /// Creates the transition object; one without use beside a companion.
  private func makeTransition() -> InterruptibleTransition {
    guard companion == nil else { return InterruptibleTransition() }
    return RecordsTransition.make(from: bar, on: self) { [weak self] _ in self?.makePlayer() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "records"
    view.backgroundColor = .wall
    view.layer.cornerRadius = 55
    view.clipsToBounds = true
    shade.show([.wall.withAlphaComponent(0), .wall.withAlphaComponent(0.92), .wall])
    view.addSubviews([shelf, shade, bar])
    for (index, tile) in shelf.tiles.enumerated() {
      on(tile) { $0.showRecord(Album.all[index]) }
    }
    bar.addAction(UIAction { [weak self] _ in self?.showPlayer() }, for: .touchUpInside)
    on(bar.face.playButton) { $0.deck.toggle() }
    showDeck()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shelf.frame = view.bounds
    bar.frame = bar.frame(in: view)
    shade.frame = CGRect(
      x: 0,
      y: bar.frame.minY - 30,
      width: view.bounds.width,
      height: view.bounds.height - bar.frame.minY + 30
    )
    shelf.foot = view.bounds.maxY - bar.frame.minY
  }

  private func showDeck() {
    bar.show(deck)
    for screen in presentedScreens {
      (screen as? PlayerController)?.showDeck()
      (screen as? AlbumController)?.showDeck()
    }
  }
}
