import GalleryScreens
import UIKit

/// Where views belong.
extension RoomWorld {
  var complaintsAboutPlaces: [RoomComplaint] {
    let displayed = residents.filter { $0.isVisible && $0.controller.isInWindow }.map(\.controller)
    let behind = displayed.filter { $0.directlyPresented != nil }.map(\.view)
    return displayed.compactMap { complaint(about: $0, behind: behind) }
      + complaintsAboutLayout(of: displayed)
  }

  private func complaint(about controller: UIViewController, behind: [UIView?]) -> RoomComplaint? {
    guard let view = controller.viewIfLoaded, let superview = view.superview else { return nil }
    // Behind a standing card a view stays as the effect has left it.
    let isBehind = behind.contains(view)
    let home = home(of: controller)
    let place =
      isBehind ? CGRect(origin: home?.origin ?? .zero, size: view.bounds.size) : view.frame
    let isAtOrigin = home.map(place.isClose) ?? true
    guard isAtOrigin, isPlain(view, isBehind: isBehind),
      isBehind || (view.layer.presentation()?.frame ?? .null).isClose(to: view.frame)
    else {
      return RoomComplaint(
        .place,
        """
        \(controller.name) is at \(view.frame), seen at \(view.layer.presentation()?.frame ?? .null), \
        home is \(home ?? .null); \(view.transform), alpha \(view.alpha), hidden \(view.isHidden), \
        enabled \(view.isUserInteractionEnabled)
        """
      )
    }
    var outer = superview
    while outer !== window {
      if !isPlain(outer, isBehind: behind.contains(outer)) {
        return RoomComplaint(.place, "\(type(of: outer)) around \(controller.name) is not plain")
      }
      guard let next = outer.superview else { break }
      outer = next
    }
    return nil
  }

  private func isPlain(_ view: UIView, isBehind: Bool) -> Bool {
    view.alpha == 1 && !view.isHidden && view.isUserInteractionEnabled
      && (isBehind || view.layer.hasNoTransform)
  }

  /// Where a controller belongs, in its superview; nil in a container of the room's own.
  private func home(of controller: UIViewController) -> CGRect? {
    switch controller.parent {
    case is UINavigationController, is UITabBarController: controller.view.superview?.bounds
    case nil where controller === scene.root: window.bounds
    case nil: controller.presentationController?.frameOfPresentedViewInContainerView
    default: nil
    }
  }

  /// A container's children are where its next layout will put them.
  private func complaintsAboutLayout(of displayed: [UIViewController]) -> [RoomComplaint] {
    let frames = displayed.map(\.view.frame)
    for controller in displayed {
      controller.view.setNeedsLayout()
    }
    HeadlessClock.endTurn()
    return zip(displayed, frames).compactMap { controller, frame in
      guard !controller.view.frame.isClose(to: frame) else { return nil }
      return RoomComplaint(
        .place,
        "\(controller.name) was at \(frame), and layout moves it to \(controller.view.frame)"
      )
    }
  }
}

extension CALayer {
  fileprivate var hasNoTransform: Bool {
    let transform = transform
    let numbers: [CGFloat] = [
      transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22,
      transform.m23, transform.m24, transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ]
    return zip(numbers, 0...).allSatisfy { abs($0 - ($1 % 5 == 0 ? 1 : 0)) < 1e-6 }
  }
}

extension CGRect {
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
