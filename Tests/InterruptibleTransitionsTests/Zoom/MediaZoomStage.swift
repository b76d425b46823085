import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A grid with a cell, and a viewer with a picture in a page that clips, a caption, and a toolbar.
@MainActor
struct MediaZoomStage {
  let zoom: ZoomStage
  let cell: UIView
  let page = UIView()
  let picture = UIView()
  let caption = UILabel()
  let toolbar = UIView()

  init(_ drag: ZoomDrag = .media, clip: CGRect? = nil, framesPerSecond: Int = 120) {
    let cell = UIView(frame: CGRect(x: 24, y: 420, width: 120, height: 120))
    let picture = picture
    let effect = ZoomEffect { _ in cell }
      .carrying { _ in picture }
      .clipped { _ in clip }
      .drag(drag)
    let stage = NavigationStage(effect, personality: .launched, framesPerSecond: framesPerSecond)
    zoom = ZoomStage(stage)
    self.cell = cell
    cell.layer.cornerRadius = 12
    stage.first.view.addSubview(cell)
    stage.second.loadViewIfNeeded()
    let screen = stage.second.view ?? UIView()
    screen.backgroundColor = .black
    page.frame = CGRect(x: 0, y: 100, width: screen.bounds.width, height: 600)
    page.clipsToBounds = true
    page.backgroundColor = .blue
    picture.frame = CGRect(x: 20, y: 150, width: 340, height: 255)
    caption.frame = CGRect(x: 20, y: 500, width: 200, height: 20)
    toolbar.frame = CGRect(x: 0, y: 750, width: screen.bounds.width, height: 50)
    toolbar.alpha = 0.8
    page.addSubview(picture)
    page.addSubview(caption)
    screen.addSubview(page)
    screen.addSubview(toolbar)
    zoom.advance(by: 0.1)
  }

  var stage: NavigationStage { zoom.stage }

  /// Where a point of the picture is seen in the window.
  func place(of point: CGPoint) -> CGPoint { picture.convert(point, to: nil) }

  /// Where the part of the picture is seen that its mask shows, or the mask that clips that.
  var displayed: CGRect {
    guard let mask = picture.mask else { return picture.convert(picture.bounds, to: nil) }
    let (size, turn) = (mask.bounds.size, mask.transform)
    let corners = [-0.5, 0.5].map { share in
      let arm = CGPoint(x: size.width * share, y: size.height * share).applying(turn)
      return place(of: CGPoint(x: mask.center.x + arm.x, y: mask.center.y + arm.y))
    }
    return CGRect(
      x: corners[0].x,
      y: corners[0].y,
      width: corners[1].x - corners[0].x,
      height: corners[1].y - corners[0].y
    )
  }

  /// What isn't as it was before any transition.
  var complaints: [String] {
    var found = stage.complaints
    if !picture.transform.isIdentity { found.append("picture \(picture.transform)") }
    if picture.frame != CGRect(x: 20, y: 150, width: 340, height: 255) {
      found.append("picture at \(picture.frame)")
    }
    if picture.mask != nil || cell.mask != nil { found.append("mask") }
    if picture.alpha != 1 || caption.alpha != 1 || toolbar.alpha != 0.8 { found.append("alpha") }
    if !page.clipsToBounds { found.append("page doesn't clip") }
    if page.backgroundColor != .blue || stage.second.view.backgroundColor != .black {
      found.append("color")
    }
    if picture.superview !== page { found.append("superview") }
    return found
  }

  func showSecond() {
    stage.showSecond()
    zoom.advance(by: 0.1)
  }
}
