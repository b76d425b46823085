import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct LabelTests {
  private let story = "The quick brown fox jumps over the lazy dog"

  @Test func aLabelIsAsWideAsItsTextAndAnEmptyOneOfNoSize() {
    HeadlessScreen.reset()
    let label = UILabel()
    label.text = "Hello"
    label.sizeToFit()
    // Helvetica's H, e, l, l and o.
    let ems = 0.722 + 0.556 + 0.222 + 0.222 + 0.556
    #expect(abs(label.bounds.width - ems * 17) < 0.34)
    #expect(abs(label.bounds.height - 20.333) < 0.01)
    #expect(label.intrinsicContentSize == label.bounds.size)
    #expect(UILabel().sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func bolderTextIsWiderAndEachScriptHasItsWidths() {
    func width(_ font: UIFont) -> CGFloat { TextMetrics.width(of: story, in: font) }
    #expect(width(.boldSystemFont(ofSize: 17)) > width(.systemFont(ofSize: 17)))
    #expect(width(.systemFont(ofSize: 17, weight: .light)) < width(.systemFont(ofSize: 17)))
    #expect(abs(width(.systemFont(ofSize: 34)) - 2 * width(.systemFont(ofSize: 17))) < 1e-6)
    #expect(TextMetrics.width(of: "é" as Character) == TextMetrics.width(of: "e" as Character))
    #expect(TextMetrics.width(of: "海" as Character) == 1)
    #expect(TextMetrics.width(of: "ש" as Character) == 0.6)
  }

  @Test(
    "Words wrap, paragraphs begin a line, and words that are too long and scripts without spaces break anywhere",
    arguments: [
      ("The quick brown fox jumps", 17, 120, ["The quick", "brown fox", "jumps"]),
      ("one\n\ntwo", 17, .infinity, ["one", "", "two"]),
      ("Incomprehensibilities", 17, 60, ["Incomp", "rehensi", "bilities"]),
      ("海上生明月天涯共此时", 10, 45, ["海上生明", "月天涯共", "此时"]),
    ] as [(String, CGFloat, CGFloat, [String])]
  )
  func lines(_ text: String, size: CGFloat, width: CGFloat, lines: [String]) {
    let layout = TextLayout(text, font: .systemFont(ofSize: size), width: width)
    #expect(layout.lines.map(\.text) == lines)
    #expect(layout.lines.allSatisfy { $0.width <= width })
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

  @Test(arguments: [("1,940 m", false), ("שלום 12", true), ("12 مرحبا", true), ("05:12", true)])
  func aTextRunsInTheDirectionOfItsFirstLetterAndIsAlignedByTheLanguage(
    _ text: String,
    _ isRightToLeft: Bool
  ) {
    HeadlessScreen.reset(layoutDirection: .rightToLeft)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = text
    label.layoutIfNeeded()

    #expect(label.layer.text?.isRightToLeft == isRightToLeft)
    #expect(label.layer.text?.alignment == .right)
    label.textAlignment = .left
    label.layoutIfNeeded()
    #expect(label.layer.text?.alignment == .left)
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
