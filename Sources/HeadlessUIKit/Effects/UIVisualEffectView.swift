/// A view with an effect on the views behind it, and with custom views on top.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Where one's own views belong.
  public let contentView = UIView(frame: .zero)
  private let tintView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    show(effect)
  }

  /// Archives are not read: this returns nil for every coder.
  public required init?(coder: NSCoder) {
    nil
  }

  override func setUp() {
    tintView.isUserInteractionEnabled = false
    addSubview(tintView)
    addSubview(contentView)
  }

  /// Setting it inside an animation block lets the blur come or go bit by bit.
  open var effect: UIVisualEffect? {
    didSet { show(effect) }
  }

  private func show(_ effect: UIVisualEffect?) {
    layer.change(.backdropBlur, to: .number(effect?.blurRadius ?? 0))
    tintView.backgroundColor = effect?.tint
  }

  override func layOutContent() {
    tintView.frame = bounds
    contentView.frame = bounds
  }
}
