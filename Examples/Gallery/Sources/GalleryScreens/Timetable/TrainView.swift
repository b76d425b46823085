import UIKit

/// A train, as a line of the timetable or as a card.
final class TrainView: RoomView {
  /// What the train looks like.
  enum Look {
    case line
    case card
  }

  let paper = UIView()
  let picture = UIImageView()
  let time: UILabel
  let name: UILabel
  let note: UILabel
  let route: RouteView
  let berthButton = UIButton(configuration: .filled())
  private let train: NightTrain

  init(_ train: NightTrain) {
    self.train = train
    time = UILabel(train.time, size: 40, weight: .bold, color: TimetableColors.accent)
    name = UILabel(train.name, size: 28, weight: .bold, isHeader: true, color: TimetableColors.ink)
    note = UILabel(train.note, size: 15, color: TimetableColors.faintInk)
    route = RouteView(train.stops)
    super.init(frame: .zero)
    layer.castShadow(opacity: 0.16, radius: 9, offset: CGSize(width: 0, height: 4))
    paper.clipsToBounds = true
    picture.image = train.image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    berthButton.configuration?.cornerStyle = .capsule
    addSubview(paper)
    paper.addSubviews([picture, route, berthButton, time, name, note])
    // A shadow without a path keeps the shape of the card while that is animated.
    backgroundColor = TimetableColors.paper
    paper.backgroundColor = TimetableColors.paper
    showBerth()
    uncover()
  }

  /// Whether a berth is kept.
  var hasBerth = false {
    didSet { showBerth() }
  }

  /// What the train looks like, to be set together with a frame of that size.
  var style = Look.line {
    didSet {
      route.isUnrolled = style == .card
      UIView.animateKeyframes(withDuration: 0, delay: 0) { [self] in
        UIView.addKeyframe(
          withRelativeStartTime: style == .card ? 0.5 : 0,
          relativeDuration: 0.5
        ) {
          self.uncover()
        }
      }
      setNeedsLayout()
    }
  }

  private func showBerth() {
    let accent = TimetableColors.accent
    berthButton.configuration?.title = hasBerth ? "Berth \(train.berth) is yours" : "Keep a berth"
    berthButton.configuration?.baseBackgroundColor =
      hasBerth ? accent.withAlphaComponent(0.16) : accent
    berthButton.configuration?.baseForegroundColor = hasBerth ? accent : TimetableColors.onAccent
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func uncover() {
    berthButton.alpha = style == .card ? 1 : 0
  }
}
