import Testing
import UIKit

/// What assistive technology reaches, is told and does.
@MainActor @Suite(.serialized) struct AssistiveTechnologyTests {
  /// A navigation controller with two labels on its screen.
  @MainActor
  private struct Page {
    let stage = NavigationStage()
    let title = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    let text = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    let controller: UIViewController

    init() {
      controller = stage.push("B")
      controller.view.addSubview(title)
      controller.view.addSubview(text)
      HeadlessClock.endTurn()
    }

    /// What can be reached of the screen.
    var reached: [UIView] {
      HeadlessAccessibility.elements(in: stage.window).filter {
        $0.isDescendant(of: controller.view)
      }
    }
  }

  @Test("H6: labels and controls are elements, unless they or their containers are hidden")
  func elements() {
    let screen = Page()
    let button = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    button.addSubview(UILabel())
    screen.controller.view.addSubview(button)
    #expect(screen.reached == [screen.title, screen.text, button])
    screen.text.isAccessibilityElement = false
    #expect(screen.reached == [screen.title, button])
    screen.title.isHidden = true
    #expect(screen.reached == [button])
    button.alpha = 0
    #expect(screen.reached.isEmpty)
    screen.title.isHidden = false
    screen.controller.view.accessibilityElementsHidden = true
    #expect(screen.reached.isEmpty)
  }

  @Test("H6: beside a modal view its siblings can't be reached; of several the uppermost counts")
  func modal() {
    let screen = Page()
    screen.title.accessibilityViewIsModal = true
    #expect(screen.reached == [screen.title])
    screen.text.accessibilityViewIsModal = true
    #expect(screen.reached == [screen.text])
    screen.text.isHidden = true
    #expect(screen.reached == [screen.title])
  }

  @Test("H4: VoiceOver goes to what is posted with a changed screen, or to the first element in it")
  func focus() {
    let screen = Page()
    UIAccessibility.post(notification: .screenChanged, argument: screen.controller.view)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
    HeadlessAccessibility.isVoiceOverRunning = true
    #expect(UIAccessibility.isVoiceOverRunning)

    UIAccessibility.post(notification: .screenChanged, argument: screen.controller.view)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === screen.title)
    UIAccessibility.post(notification: .layoutChanged, argument: screen.text)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === screen.text)
    UIAccessibility.post(notification: .announcement, argument: "Done")

    let posted = HeadlessAccessibility.postedNotifications
    #expect(
      posted.map(\.notification)
        == [.screenChanged, .screenChanged, .layoutChanged, .announcement]
    )
    #expect(posted[1].view === screen.controller.view)
    #expect(posted[3].text == "Done")
    #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
  }

  @Test("H14: the focus is told while it can be reached, also at an element that is no view")
  func focusedElement() {
    let screen = Page()
    HeadlessAccessibility.isVoiceOverRunning = true
    let element = UIAccessibilityElement(accessibilityContainer: screen.text)
    UIAccessibility.post(notification: .screenChanged, argument: element)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIAccessibilityElement === element)

    screen.text.isHidden = true
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    screen.text.isHidden = false
    #expect(UIAccessibility.focusedElement(using: nil) as? UIAccessibilityElement === element)
    screen.title.accessibilityViewIsModal = true
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
    screen.title.accessibilityViewIsModal = false
    screen.text.removeFromSuperview()
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
    HeadlessAccessibility.isVoiceOverRunning = false
  }

  @Test("H5: the escape gesture is passed along the chain, to blocks before methods")
  func escape() {
    final class Escaping: UIView {
      var asked = 0

      override func accessibilityPerformEscape() -> Bool {
        asked += 1
        return true
      }
    }
    let screen = Page()
    #expect(!HeadlessAccessibility.performEscape(from: screen.title))
    let escaping = Escaping()
    let inner = UIView()
    escaping.addSubview(inner)
    screen.controller.view.addSubview(escaping)

    #expect(HeadlessAccessibility.performEscape(from: inner))
    #expect(escaping.asked == 1)
    escaping.accessibilityPerformEscapeBlock = { true }
    #expect(HeadlessAccessibility.performEscape(from: inner))
    #expect(escaping.asked == 1)
    escaping.accessibilityPerformEscapeBlock = { false }
    #expect(HeadlessAccessibility.performEscape(from: inner))

    #expect(escaping.asked == 2)
    #expect(!HeadlessAccessibility.performEscape())
    screen.controller.view.accessibilityPerformEscapeBlock = { true }
    #expect(HeadlessAccessibility.performEscape())
    screen.controller.view.accessibilityPerformEscapeBlock = nil
    #expect(!HeadlessAccessibility.performEscape())
    screen.controller.accessibilityPerformEscapeBlock = { true }
    #expect(HeadlessAccessibility.performEscape())
  }

  @Test("H9: bold text is a trait, and is announced")
  func boldText() {
    let screen = Page()
    let log = NotificationLog([UIAccessibility.boldTextStatusDidChangeNotification])
    #expect(screen.title.traitCollection.legibilityWeight == .regular)

    HeadlessAccessibility.isBoldTextEnabled = true

    #expect(UIAccessibility.isBoldTextEnabled)
    #expect(screen.title.traitCollection.legibilityWeight == .bold)
    #expect(log.names == ["UIAccessibilityBoldTextStatusDidChangeNotification"])
    HeadlessScreen.reset()
    #expect(!UIAccessibility.isBoldTextEnabled)
  }
}
