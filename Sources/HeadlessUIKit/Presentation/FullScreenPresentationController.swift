/// Presents over the whole screen, or over the whole context, instead of what was there.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
  private let givenStyle: UIModalPresentationStyle

  init(
    _ presented: UIViewController,
    presenting: UIViewController?,
    style: UIModalPresentationStyle
  ) {
    givenStyle = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { givenStyle }

  override var shouldPresentInFullscreen: Bool {
    givenStyle == .fullScreen || givenStyle == .overFullScreen
  }

  override var shouldRemovePresentersView: Bool {
    givenStyle == .fullScreen || givenStyle == .currentContext
  }

  override var isOfTheSystem: Bool { true }
}
