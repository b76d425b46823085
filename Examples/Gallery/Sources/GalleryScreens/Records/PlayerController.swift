import UIKit

/// The full-screen player.
final class PlayerController: RoomController {
  private let deck: Deck
  private let player = PlayerView()
  private let showRecord: @MainActor () -> Void

  init(_ deck: Deck, showRecord: @escaping @MainActor () -> Void) {
    self.deck = deck
    self.showRecord = showRecord
    super.init(nibName: nil, bundle: nil)
    title = "Now playing"
    modalPresentationStyle = .fullScreen
  }

  override func loadView() {
    player.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = player
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let controls = player.controls
    on(controls.playButton) { $0.deck.toggle() }
    on(controls.backButton) { $0.deck.skip(by: -1) }
    on(controls.forwardButton) { $0.deck.skip(by: 1) }
    on(controls.listButton) { $0.showRecord() }
    on(controls.slider, .valueChanged) { $0.showDeck() }
    showDeck()
  }

  func showDeck() {
    player.show(deck)
  }
}
