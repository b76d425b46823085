import Testing
import UIKit

/// Names, roles, values and actions of accessibility elements.
@MainActor @Suite(.serialized) struct AccessibilityElementTests {
  /// A screen on a stack.
  @MainActor
  private final class Page {
    let stage = NavigationStage()
    private let view: UIView

    init() {
      view = stage.push("B").view
      HeadlessClock.advance(frames: 1)
    }

    /// The elements of the screen under the bar.
    var elements: [HeadlessAccessibility.Element] {
      HeadlessClock.advance(frames: 1)
      return HeadlessAccessibility.snapshot.filter {
        HeadlessAccessibility.view(of: $0.id)?.isDescendant(of: view) == true
      }
    }

    @discardableResult
    func add<View: UIView>(_ view: View, at y: CGFloat, x: CGFloat = 20) -> View {
      view.frame = CGRect(x: x, y: y, width: 100, height: 40)
      self.view.addSubview(view)
      return view
    }
  }

  @Test("H10: a label is named by its text, a button by its title or its symbol")
  func names() {
    let page = Page()
    let label = page.add(UILabel(), at: 200)
    label.text = "Tide"
    page.add(UIButton(type: .system), at: 300).setTitle("Play", for: .normal)
    page.add(UIButton(type: .system), at: 400)
      .setImage(UIImage(systemName: "heart.fill"), for: .normal)
    page.add(UIImageView(image: UIImage(systemName: "heart")), at: 500)

    #expect(page.elements.map(\.label) == ["Tide", "Play", "heart fill"])
    #expect(page.elements.map(\.role) == [.text, .button, .button])
    label.accessibilityLabel = "High tide"
    label.accessibilityTraits = .header
    #expect(page.elements.first?.label == "High tide")
    #expect(page.elements.first?.role == .header)
    label.accessibilityLabel = nil
    #expect(page.elements.first?.label == "Tide")
  }

  @Test("H10: a control's traits are its kind and its state")
  func traits() {
    let page = Page()
    let button = page.add(UIButton(type: .system), at: 200)
    #expect(button.accessibilityTraits == .button)

    button.isSelected = true
    button.isEnabled = false

    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    #expect(page.elements.first?.isSelected == true)
    #expect(page.elements.first?.isEnabled == false)
    #expect(UILabel().accessibilityTraits == .staticText)
    #expect(UIImageView().accessibilityTraits == .image)
    #expect(UIView().accessibilityTraits == .none)
  }

  @Test("H10: a bar's title and the buttons of a tab bar are named by their items")
  func bars() throws {
    let page = Page()
    page.stage.navigation.topViewController?.title = "Summit"
    HeadlessClock.advance(by: 1)
    let bar = HeadlessAccessibility.snapshot.filter {
      HeadlessAccessibility.view(of: $0.id)?.isDescendant(of: page.stage.navigation.navigationBar)
        == true
    }
    #expect(bar.last?.label == "Summit")
    #expect(bar.last?.role == .header)

    let tabs = UITabBarController()
    tabs.viewControllers = ["Day", "Week"].map { title in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    page.stage.window.rootViewController = tabs
    HeadlessClock.advance(by: 1)

    #expect(HeadlessAccessibility.snapshot.map(\.role) == [.tab, .tab])
    #expect(HeadlessAccessibility.snapshot.map(\.label) == ["Day", "Week"])
    #expect(HeadlessAccessibility.snapshot.map(\.isSelected) == [true, false])
    HeadlessAccessibility.activate(try #require(HeadlessAccessibility.snapshot.last).id)
    HeadlessClock.advance(by: 1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("H11: a double tap asks the element, and otherwise taps its middle")
  func activation() throws {
    let page = Page()
    final class Answering: UIView {
      var asked = 0

      override func accessibilityActivate() -> Bool {
        asked += 1
        return true
      }
    }
    var taps: [CGPoint] = []
    let own = page.add(Answering(), at: 200)
    own.isAccessibilityElement = true
    let tapped = page.add(UIView(), at: 300)
    tapped.isAccessibilityElement = true
    let tap = UITapGestureRecognizer()
    tap.headlessAddAction { taps.append($0.location(in: tapped)) }
    tapped.addGestureRecognizer(tap)

    for element in page.elements {
      #expect(HeadlessAccessibility.activate(element.id))
    }

    #expect(own.asked == 1)
    #expect(taps == [CGPoint(x: 50, y: 20)])
    tapped.accessibilityTraits = .notEnabled
    #expect(!HeadlessAccessibility.activate(try #require(page.elements.last).id))
    #expect(taps.count == 1)
  }

  @Test("H12: a slider's value is a percentage, and a step is a tenth of its range")
  func slider() throws {
    let page = Page()
    let slider = page.add(UISlider(), at: 200)
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    slider.maximumValue = 5
    slider.value = 2.5
    let element = try #require(page.elements.first)
    #expect(element.role == .slider)
    #expect(element.value == "50%")

    HeadlessAccessibility.increment(element.id)
    #expect(page.elements.first?.value == "60%")
    HeadlessAccessibility.decrement(element.id)
    HeadlessAccessibility.decrement(element.id)

    #expect(slider.value == 2)
    #expect(changes == 3)
    slider.isEnabled = false
    #expect(!HeadlessAccessibility.increment(element.id))
  }
}
