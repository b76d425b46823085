import InterruptibleTransitions
import UIKit

/// Cards with riddles, whose answers are on the back.
final class RiddlesController: RoomController, RoomRoot {
  let transition = RiddlesTransition.make()
  private let riddles = RiddlesView(Animal.all)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Who am I?"
  }

  var moves: [RoomMove] {
    [
      RoomMove(.present, "Turn over") { [unowned self] in turnOver(riddles.page) },
      RoomMove(.dismiss, "Turn back") { [unowned self] in turnBack() },
    ]
  }

  override func loadView() {
    view = riddles
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, card) in riddles.cards.enumerated() {
      on(card) { $0.turnOver(index) }
    }
    on(riddles.night) { $0.switchStyle() }
  }

  /// Turns a card over; one that is in flight goes on.
  private func turnOver(_ index: Int) {
    transition.present(presentedViewController ?? makeAnswer(index), from: self)
  }

  private func turnBack() {
    presentedViewController.map { transition.dismiss($0) }
  }

  private func makeAnswer(_ index: Int) -> UIViewController {
    let answer = AnswerController(Animal.all[index], on: riddles.cards[index].face)
    answer.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    answer.onBack = { [weak self] in self?.turnBack() }
    return answer
  }
}
