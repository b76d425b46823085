/// A control with a title, a picture or both, which is used by a tap.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button without a configuration looks.
  public enum ButtonType: Int, Sendable {
    case custom
    /// In the tint color, fading under the finger.
    case system
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  private var titles: [UIControl.State: String] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private let content = ButtonContent()
  private var configurationIsDue = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { content.title.font = .systemFont(ofSize: 15) }
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

  open var titleLabel: UILabel? { content.title }
  open var subtitleLabel: UILabel? { configuration == nil ? nil : content.subtitle }
  open var imageView: UIImageView? { content.picture }

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

  override var traitsOfKind: UIAccessibilityTraits { .button }

  /// The texts, or the picture's name.
  override var labelByDefault: String? {
    let texts = [currentTitle, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? currentImage?.symbolWords : texts.joined(separator: ", ")
  }

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
    content.fill(self)
    return content.arrangement(configuration).size
  }

  override func fittingSize(_ size: CGSize) -> CGSize { naturalSize }

  override func layOutContent() {
    updateIfDue()
    content.fill(self)
    content.layOut(in: self)
  }
}
