import UIKit

extension PlayerView {
  /// Lays the parts out as in the bar, or as in the full-screen player.
  ///
  /// An animation that lays them out at both sizes moves them from one to the other.
  func layOut() {
    let isLow = bounds.height < 120
    layer.cornerRadius = isLow ? PlayerBar.roundness : 55
    light.frame = bounds
    if isLow {
      layOutAsBar()
    } else if bounds.width > bounds.height {
      layOutWide()
    } else {
      layOutTall()
    }
    face.frame = faceFrame
  }

  /// Lays out the text beside the cover.
  private var faceFrame: CGRect {
    let size = CGSize(width: bounds.width, height: PlayerBar.height)
    let start = BarFace.coverFrame(in: size)
    let moved = fromLeading(cover.frame)
    return fromLeading(
      CGRect(
        origin: CGPoint(x: moved.maxX - start.maxX, y: moved.minY - start.minY),
        size: size
      )
    )
  }

  private func layOutAsBar() {
    let small = BarFace.coverFrame(in: bounds.size)
    let screen = window?.bounds.size ?? .zero
    let isBeside = screen.width > screen.height
    let origin = isBeside ? CGPoint(x: small.maxX + 44, y: 20) : CGPoint(x: 28, y: 110)
    cover.frame = fromLeading(small)
    grabber.frame = grabber(at: 6)
    controls.frame = controls(at: origin, width: bounds.width - origin.x - 28)
  }

  private func layOutTall() {
    let top = screenInsets.top + 6
    let bottom = bounds.height - max(screenInsets.bottom, 20) - 16
    let controlsTop = bottom - PlayerControls.height
    let side = min(bounds.width - 56, controlsTop - top - 60)
    let middle = (top + 5 + controlsTop) / 2
    grabber.frame = grabber(at: top)
    cover.frame = CGRect(
      x: (bounds.width - side) / 2,
      y: middle - side / 2,
      width: side,
      height: side
    )
    controls.frame = controls(at: CGPoint(x: 28, y: controlsTop), width: bounds.width - 56)
  }

  private func layOutWide() {
    let margin = max(screenInsets.left, 24) + 8
    let side = bounds.height - max(screenInsets.bottom, 24) - 48
    let start = margin + side + 44
    grabber.frame = grabber(at: 10)
    place(cover, x: margin, y: 34, width: side, height: side)
    controls.frame = controls(
      at: CGPoint(x: start, y: 34 + (side - PlayerControls.height) / 2),
      width: bounds.width - margin - start
    )
  }

  private func grabber(at y: CGFloat) -> CGRect {
    CGRect(x: bounds.midX - 18, y: y, width: 36, height: 5)
  }

  private func controls(at origin: CGPoint, width: CGFloat) -> CGRect {
    let size = CGSize(width: width, height: PlayerControls.height)
    return fromLeading(CGRect(origin: origin, size: size))
  }
}
