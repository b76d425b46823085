/// A control with a title, a picture or both, which is used by a tap.
@MainActor
open class UIButton: UIControl {
  /// How a button without a configuration looks.
  public enum ButtonType: Int, Sendable {
    case custom
    /// In the tint colour, fading under the finger.
    case system
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  private var titles: [UIControl.State: String] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let plate = UIView()
  private var configurationIsDue = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    title.lineBreakMode = .byTruncatingMiddle
    plate.isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { title.font = .systemFont(ofSize: 15) }
  }

  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    takePrimaryAction(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    takePrimaryAction(primaryAction)
  }

  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    self.configuration = configuration
    takePrimaryAction(primaryAction)
  }

  /// The button also shows what its action is called.
  override func takePrimaryAction(_ action: UIAction?) {
    super.takePrimaryAction(action)
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  // MARK: - Content

  open var titleLabel: UILabel? { title }
  open var subtitleLabel: UILabel? { configuration == nil ? nil : subtitle }
  open var imageView: UIImageView? { picture }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }

  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal] ?? (buttonType == .system ? tintColor : .white)
  }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  open var currentTitleColor: UIColor {
    if let configuration {
      return configuration.foregroundColor(tint: tintColor, state: state)
    }
    if buttonType == .system, state.contains(.disabled), titleColors[state] == nil {
      return .tertiaryLabel
    }
    return titleColor(for: state) ?? .white
  }

  open var configuration: UIButton.Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      contentDidChange()
    }
  }

  // MARK: - Updates

  /// Called when the button is to be laid out and its state or content has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    configurationIsDue = true
    setNeedsLayout()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  override var answersTaps: Bool { isEnabled }

  override var eventsOfUse: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
  }

  override func tintDidChange() {
    setNeedsLayout()
  }

  private func contentDidChange() {
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  private func updateIfDue() {
    guard configurationIsDue else { return }
    updateConfiguration()
    configurationIsDue = false
  }

  // MARK: - Layout

  override var naturalSize: CGSize {
    fillIn()
    return arrangement.size
  }

  override func fittingSize(_ size: CGSize) -> CGSize { naturalSize }

  override func layOutContent() {
    updateIfDue()
    fillIn()
    let arrangement = arrangement
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let places = arrangement.frames(
      in: bounds,
      alignment: contentHorizontalAlignment,
      isRightToLeft: isRightToLeft
    )
    picture.frame = places.image
    title.frame = places.title
    subtitle.frame = places.subtitle
    plate.frame = bounds
    plate.layer.cornerRadius = configuration?.cornerRadius(height: bounds.height) ?? 0
  }

  private var arrangement: ButtonArrangement {
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

  /// Gives the views in the button what they show now.
  private func fillIn() {
    let color = currentTitleColor
    if let configuration {
      title.font = configuration.titleFont
      subtitle.font = configuration.subtitleFont
    }
    title.text = currentTitle
    title.textColor = color
    subtitle.text = configuration?.subtitle
    subtitle.textColor = color
    picture.image = currentImage?.symbol(ofSize: title.font.pointSize)
    picture.tintColor = configuration == nil && buttonType == .system ? tintColor : color
    plate.backgroundColor = configuration?.backgroundColor(tint: tintColor, state: state)
    let isDimmed = configuration == nil && isHighlighted
    title.alpha = isDimmed && buttonType == .system ? 0.2 : 1
    picture.alpha = isDimmed ? 0.2 : 1
    show(plate, when: plate.backgroundColor != nil, at: 0)
    show(picture, when: picture.image != nil, at: subviews.count)
    show(title, when: title.text != nil, at: subviews.count)
    show(subtitle, when: subtitle.text != nil, at: subviews.count)
  }

  private func show(_ view: UIView, when isNeeded: Bool, at index: Int) {
    if !isNeeded {
      view.removeFromSuperview()
    } else if view.superview !== self {
      insertSubview(view, at: index)
    }
  }
}
