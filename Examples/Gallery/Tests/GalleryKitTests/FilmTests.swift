import Foundation
import FoundationXML
import GalleryKit
import GalleryScreens
import Testing

extension OnScreen {
  @MainActor @Suite struct FilmTests {
    private let input = """
      [{"t": 0, "do": "push"}, {"t": 0.1, "do": "reverse"}, {"t": 0.2, "do": "pause"},
       {"t": 0.3, "do": "finish"}]
      """

    @Test func stripShowsEveryMark() throws {
      let svg = try film().strip(count: 7)

      #expect(isWellFormed(svg))
      #expect(svg.components(separatedBy: "href=\"#body\"").count - 1 == 7)
      for mark in ["turn", "catch", "hand-off"] {
        #expect(svg.contains(">\(mark) · "))
      }
    }

    @Test func animatedPictureIsWellFormedAndSmall() throws {
      let svg = try film().movingPicture()

      #expect(isWellFormed(svg))
      #expect(svg.contains("@keyframes"))
      #expect(svg.utf8.count < 1_500_000)
    }

    @Test("The axis of a film's speeds is for the hand, with both speeds where it lets go")
    func speeds() throws {
      let drag = (0...10).map { step in
        let phase = step == 0 ? "began" : step == 10 ? "ended" : "moved"
        return
          "{\"t\": \(0.1 + Double(step) / 60), \"touch\": 1, \"phase\": \"\(phase)\", \"x\": \(100 + 12 * step), \"y\": 400}"
      }
      let caught = try film("[{\"t\": 0, \"do\": \"push\"}, \(drag.joined(separator: ", "))]")
      let svg = caught.movingPicture()

      #expect(isWellFormed(svg))
      #expect(svg.contains(">speed, pt/s<") && svg.contains(">+1000<") && svg.contains(">−1000<"))
      #expect(svg.contains(/>7\d\d → 7\d\d</))
      #expect(svg.contains(">let go at → went on at<"))
      #expect(try film().movingPicture().contains(">speed, per second<"))
    }

    @Test func filmsHaveATitleAndADescription() throws {
      let film = try film()

      for svg in [film.strip(count: 7), film.movingPicture(), film.comparison(count: 7)] {
        #expect(svg.contains("<title id=\"title\">Push and pop</title>"))
        #expect(
          svg.contains("reversed at") && svg.contains("caught at") && svg.contains("let go at")
        )
        #expect(svg.contains("role=\"img\" aria-labelledby=\"title description\""))
      }
    }

    @Test func statusBarIsWrittenInOneColorAsTheScreenWants() throws {
      let strip = try film("[{\"t\": 0.5, \"do\": \"push\"}]").strip(count: 7)
      let turned = try film("[{\"t\": 0.5, \"do\": \"rotate\"}]").strip(count: 2)

      // The contents are light, and the page's picture is behind the bar.
      #expect(strip.contains("<use href=\"#status\" color=\"#000\"/>"))
      #expect(strip.contains("<use href=\"#status\" color=\"#fff\"/>"))
      #expect(turned.components(separatedBy: "href=\"#status\"").count == 2)
    }

    @Test("What a scroll view cuts off isn't in the picture")
    func cutOff() throws {
      let svg = try film("[{\"t\": 0, \"do\": {\"dark\": true}}]", of: "zoom").strip(count: 2)

      // Four of the ten rows of the grid are on the screen.
      #expect(svg.components(separatedBy: "base64,").count - 1 == 8)
    }

    @Test func everyImageIsIncludedOnce() throws {
      let svg = try film().strip(count: 7)

      let pictures = svg.components(separatedBy: "base64,").dropFirst().map {
        $0.prefix { $0 != "\"" }
      }
      #expect(!pictures.isEmpty)
      #expect(Set(pictures.map { String($0) }).count == pictures.count)
    }

    @Test func referencesAreDefinedBeforeTheirUse() throws {
      let svg = try film().movingPicture()

      var known: Set<Substring> = []
      for piece in svg.split(separator: " ") {
        if let name = piece.value(after: "id=\"") { known.insert(name) }
        if let name = piece.value(after: "href=\"#") { #expect(known.contains(name)) }
      }
    }

    @Test func landscapePhoneIsDrawnInLandscape() throws {
      let turned = """
        [{"t": 0, "do": "rotate"}, {"t": 0.5, "do": "push"}, {"t": 0.6, "do": "rotate"}]
        """
      let film = try film(turned)

      for svg in [film.strip(count: 7), film.movingPicture()] {
        #expect(isWellFormed(svg))
        #expect(svg.contains("width=\"876\" height=\"417\""))
      }
    }

    private func film() throws -> Film {
      try film(input)
    }

    private func film(_ input: String, of room: String = "push") throws -> Film {
      try Film(of: TraceRun(.named(room), input: TraceInput(parsing: input), hz: Film.hz))
    }

    private func isWellFormed(_ text: String) -> Bool {
      XMLParser(data: Data(text.utf8)).parse()
    }
  }
}

extension Substring {
  fileprivate func value(after prefix: String) -> Substring? {
    guard hasPrefix(prefix) else { return nil }
    return dropFirst(prefix.count).prefix { $0 != "\"" }
  }
}
