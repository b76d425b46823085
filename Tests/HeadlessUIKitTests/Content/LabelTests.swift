import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct LabelTests {
  private let story = "The quick brown fox jumps over the lazy dog"

  @Test func aLabelIsAsWideAsItsText() {
    HeadlessScreen.reset()
    let label = UILabel()
    label.text = "Hello"
    label.sizeToFit()

    // Helvetica's H, e, l, l and o.
    let ems = 0.722 + 0.556 + 0.222 + 0.222 + 0.556
    #expect(abs(label.bounds.width - ems * 17) < 0.34)
    #expect(abs(label.bounds.height - 20.333) < 0.01)
    #expect(label.intrinsicContentSize == label.bounds.size)
  }

  @Test func anEmptyLabelIsOfNoSize() {
    HeadlessScreen.reset()
    #expect(UILabel().sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func bolderTextIsWider() {
    HeadlessScreen.reset()
    func width(_ font: UIFont) -> CGFloat { TextMetrics.width(of: story, in: font) }
    #expect(width(.boldSystemFont(ofSize: 17)) > width(.systemFont(ofSize: 17)))
    #expect(width(.systemFont(ofSize: 17, weight: .light)) < width(.systemFont(ofSize: 17)))
    #expect(abs(width(.systemFont(ofSize: 34)) - 2 * width(.systemFont(ofSize: 17))) < 1e-6)
  }

  @Test func accentsDoNotChangeWidthsAndOtherScriptsHaveTheirOwn() {
    HeadlessScreen.reset()
    #expect(TextMetrics.width(of: "é" as Character) == TextMetrics.width(of: "e" as Character))
    #expect(TextMetrics.width(of: "海" as Character) == 1)
    #expect(TextMetrics.width(of: "ש" as Character) == 0.6)
  }

  @Test func wordsWrap() {
    HeadlessScreen.reset()
    let layout = TextLayout(story, font: .systemFont(ofSize: 17), width: 120)

    #expect(layout.lines.map(\.text).joined(separator: " ") == story)
    #expect(layout.lines.count > 2)
    for line in layout.lines {
      #expect(line.width <= 120)
    }
  }

  @Test func everyParagraphBeginsALine() {
    HeadlessScreen.reset()
    let lines = TextLayout("one\n\ntwo", font: .systemFont(ofSize: 17), width: .infinity).lines
    #expect(lines.map(\.text) == ["one", "", "two"])
  }

  @Test func aWordThatIsTooLongBreaksWhereItMust() {
    HeadlessScreen.reset()
    let lines = TextLayout("Incomprehensibilities", font: .systemFont(ofSize: 17), width: 60).lines
    #expect(lines.count > 1)
    #expect(lines.map(\.text).joined() == "Incomprehensibilities")
  }

  @Test func scriptsWithoutSpacesBreakAnywhere() {
    HeadlessScreen.reset()
    let lines = TextLayout("海上生明月天涯共此时", font: .systemFont(ofSize: 10), width: 45).lines
    #expect(lines.map(\.text) == ["海上生明", "月天涯共", "此时"])
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "The quick b…"), (.byTruncatingHead, "…he lazy dog"),
    (.byTruncatingMiddle, "The q…y dog"), (.byWordWrapping, "The quick"),
    (.byCharWrapping, "The quick bro"),
    (.byClipping, "The quick brown fox jumps over the lazy dog"),
  ])
  func whatDoesNotFitIsLeftOut(_ mode: NSLineBreakMode, _ shown: String) {
    HeadlessScreen.reset()
    let font = UIFont.systemFont(ofSize: 17)
    let layout = TextLayout(story, font: font, width: 105, maximum: 1, mode: mode)
    #expect(layout.lines.map(\.text) == [shown])
  }

  @Test func theLayerHasTheLinesThatWereMeasured() throws {
    HeadlessScreen.reset()
    let label = UILabel()
    label.text = story
    label.numberOfLines = 0
    label.textColor = .red
    label.font = .systemFont(ofSize: 15, weight: .bold)
    label.frame.size = label.sizeThatFits(CGSize(width: 150, height: 0))
    label.layoutIfNeeded()

    let text = try #require(label.layer.text)
    #expect(text.lines.map(\.text).joined(separator: " ") == story)
    #expect(text.fontSize == 15)
    #expect(text.weight == 700)
    #expect(text.color == UIColor.red.cgColor)
    #expect(text.alignment == .left)
    #expect(abs(CGFloat(text.lines.count) * text.lineHeight - label.bounds.height) < 0.34)
  }

  @Test func aLowLabelShowsTheLinesItHasRoomFor() {
    HeadlessScreen.reset()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 45))
    label.text = story
    label.numberOfLines = 0
    label.layoutIfNeeded()

    #expect(label.layer.text?.lines.count == 2)
    #expect(label.layer.text?.lines.last?.text.hasSuffix("…") == true)
  }

  @Test func naturalAlignmentFollowsTheLanguage() {
    HeadlessScreen.reset()
    HeadlessScreen.reset(layoutDirection: .rightToLeft)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "שלום"
    label.layoutIfNeeded()
    #expect(label.layer.text?.alignment == .right)

    label.textAlignment = .left
    label.layoutIfNeeded()
    #expect(label.layer.text?.alignment == .left)
  }

  @Test(arguments: [("1,940 m", false), ("שלום 12", true), ("12 مرحبا", true), ("05:12", true)])
  func aTextRunsInTheDirectionOfItsFirstLetter(_ text: String, _ isRightToLeft: Bool) {
    HeadlessScreen.reset()
    HeadlessScreen.reset(layoutDirection: .rightToLeft)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = text
    label.layoutIfNeeded()
    #expect(label.layer.text?.isRightToLeft == isRightToLeft)
    #expect(label.layer.text?.alignment == .right)
  }

  @Test func aLongLineShrinksOnRequest() throws {
    HeadlessScreen.reset()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = story
    label.adjustsFontSizeToFitWidth = true
    label.layoutIfNeeded()
    let shrunk = try #require(label.layer.text)
    #expect(shrunk.lines.map(\.text) == [story])
    #expect(shrunk.fontSize < 6)

    label.minimumScaleFactor = 0.5
    label.layoutIfNeeded()
    #expect(label.layer.text?.fontSize == 8.5)
  }

  @Test func layoutComesToRest() {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(label)
    window.isHidden = false
    label.text = "once"
    HeadlessClock.advance(frames: 1)
    #expect(!window.subtreeNeedsLayout)
    #expect(label.layer.text?.string == "once")
  }
}
