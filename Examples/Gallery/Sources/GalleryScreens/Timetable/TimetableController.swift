import InterruptibleTransitions
import UIKit

/// The timetable, whose lines unfold into cards.
final class TimetableController: RoomController, RoomRoot {
  let transition = TimetableTransition.make()
  private let trains = NightTrain.all
  private let ground = GradientView()
  private let timetable = TimetableView(NightTrain.all)
  /// The index of the train that was shown last.
  private var last = -1

  var moves: [RoomMove] {
    [
      RoomMove(.present, "Open") { [unowned self] in openNext() },
      RoomMove(.dismiss, "Close") { [unowned self] in close() },
    ]
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Night trains"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "overlay"
    view.addSubview(ground)
    view.addSubview(timetable)
    for (index, line) in timetable.lines.enumerated() {
      on(line) { $0.open(index) }
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
