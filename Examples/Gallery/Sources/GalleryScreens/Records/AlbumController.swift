import UIKit

/// The card of a record: its cover and a scrolling list of its tracks.
final class AlbumController: RoomController {
  private let album: Album
  private let deck: Deck
  private let header: AlbumHeader
  private let list = UIScrollView()
  private let rows: [TrackRow]
  private let paper = UIView()

  /// How far the card extends below the screen, for a drag past its end.
  private static let tail: CGFloat = 200

  init(_ album: Album, on deck: Deck) {
    self.album = album
    self.deck = deck
    header = AlbumHeader(album)
    rows = album.tracks.enumerated().map { index, track in
      TrackRow(track, number: index + 1, color: album.colors.mark)
    }
    super.init(nibName: nil, bundle: nil)
    title = album.name
    modalPresentationCapturesStatusBarAppearance = true
  }

  /// For what is seen above the card: a screen that is dimmed and shrunk, and black around it.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "album"
    paper.backgroundColor = .board
    paper.layer.cornerRadius = 30
    paper.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    list.accessibilityIdentifier = "album.list"
    list.contentInsetAdjustmentBehavior = .never
    list.alwaysBounceVertical = true
    list.verticalScrollIndicatorInsets.bottom = Self.tail
    view.addSubviews([paper, list, header])
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "album.track.\(index)"
      row.addAction(UIAction { [weak self] _ in self?.play(index) }, for: .touchUpInside)
      list.addSubview(row)
    }
    header.playButton.addAction(UIAction { [weak self] _ in self?.play(0) }, for: .touchUpInside)
    showDeck()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let top = AlbumHeader.height
    paper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + Self.tail)
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top + Self.tail)
    list.contentSize = CGSize(
      width: bounds.width,
      height: CGFloat(rows.count) * TrackRow.height + max(view.screenInsets.bottom, 12) + Self.tail
    )
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 12,
        y: CGFloat(index) * TrackRow.height,
        width: bounds.width - 24,
        height: TrackRow.height
      )
    }
  }

  /// Marks the current track.
  func showDeck() {
    for (index, row) in rows.enumerated() {
      row.isOn = deck.isOn(index, of: album)
    }
  }

  private func play(_ index: Int) {
    deck.play(index, of: album)
  }
}
