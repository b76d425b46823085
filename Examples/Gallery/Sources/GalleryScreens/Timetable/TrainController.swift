import UIKit

/// The card of a train.
final class TrainController: RoomController, Unfolding {
  private weak var trainLine: TrainLine?
  private let train: TrainView
  private var hasBerth = false

  init(_ train: NightTrain, from line: TrainLine) {
    self.train = TrainView(train)
    trainLine = line
    super.init(nibName: nil, bundle: nil)
    title = train.name
    modalPresentationStyle = .custom
  }

  // MARK: - The line that the card unfolds from

  var line: UIView? { trainLine }

  var isUnfolded: Bool {
    get { train.style == .card }
    set { train.style = newValue ? .card : .line }
  }

  func lineFrame(in view: UIView) -> CGRect {
    trainLine?.place(in: view) ?? .zero
  }

  // MARK: - The card

  override func loadView() {
    train.style = .card
    train.accessibilityIdentifier = "train"
    train.picture.accessibilityIdentifier = "train.picture"
    train.name.accessibilityIdentifier = "train.name"
    train.berthButton.accessibilityIdentifier = "train.berth"
    view = train
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    train.berthButton.addAction(
      UIAction { [weak self] _ in self?.toggleBerth() },
      for: .touchUpInside
    )
    showTrain()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showTrain()
  }

  private func toggleBerth() {
    hasBerth.toggle()
    showTrain()
  }

  private func showTrain() {
    train.show(.fitting(traitCollection), hasBerth: hasBerth)
  }
}
