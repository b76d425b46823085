import UIKit

/// What a card comes out of and goes back to.
extension ZoomCard {
  /// Hides a source that the app has chosen, and lays its picture over the screen.
  ///
  /// - Parameters:
  ///   - next: The source; nil for none.
  ///   - isStarting: Whether UIKit may not have drawn the incoming screen yet.
  func take(_ next: ZoomSource?, isStarting: Bool = false) {
    let coordinateView = next.flatMap {
      source?.coordinateView(of: $0) ?? $0.coordinateView(in: scene, for: foreground)
    }
    guard coordinateView.flatMap({ _ in next })?.object !== source?.origin.object else {
      if let next { source?.origin = next }
      return
    }
    let isShown = source?.picture?.alpha ?? 0
    releaseSource()
    defer { foundPlacement = placementOnSource }
    guard let next, let coordinateView else { return }
    let picture =
      !holdsScreen
      ? nil
      : next.view.flatMap { view in
        view.snapshot(afterUpdates: isStarting && scene.isIncoming(view))
      }
    picture?.alpha = isShown
    let hidingMask = next.view.map { HidingMask(over: $0) }
    source = Source(
      origin: next,
      coordinateView: coordinateView,
      picture: picture,
      hidingMask: hidingMask
    )
    guard let picture, let view = next.view else { return }
    picture.bounds.size = view.bounds.size
    zoomed.add(picture, over: placementOnSource.window.rect)
  }

  /// Whether the card can't follow its source: there is none, it has left the screen, or it's only a place.
  var needsSource: Bool { source?.hasLeft != false }

  func releaseSource() {
    source?.hidingMask?.remove()
    source?.picture?.removeFromSuperview()
    source = nil
  }

  /// Where the card rests: over the whole screen, or on the source that it has, as that is now.
  func placement(isOpen: Bool) -> CardVector {
    guard isOpen else {
      var closed = placementOnSource
      closed.opacity = source?.origin.rest.opacity ?? 0
      return closed
    }
    let (origin, contents) = (scene.foregroundFrame.origin, zoomed.contents)
    return CardVector(
      top: CGPoint(x: origin.x + contents.midX, y: origin.y + contents.minY),
      scale: 1,
      window: CardVector.Window(contents),
      cover: background == nil ? 1 : coveredScale
    )
  }

  /// Where the card lies on the source that it has.
  var placementOnSource: CardVector {
    let (frame, alignment) = (sourceFrame, zoomed.alignment)
    let level = CardVector(
      filling: frame,
      with: alignment ?? zoomed.contents,
      isCentered: alignment != nil
    )
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return level.moved(middle, to: middle, turnedBy: source?.origin.rest.angle ?? 0)
  }

  /// The source's frame in the container, where the covered screen has its own size; without a source, most of the screen.
  private var sourceFrame: CGRect {
    guard let source, let coordinateView = source.coordinateView,
      let place = source.origin.frame(in: coordinateView)
    else {
      let (origin, contents) = (scene.foregroundFrame.origin, zoomed.contents)
      let frame = contents.offsetBy(dx: origin.x, dy: origin.y)
      return frame.insetBy(
        dx: frame.width * ZoomCard.fallbackInset,
        dy: frame.height * ZoomCard.fallbackInset
      )
    }
    return scene.frame(of: place, in: coordinateView)
  }

  var sourceRadius: CGFloat {
    source.flatMap { source in source.coordinateView.map { source.origin.cornerRadius(in: $0) } }
      ?? 0
  }
}

@MainActor
extension ZoomCard.Source {
  /// Whether nothing of the source is left that the card can follow.
  fileprivate var hasLeft: Bool {
    switch origin {
    case .view(let view): view.window == nil
    case .item(let item): coordinateView.flatMap { item.shownFrame(in: $0) } == nil
    case .place: true
    }
  }

  /// What the place of an item is measured in that is the source already: its bar isn't looked for twice.
  fileprivate func coordinateView(of next: ZoomSource) -> UIView? {
    hidingMask == nil && next.object === origin.object ? coordinateView : nil
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
