/// Where a button's image, title and subtitle stand: beside each other, image first, the titles stacked.
struct ButtonArrangement {
  var image: CGSize
  var title: CGSize
  var subtitle: CGSize
  var imagePadding: CGFloat
  var titlePadding: CGFloat
  var insets: NSDirectionalEdgeInsets

  struct Frames {
    var image: CGRect
    var title: CGRect
    var subtitle: CGRect
  }

  /// The size of a button around it.
  var size: CGSize {
    CGSize(
      width: insets.leading + imageRoom + titles.width + insets.trailing,
      height: insets.top + max(image.height, titles.height) + insets.bottom
    )
  }

  func frames(
    in bounds: CGRect,
    alignment: UIControl.ContentHorizontalAlignment,
    isRightToLeft: Bool
  ) -> Frames {
    let room = bounds.inset(by: insets.resolved(isRightToLeft: isRightToLeft))
    let textWidth = max(min(titles.width, room.width - imageRoom), 0)
    let width = imageRoom + textWidth
    let start: CGFloat =
      switch alignment {
      case .center: room.midX - width / 2
      case .left: room.minX
      case .right: room.maxX - width
      case .leading: isRightToLeft ? room.maxX - width : room.minX
      case .trailing: isRightToLeft ? room.minX : room.maxX - width
      }
    let textStart = isRightToLeft ? start : start + imageRoom
    let top = room.midY - titles.height / 2
    func line(_ size: CGSize, at y: CGFloat) -> CGRect {
      let width = min(size.width, textWidth)
      return CGRect(
        x: textStart + (textWidth - width) / 2,
        y: y,
        width: width,
        height: size.height
      )
    }
    return Frames(
      image: CGRect(
        x: isRightToLeft ? start + width - image.width : start,
        y: room.midY - image.height / 2,
        width: image.width,
        height: image.height
      ),
      title: line(title, at: top),
      subtitle: line(subtitle, at: top + titles.height - subtitle.height)
    )
  }

  private var titles: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + gap + subtitle.height
    )
  }

  /// The image's width, and the padding after it if anything follows.
  private var imageRoom: CGFloat {
    image.width + (image.width > 0 && titles.width > 0 ? imagePadding : 0)
  }
}
