import UIKit

/// What a card comes out of and goes back to.
extension ZoomCard {
  /// Asks for the source, hides it, and lays its picture over the screen.
  ///
  /// - Parameter isStarting: Whether UIKit may not have drawn the incoming screen yet.
  func findSource(isStarting: Bool = false) {
    let next = chosenSource(scene)
    let ruler = next.flatMap { source?.ruler(of: $0) ?? $0.ruler(in: scene, for: foreground) }
    guard ruler.flatMap({ _ in next })?.object !== source?.origin.object else {
      if let next { source?.origin = next }
      return
    }
    let isShown = source?.picture?.alpha ?? 0
    releaseSource()
    defer { foundPlacement = placementOnSource }
    guard let next, let ruler else { return }
    let picture = next.view.flatMap { view in
      view.snapshot(afterUpdates: isStarting && scene.isIncoming(view))
    }
    picture?.alpha = isShown
    picture.map { frameView.addSubview($0) }
    let curtain = next.view.map { ViewCurtain(over: $0) }
    source = Source(origin: next, ruler: ruler, picture: picture, curtain: curtain)
    layPicture()
  }

  func releaseSource() {
    source?.curtain?.open()
    source?.picture?.removeFromSuperview()
    source = nil
  }

  /// Lays the source's picture where the source is, if the card is there.
  private func layPicture() {
    guard let picture = source?.picture, let view = source?.origin.view else { return }
    let window = clipped(placementOnSource.window.rect)
    picture.bounds.size = view.bounds.size
    picture.center = CGPoint(x: window.midX, y: window.midY)
    picture.transform = CGAffineTransform(
      scaleX: window.width / max(view.bounds.width, 1),
      y: window.height / max(view.bounds.height, 1)
    )
  }

  /// Where the card rests: over the whole screen, or on the source that it has, as that is now.
  func placement(isOpen: Bool) -> CardVector {
    guard isOpen else {
      var closed = placementOnSource
      closed.opacity = source?.origin.rest.opacity ?? 0
      return closed
    }
    let frame = scene.foregroundFrame
    return CardVector(
      top: CGPoint(x: frame.midX, y: frame.minY),
      scale: 1,
      window: CardVector.Window(screen),
      cover: background == nil ? 1 : looks.coveredScale
    )
  }

  /// Where the card lies on the source that it has.
  var placementOnSource: CardVector {
    let chosen = looks.alignmentRect?(scene)
    let start = foreground.bounds.origin
    let alignment = chosen?.hasExtent == true ? chosen?.offsetBy(dx: -start.x, dy: -start.y) : nil
    let frame = sourceFrame
    let level = CardVector(
      filling: frame,
      with: alignment ?? screen,
      isCentered: alignment != nil
    )
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return level.moved(middle, to: middle, turnedBy: source?.origin.rest.angle ?? 0)
  }

  /// The source's frame in the container, where the covered screen has its own size; without a source, most of the screen.
  private var sourceFrame: CGRect {
    guard let source, let ruler = source.ruler, let place = source.origin.frame(in: ruler) else {
      let frame = scene.foregroundFrame
      return frame.insetBy(
        dx: frame.width * ZoomCard.fallbackInset,
        dy: frame.height * ZoomCard.fallbackInset
      )
    }
    return scene.frame(of: place, in: ruler)
  }

  var sourceRadius: CGFloat {
    source.flatMap { source in source.ruler.map { source.origin.cornerRadius(in: $0) } } ?? 0
  }
}

@MainActor
extension ZoomCard.Source {
  /// What the place of an item is measured in that is the source already: its bar isn't looked for twice.
  fileprivate func ruler(of next: ZoomSource) -> UIView? {
    curtain == nil && next.object === origin.object ? ruler : nil
  }
}

extension CardVector {
  /// A card that fills a frame of the container with a part of the screen: middle on middle, or upper edge on upper edge.
  fileprivate init(filling frame: CGRect, with part: CGRect, isCentered: Bool) {
    let fit = max(frame.width / max(part.width, 1), frame.height / max(part.height, 1))
    let size = max(fit.isFinite ? fit : 1, CardVector.leastScale)
    let (width, height) = (frame.width / size, frame.height / size)
    self.init(
      top: CGPoint(x: frame.midX, y: frame.minY),
      scale: size,
      window: Window(
        x: part.midX - width / 2,
        y: isCentered ? part.midY - height / 2 : part.minY,
        width: width,
        height: height
      ),
      cover: 1
    )
  }
}

extension CardVector.Window {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension CGRect {
  /// Whether its position and size are finite, and it isn't empty.
  var hasExtent: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
  }
}
