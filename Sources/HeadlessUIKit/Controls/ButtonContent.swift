/// The views that a button is made of; those with nothing to show are not in it.
@MainActor
final class ButtonContent {
  let title = UILabel()
  let subtitle = UILabel()
  let picture = UIImageView()
  private let plate = UIView()

  init() {
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    title.lineBreakMode = .byTruncatingMiddle
    plate.isUserInteractionEnabled = false
  }

  /// Gives the views what the button shows in its state.
  func fill(_ button: UIButton) {
    let configuration = button.configuration
    let color = button.currentTitleColor
    if let configuration {
      title.font = configuration.titleFont
      subtitle.font = configuration.subtitleFont
    }
    title.text = button.currentTitle
    title.textColor = color
    subtitle.text = configuration?.subtitle
    subtitle.textColor = color
    picture.image = button.currentImage?.symbol(ofSize: title.font.pointSize)
    let isSystem = button.buttonType == .system
    picture.tintColor = configuration == nil && isSystem ? button.tintColor : color
    plate.backgroundColor = configuration?.backgroundColor(
      tint: button.tintColor,
      state: button.state
    )
    let isDimmed = configuration == nil && button.isHighlighted
    title.alpha = isDimmed && isSystem ? 0.2 : 1
    picture.alpha = isDimmed ? 0.2 : 1
    show(plate, in: button, when: plate.backgroundColor != nil, at: 0)
    show(picture, in: button, when: picture.image != nil, at: button.subviews.count)
    show(title, in: button, when: title.text != nil, at: button.subviews.count)
    show(subtitle, in: button, when: subtitle.text != nil, at: button.subviews.count)
  }

  func arrangement(_ configuration: UIButton.Configuration?) -> ButtonArrangement {
    ButtonArrangement(
      image: picture.image?.size ?? .zero,
      title: title.text == nil ? .zero : title.sizeThatFits(.zero),
      subtitle: subtitle.text == nil ? .zero : subtitle.sizeThatFits(.zero),
      imagePadding: configuration?.imagePadding ?? 0,
      titlePadding: configuration?.titlePadding ?? 0,
      insets: configuration?.contentInsets
        ?? NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
    )
  }

  func layOut(in button: UIButton) {
    let places = arrangement(button.configuration).frames(
      in: button.bounds,
      alignment: button.contentHorizontalAlignment,
      isRightToLeft: button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    picture.frame = places.image
    // Not the frame: a title may be off its place.
    title.bounds.size = places.title.size
    title.center = CGPoint(x: places.title.midX, y: places.title.midY)
    subtitle.frame = places.subtitle
    plate.frame = button.bounds
    plate.layer.cornerRadius =
      button.configuration?.cornerRadius(height: button.bounds.height) ?? 0
  }

  private func show(_ view: UIView, in button: UIButton, when isNeeded: Bool, at index: Int) {
    if !isNeeded {
      view.removeFromSuperview()
    } else if view.superview !== button {
      button.insertSubview(view, at: index)
    }
  }
}
