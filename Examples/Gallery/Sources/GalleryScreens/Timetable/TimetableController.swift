import InterruptibleTransitions
import UIKit

/// The timetable, whose lines unfold into cards.
final class TimetableController: RoomController {
  private let transition: InterruptibleTransition
  private let trains = NightTrain.all
  private let ground = GradientView()
  private let timetable = TimetableView(NightTrain.all)
  /// The index of the train that was shown last.
  private var last = -1

  static func makeScene() -> RoomScene {
    let transition = TimetableTransition.make()
    let controller = TimetableController(transition: transition)
    let moves = [
      RoomMove(.present, "Open") { [unowned controller] in controller.openNext() },
      RoomMove(.dismiss, "Close") { [unowned controller] in controller.close() },
    ]
    return RoomScene(root: controller, transition: transition, moves: moves)
  }

  init(transition: InterruptibleTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    title = "Night trains"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "overlay"
    view.addSubview(ground)
    view.addSubview(timetable)
    for (index, line) in timetable.lines.enumerated() {
      line.addAction(UIAction { [weak self] _ in self?.open(index) }, for: .touchUpInside)
    }
    ground.show(TimetableColors.ground)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ground.frame = view.bounds
    timetable.frame = view.bounds
  }

  private func open(_ index: Int) {
    last = index
    let card = TrainController(trains[index], from: timetable.lines[index])
    transition.present(card, from: self)
  }

  /// Opens the next train; a card that is leaving comes back.
  private func openNext() {
    guard let card = presentedViewController else { return open((last + 1) % trains.count) }
    transition.present(card, from: self)
  }

  private func close() {
    presentedViewController.map { transition.dismiss($0) }
  }
}
