import UIKit

/// The surroundings of the watch: the color of the town, a chain with a crown, and the captions.
final class WatchStand: RoomView {
  private static let thickness: CGFloat = 14

  /// The view that contains the watch.
  let socket = UIView()
  let crown = Crown()
  private let shade = GradientView()
  private let chain = UIView()
  /// The edge of the watch, visible halfway through a turn.
  private let edge = GradientView()
  /// One color for each town; only that of the town is opaque at rest, in both styles.
  private let grounds: [UIView]
  private let captions: [CaptionView]
  private let dots: PageDots

  init(_ faces: [Face]) {
    grounds = faces.map { face in
      let ground = UIView()
      ground.backgroundColor = face.ground
      ground.alpha = 0
      return ground
    }
    captions = faces.map { CaptionView($0) }
    dots = PageDots(count: faces.count, color: UIColor(hex: 0x2A2226, dark: 0xFFFFFF))
    super.init(frame: .zero)
    accessibilityIdentifier = "watch"
    socket.accessibilityIdentifier = "watch.socket"
    crown.accessibilityIdentifier = "watch.crown"
    // Light from above by day; the dark of a room by night.
    shade.show([
      UIColor(light: UIColor(white: 1, alpha: 0.6), dark: UIColor(white: 0, alpha: 0.6)),
      UIColor(light: UIColor(white: 1, alpha: 0), dark: UIColor(white: 0, alpha: 0.1)),
    ])
    chain.backgroundColor = UIColor(hex: 0xA39A8A, dark: 0x8F887B)
    edge.show([
      UIColor(hex: 0xF4EFE6, dark: 0xC9C2B5), UIColor(hex: 0xA9A296, dark: 0x7C756A),
      UIColor(hex: 0x6B655B, dark: 0x45403A),
    ])
    edge.clipsToBounds = true
    edge.layer.cornerRadius = Self.thickness / 2
    backgroundColor = UIColor(hex: 0xE2DCDC, dark: 0x1E1A1E)
    addSubviews(grounds + [shade, chain, crown, edge, socket] + captions + [dots])
  }

  /// Shows the caption and the color of a side.
  ///
  /// In an animation, the old caption disappears before the new one appears.
  func show(_ index: Int) {
    for (place, ground) in grounds.enumerated() { ground.alpha = place == index ? 1 : 0 }
    dots.page = index
    UIView.animateKeyframes(withDuration: 0, delay: 0) { [captions] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
        for (place, caption) in captions.enumerated() where place != index { caption.alpha = 0 }
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
        captions[index].alpha = 1
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for ground in grounds + [shade] { ground.frame = bounds }
    let isWide = bounds.width > bounds.height
    let side = isWide ? bounds.height - 110 : min(bounds.width - 72, 330)
    let x = isWide ? max(safeAreaInsets.left, 40) + 48 : (bounds.width - side) / 2
    let y = isWide ? 80 : safeAreaInsets.top + (bounds.height - side) * 0.24
    place(socket, x: x, y: y, width: side, height: side)
    edge.frame = socket.frame.insetBy(dx: (side - Self.thickness) / 2, dy: 0)
    crown.frame = CGRect(x: socket.frame.midX - 22, y: y - 36, width: 44, height: 44)
    chain.frame = CGRect(x: socket.frame.midX - 1.5, y: 0, width: 3, height: crown.frame.minY)
    let textX = isWide ? x + side + 64 : 24
    let width = bounds.width - textX - (isWide ? max(safeAreaInsets.right, 24) : 24)
    let textY = isWide ? (bounds.height - 116) / 2 : socket.frame.maxY + 52
    for caption in captions {
      caption.isCentered = !isWide
      place(caption, x: textX, y: textY, width: width, height: 116)
    }
    dots.frame = CGRect(
      x: 0,
      y: bounds.height - max(safeAreaInsets.bottom, 16) - 24,
      width: bounds.width,
      height: 20
    )
  }
}
