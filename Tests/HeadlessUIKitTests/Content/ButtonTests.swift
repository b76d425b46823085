import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ButtonTests {
  @Test func aSystemButtonIsAsBigAsItsTitleWhichFadesUnderTheFinger() throws {
    HeadlessScreen.reset()
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.sizeToFit()

    let title = try #require(button.titleLabel)
    let size = title.intrinsicContentSize
    #expect(button.bounds.size == CGSize(width: size.width, height: size.height + 12))
    #expect(button.currentTitleColor == .systemBlue)
    button.bounds.size = CGSize(width: 200, height: 44)
    button.layoutIfNeeded()
    #expect(title.superview === button && title.layer.text?.string == "Done")
    #expect(abs(title.center.x - 100) < 1e-6 && abs(title.center.y - 22) < 1e-6)
    for isHighlighted in [true, false] {
      button.isHighlighted = isHighlighted
      button.layoutIfNeeded()
      #expect(title.alpha == (isHighlighted ? 0.2 : 1))
    }
  }

  @Test func statesWithoutATitleOfTheirOwnShowTheNormalOne() {
    HeadlessScreen.reset()
    let button = UIButton()
    button.setTitle("Like", for: .normal)
    button.setTitle("Liked", for: .selected)
    #expect(button.currentTitle == "Like")
    button.isSelected = true
    #expect(button.currentTitle == "Liked")
    button.isEnabled = false
    #expect(button.currentTitle == "Like")
  }

  @Test func aFilledButtonHasAPlateInItsColor() throws {
    HeadlessScreen.reset()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Next"
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemTeal
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()

    let plate = try #require(button.subviews.first)
    #expect(plate.backgroundColor == .systemTeal)
    #expect(plate.layer.cornerRadius == button.bounds.height / 2)
    #expect(button.titleLabel?.textColor == .white)
    #expect(abs(button.bounds.height - 34.333) < 0.01)
  }

  @Test func imageAndTitleStandInReadingOrder() throws {
    HeadlessScreen.reset()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Back"
    configuration.image = UIImage(systemName: "chevron.backward")
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let image = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    #expect(abs(title.frame.minX - image.frame.maxX - 6) < 1e-6)

    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(abs(image.frame.minX - title.frame.maxX - 6) < 1e-6)
  }

  @Test func aPrimaryActionGivesItsTitleAndRunsOnATap() {
    HeadlessScreen.reset()
    let log = Log()
    let action = UIAction(title: "Go") { _ in log.names.append("go") }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(button.currentTitle == "Go")

    let touch = UITouch()
    for phase in [UITouch.Phase.began, .ended] {
      _ = button.handleTouches(phase, [touch], nil)
    }
    #expect(log.names == ["go"])
  }

  @Test func theUpdateHandlerRunsOnceForAChange() {
    HeadlessScreen.reset()
    let log = Log()
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      log.names.append("update")
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Off")

    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.currentTitle == "On")
    #expect(log.names == ["update", "update"])
  }

  @Test func layoutComesToRest() {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Next"
    configuration.subtitle = "place"
    configuration.image = UIImage(systemName: "heart")
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 100, width: 200, height: 50)
    window.addSubview(button)
    window.isHidden = false
    HeadlessClock.advance(frames: 1)
    #expect(!window.subtreeNeedsLayout)
    #expect(button.subviews.count == 4)
  }
}
