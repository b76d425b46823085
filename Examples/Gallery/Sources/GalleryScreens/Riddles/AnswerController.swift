import UIKit

/// The back of a card: the answer.
final class AnswerController: RoomController, CardBack {
  /// Called to turn the card back.
  var onBack: () -> Void = {}
  /// The front of the card.
  private(set) weak var card: UIView?

  private let answer: AnswerView

  init(_ animal: Animal, on card: UIView) {
    self.card = card
    answer = AnswerView(animal)
    super.init(nibName: nil, bundle: nil)
    title = animal.name
    modalPresentationStyle = .fullScreen
  }

  override func loadView() {
    answer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = answer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    answer.cross.addAction(UIAction { [weak self] _ in self?.onBack() }, for: .touchUpInside)
  }

  /// The sky of every animal is dark enough, by day and by night.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
