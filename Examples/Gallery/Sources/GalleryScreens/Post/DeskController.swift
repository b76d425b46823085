import InterruptibleTransitions
import UIKit

/// A desk with this morning's post, from whose corner a card is laid on it.
final class DeskController: RoomController, RoomRoot {
  private(set) lazy var transition = PostTransition.make(from: desk.pile, on: self) {
    [weak self] _ in
    self?.makeCard()
  }
  private let desk = DeskView(Postcard.all)
  /// The card on top of the pile.
  private var top = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "The post"
  }

  var moves: [RoomMove] {
    [
      RoomMove(.present, "Present") { [unowned self] in layCard() },
      RoomMove(.dismiss, "Dismiss") { [unowned self] in
        presentedViewController.map { transition.dismiss($0) }
      },
    ]
  }

  override func loadView() {
    view = desk
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    on(desk.pile) { $0.layCard() }
    on(desk.candle) { $0.switchStyle() }
    for (index, line) in desk.notepad.lines.enumerated() {
      on(line) { $0.layCard(index) }
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    desk.candle.isSelected = traitCollection.userInterfaceStyle == .dark
  }

  /// Lays a card on the desk, by default the one on top of the pile; one that is in flight comes back.
  private func layCard(_ index: Int? = nil) {
    if let index {
      top = index
      desk.pile.show(index)
    }
    transition.present(presentedViewController ?? makeCard(), from: self)
  }

  private func makeCard() -> UIViewController {
    let index = top
    let card = PostcardController(Postcard.all[index])
    card.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    card.onMove = { [weak self] place in self?.card(index, didMoveTo: place) }
    return card
  }

  /// Has the pile and the note follow a card.
  private func card(_ index: Int, didMoveTo place: PostcardController.Place) {
    let pile = desk.pile
    switch place {
    case .coming: transition.animateAlongside { pile.isTopTaken = true }
    case .onDesk:
      desk.notepad.lines[index].isTicked = true
      top = (index + 1) % Postcard.all.count
    case .leaving: transition.animateAlongside { pile.isTopTaken = false }
    case .gone: showPile()
    }
  }

  /// Brings the next card to the top of the pile.
  private func showPile() {
    let (pile, top) = (desk.pile, top)
    UIView.transition(
      with: pile,
      duration: 0.25,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { pile.show(top) },
      completion: nil
    )
  }
}
