import Testing
import UIKit

/// The screen changes its size.
@MainActor @Suite(.serialized) struct RotationTests {
  private final class Turning: UIViewController {
    var calls: [String] = []
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var duration: TimeInterval = 0

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func viewDidLoad() {
      view.addSubview(square)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("traits \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("size \(size.width) in \(view.bounds.width)")
      duration = coordinator.transitionDuration
      coordinator.animate(
        alongsideTransition: { [self] _ in
          calls.append("beside in \(view.bounds.width)")
          square.center.x = 105
        },
        completion: { [self] _ in calls.append("done") }
      )
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      calls.append("safe \(view.safeAreaInsets.top) \(view.safeAreaInsets.left)")
    }
  }

  private func stage(_ root: UIViewController) -> UIWindow {
    let window = UIWindow.fresh { root }
    HeadlessClock.advance(frames: 2)
    return window
  }

  @Test("controllers hear before a rotation, animate beside it in 0.3 s, and hear after it")
  func order() {
    let root = Turning()
    let window = stage(root)
    root.calls = []

    #expect(HeadlessScreen.rotate(to: .landscapeRight))
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    #expect(root.view.frame == window.bounds)
    HeadlessClock.advance(by: 0.15)
    let width = window.layer.presentation()?.bounds.width ?? 0
    #expect(width > 450 && width < 800)
    let square = root.square.layer.presentation()?.position.x ?? 0
    #expect(square > 20 && square < 90)
    HeadlessClock.advance(by: 0.25)

    #expect(window.layer.presentation()?.bounds.width == 852)
    #expect(
      root.calls == [
        "traits compact", "size 852.0 in 393.0", "safe 0.0 59.0", "beside in 852.0", "done",
      ]
    )
    #expect(HeadlessScreen.interfaceOrientation == .landscapeRight && root.duration == 0.3)
    HeadlessScreen.rotate(to: .portrait)
    HeadlessClock.advance(by: 0.4)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(root.traitCollection.verticalSizeClass == .regular)
  }

  @Test("all controllers in the root hear of a rotation")
  func children() {
    let root = Turning()
    let navigation = UINavigationController(rootViewController: root)
    let window = stage(navigation)
    root.calls = []

    HeadlessScreen.rotate(to: .landscapeRight)
    HeadlessClock.advance(by: 0.4)

    #expect(root.calls.first == "traits compact")
    #expect(root.calls.contains("size 852.0 in 393.0"))
    #expect(root.view.frame.size == window.bounds.size)
    #expect(root.view.safeAreaInsets.top == 44)
    #expect(navigation.navigationBar.frame.width == 852)
  }

  @Test("a presented controller hears of it, and decides which way up is supported")
  func presented() {
    let root = Turning()
    let window = stage(root)
    let presented = Turning()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    HeadlessClock.advance(by: 1)
    presented.mask = .portrait
    #expect(!HeadlessScreen.rotate(to: .landscapeLeft))
    presented.mask = .all
    presented.calls = []
    #expect(HeadlessScreen.rotate(to: .landscapeLeft))
    HeadlessClock.advance(by: 1)

    #expect(presented.calls.contains("size 852.0 in 393.0"))
    #expect(presented.view.bounds.size == window.bounds.size)
  }

  @Test("an orientation that the root does not support is not turned to")
  func unsupported() {
    let root = Turning()
    let window = stage(root)

    #expect(!HeadlessScreen.rotate(to: .portraitUpsideDown))
    root.mask = .portrait
    #expect(!HeadlessScreen.rotate(to: .landscapeLeft))

    #expect(window.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test("a rotation without animation changes the size at once")
  func resize() {
    let root = Turning()
    let window = stage(root)

    HeadlessScreen.resize(to: CGSize(width: 500, height: 800), animated: false)
    HeadlessClock.endTurn()

    #expect(window.layer.presentation()?.bounds.width == 500)
    #expect(root.calls.last == "done")
  }

  @Test("views hear of another safe area, from the outside inwards")
  func safeArea() {
    let root = Turning()
    let window = stage(root)
    #expect(root.calls == ["safe 59.0 0.0"])
    root.calls = []

    root.additionalSafeAreaInsets.top = 10
    HeadlessClock.endTurn()
    #expect(root.calls == ["safe 69.0 0.0"])
    HeadlessScreen.safeAreaInsets.top = 20
    HeadlessClock.endTurn()

    #expect(root.calls == ["safe 69.0 0.0", "safe 30.0 0.0"])
    #expect(window.safeAreaInsets.top == 20)
  }
}
