import InterruptibleTransitions
import UIKit

/// A pocket watch with a side for each town.
final class WatchController: TurningController, RoomRoot {
  private let sides = Face.all.map { FaceController($0) }
  private let stand = WatchStand(Face.all)

  var moves: [RoomMove] {
    [
      RoomMove(.pop, "Back") { [unowned self] in turn(by: -1) },
      RoomMove(.push, "Next") { [unowned self] in turn(by: 1) },
    ]
  }

  init() {
    super.init(sides, shown: 2, in: stand.socket)
  }

  override func loadView() {
    view = stand
    stand.crown.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stand.show(shown)
  }

  override func viewDidLayoutSubviews() {
    stand.layoutIfNeeded()
    super.viewDidLayoutSubviews()
  }

  /// Shows the color and the caption of a side that is about to appear, alongside the transition.
  func willShow(_ side: FaceController) {
    guard let index = sides.firstIndex(of: side) else { return }
    transition.animateAlongside { [stand] in stand.show(index) }
  }
}
