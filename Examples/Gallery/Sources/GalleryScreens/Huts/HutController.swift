import InterruptibleTransitions
import UIKit

/// A card over the map, with one hut at a time.
final class HutController: RoomController, PhotographCard {
  private let valley: ValleyView
  private var index: Int
  private lazy var card = HutCard(Hut.all[index])

  init(_ index: Int, on valley: ValleyView) {
    (self.index, self.valley) = (index, valley)
    super.init(nibName: nil, bundle: nil)
    title = Hut.all[index].name
    modalPresentationStyle = .custom
  }

  var photograph: UIView? { valley.photographs[index] }
  var photographFrame: CGRect { card.photographFrame }

  override func loadView() {
    view = card
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    on(card.arrow) { $0.showNext() }
  }

  /// Lays the photograph back, and lifts the next one.
  private func showNext() {
    photograph?.isHidden = false
    index = (index + 1) % Hut.all.count
    photograph?.isHidden = true
    title = Hut.all[index].name
    card.show(Hut.all[index])
  }
}
