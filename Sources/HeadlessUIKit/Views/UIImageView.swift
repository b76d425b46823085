/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// A view of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // An initialiser's own assignments do not reach the observer.
    showImage()
  }

  open var image: UIImage? {
    didSet {
      showImage()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  override func setUp() {
    isUserInteractionEnabled = false
  }

  override var traitsByDefault: UIAccessibilityTraits { .image }

  override var naturalSize: CGSize { image?.size ?? super.naturalSize }

  override func fittingSize(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  override func tintDidChange() {
    showImage()
  }

  override func layOutContent() {
    showImage()
  }

  override func colorsMayHaveChanged() {
    super.colorsMayHaveChanged()
    if tintColor.isDynamic { showImage() }
  }

  private func showImage() {
    layer.contentsScale = image?.scale ?? 1
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let tint = resolved(tintColor)
    layer.show(image?.shown(tintedWith: tint, isRightToLeft: isRightToLeft))
  }
}

extension CALayer {
  /// Shows another picture at once: unlike other properties it does not take part in animation blocks.
  func show(_ picture: CGImage?) {
    let shown = values.contents as? CGImage
    guard shown !== picture, shown?.data != picture?.data else { return }
    values.contents = picture
    RenderServer.layerDidChange(self)
  }
}
