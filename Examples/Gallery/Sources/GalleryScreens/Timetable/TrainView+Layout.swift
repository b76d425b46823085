import UIKit

extension TrainView {
  /// Lays the parts out for the look.
  ///
  /// An animation that lays them out for both looks moves them from one to the other.
  func layOut() {
    paper.frame = bounds
    switch style {
    case .line: layOutAsLine()
    case .card where bounds.width > bounds.height: layOutAsWideCard()
    case .card: layOutAsCard()
    }
    layer.cornerRadius = paper.layer.cornerRadius
  }

  private func layOutAsLine() {
    let side = bounds.height - 20
    paper.layer.cornerRadius = 20
    picture.layer.cornerRadius = 12
    placePicture(
      fromLeading(CGRect(x: bounds.width - side - 10, y: 10, width: side, height: side))
    )
    placeText(x: 16, y: bounds.midY - 25, nameX: 96, scale: 0.65)
    placeRest(x: 16, y: bounds.height + 12, width: bounds.width - 32, height: 200)
  }

  private func layOutAsCard() {
    let high = bounds.height * 0.34
    paper.layer.cornerRadius = 30
    picture.layer.cornerRadius = 0
    placePicture(CGRect(x: 0, y: 0, width: bounds.width, height: high))
    placeText(x: 22, y: high + 20, nameX: 22 + StopView.nameX)
    let top = high + 90
    placeRest(x: 22, y: top, width: bounds.width - 44, height: bounds.height - top - 84)
  }

  private func layOutAsWideCard() {
    let half = (bounds.width * 0.56).rounded()
    paper.layer.cornerRadius = 30
    picture.layer.cornerRadius = 0
    place(picture, x: half, y: 0, width: bounds.width - half, height: bounds.height)
    placeText(x: 24, y: 18, nameX: 24 + StopView.nameX)
    placeRest(x: 24, y: 80, width: half - 48, height: bounds.height - 80 - 80)
  }

  /// Places the picture; in an animation of the tall card, only while the text isn't beside it.
  private func placePicture(_ frame: CGRect) {
    let screen = window?.bounds.size ?? .zero
    let share = screen.width > screen.height ? 1 : 0.6
    UIView.animateKeyframes(withDuration: 0, delay: 0) { [self] in
      UIView.addKeyframe(
        withRelativeStartTime: style == .card ? 1 - share : 0,
        relativeDuration: share
      ) {
        self.picture.frame = frame
      }
    }
  }

  /// Places the time, and beside it the name above the note.
  private func placeText(x: CGFloat, y: CGFloat, nameX: CGFloat, scale: CGFloat = 1) {
    let nameHeight = place(name, at: CGPoint(x: nameX, y: y), scale: (scale + 0.4) / 1.4)
    place(note, at: CGPoint(x: nameX, y: y + nameHeight + 1))
    let timeY = y + (nameHeight + 21 - time.font.lineHeight * scale) / 2
    place(time, at: CGPoint(x: x, y: timeY), scale: scale)
  }

  /// Places the route, and below it the button.
  private func placeRest(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    place(route, x: x, y: y, width: width, height: height)
    place(berthButton, x: x, y: y + height + 16, width: width, height: 48)
  }

  /// Places a label at its size, in a scale that can be animated, and returns the height it takes.
  @discardableResult
  private func place(_ label: UILabel, at origin: CGPoint, scale: CGFloat = 1) -> CGFloat {
    let size = label.sizeThatFits(CGSize(width: 320, height: 0))
    let place = fromLeading(
      CGRect(x: origin.x, y: origin.y, width: size.width * scale, height: size.height * scale)
    )
    label.bounds.size = size
    label.center = place.middle
    label.transform = CGAffineTransform(scaleX: scale, y: scale)
    return place.height
  }
}
