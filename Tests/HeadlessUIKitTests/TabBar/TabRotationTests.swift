import Testing
import UIKit

/// The screen is turned while one tab gives way to another, and the selected tab is marked in the bar.
@MainActor @Suite(.serialized) struct TabRotationTests {
  @Test(
    "D60: what is animated along with a transition ends where the turned screen has it",
    arguments: [UIViewAnimatingPosition.end, .start],
    [false, true]
  )
  func mark(position: UIViewAnimatingPosition, isInteractive: Bool) {
    for (number, personality) in HeadlessPersonality.all.enumerated() {
      let slide = HandmadeSlide(isInteractive ? .startsUnderAFinger : .startsByItself)
      let tabs = MarkedTabs()
      tabs.viewControllers = (0..<3).map { _ in UIViewController() }
      tabs.delegate = slide
      let window = UIWindow.fresh(personality) { tabs }
      HeadlessClock.advance(by: 0.1)

      tabs.selectedIndex = 1
      tabs.transitionCoordinator?.animate(alongsideTransition: { _ in tabs.placeMark() })
      HeadlessClock.advance(by: 0.3)
      HeadlessScreen.rotate(to: .landscapeRight)
      HeadlessClock.advance(by: 0.1)
      if !isInteractive { slide.grab() }
      slide.release(toward: position)
      HeadlessClock.advance(by: 5)

      let name: Comment = "personality \(number)"
      let selected: CGFloat = position == .end ? 1 : 0
      #expect(tabs.selectedIndex == Int(selected) && tabs.view.window === window, name)
      #expect(tabs.mark.center.x == (selected + 0.5) * tabs.tabBar.bounds.width / 3, name)
    }
  }
}

/// Tabs with a mark in the bar, over the selected one.
@MainActor
private final class MarkedTabs: UITabBarController {
  let mark = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 3))

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.addSubview(mark)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeMark()
  }

  func placeMark() {
    let width = tabBar.bounds.width / CGFloat(viewControllers?.count ?? 1)
    mark.center = CGPoint(x: (CGFloat(selectedIndex) + 0.5) * width, y: 1.5)
  }
}
