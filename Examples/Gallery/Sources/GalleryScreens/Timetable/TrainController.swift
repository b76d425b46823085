import UIKit

/// The card of a train.
final class TrainController: RoomController, Unfolding {
  private weak var trainLine: TrainLine?
  private let train: TrainView

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
    on(train.berthButton) { $0.toggleBerth() }
  }

  private func toggleBerth() {
    train.hasBerth.toggle()
  }
}
