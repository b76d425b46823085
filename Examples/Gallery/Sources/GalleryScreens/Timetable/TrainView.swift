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
    time = UILabel(train.time, size: 40, weight: .bold, color: .label)
    name = UILabel(train.name, size: 28, weight: .bold, color: .label)
    note = UILabel(train.note, size: 15, color: .label)
    route = RouteView(train.stops)
    super.init(frame: .zero)
    name.accessibilityTraits = .header
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 9
    paper.clipsToBounds = true
    picture.image = train.image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    berthButton.configuration?.cornerStyle = .capsule
    addSubview(paper)
    paper.addSubviews([picture, route, berthButton, time, name, note])
    uncover()
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

  func show(_ colors: TimetableColors, hasBerth: Bool) {
    // A shadow without a path keeps the shape of the card while that is animated.
    backgroundColor = colors.paper
    paper.backgroundColor = colors.paper
    time.textColor = colors.accent
    name.textColor = colors.ink
    note.textColor = colors.faintInk
    route.show(colors)
    berthButton.configuration?.title = hasBerth ? "Berth \(train.berth) is yours" : "Keep a berth"
    berthButton.configuration?.baseBackgroundColor =
      hasBerth ? colors.accent.withAlphaComponent(0.16) : colors.accent
    berthButton.configuration?.baseForegroundColor = hasBerth ? colors.accent : colors.onAccent
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func uncover() {
    berthButton.alpha = style == .card ? 1 : 0
  }
}
