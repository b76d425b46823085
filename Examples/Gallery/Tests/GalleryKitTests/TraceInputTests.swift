import Foundation
import GalleryKit
import GalleryScreens
import Testing

@Suite struct TraceInputTests {
  private static let size =
    "item 1: \"resize\" takes [width, height], from 200 to 1200 points each"

  @Test func touchesAndCallsAreRead() throws {
    let input = try TraceInput(
      parsing: """
        [{"t": 0, "do": "push"},
         {"t": 0.1, "touch": 1, "phase": "began", "x": 200, "y": 400.5},
         {"t": 0.1, "touch": 1, "phase": "ended", "x": 200, "y": 400.5},
         {"t": 0.2, "do": {"scrub": 0.25}},
         {"t": 1, "do": {"tap": "card-1"}}]
        """
    )

    #expect(input.steps.map(\.time) == [0, 0.1, 0.1, 0.2, 1])
    #expect(
      input.steps.map(\.action) == [
        .call(.move(.push)),
        .touch(id: 1, .began, at: CGPoint(x: 200, y: 400.5)),
        .touch(id: 1, .ended, at: CGPoint(x: 200, y: 400.5)),
        .call(.scrub(0.25)),
        .call(.tap("card-1")),
      ]
    )
  }

  @Test func movesAndSwitchesAreRead() throws {
    let calls = """
      "popToRoot", "present", "dismiss", "rotate", "fold", {"select": 2}, {"rightToLeft": true},
      {"reduceMotion": false}, {"dark": true}, {"resize": [600, 700.5]}
      """

    let json = try JSON(parsing: "[\(calls)]")
    let read = try #require(json.asArray).map { try RoomCall($0) }

    #expect(read.map(\.json.description) == json.asArray?.map(\.description))
    #expect(
      read == [
        .move(.popToRoot), .move(.present), .move(.dismiss), .rotate, .fold, .move(.select(2)),
        .rightToLeft(true), .reduceMotion(false), .dark(true),
        .resize(CGSize(width: 600, height: 700.5)),
      ]
    )
  }

  @Test(
    "A broken input gets one line that says where",
    arguments: [
      ("[", "1:2: not JSON: the text ends too early"),
      ("[\n {\"t\": 0,}]", "2:10: not JSON: expected a key in quotation marks"),
      ("{}", "the input must be an array, as [{\"t\": 0, \"do\": \"push\"}]"),
      ("[3]", "item 1: an item must be an object, as {\"t\": 0, \"do\": \"push\"}"),
      ("[{\"do\": \"push\"}]", "item 1: \"t\" is missing"),
      ("[{\"t\": -1, \"do\": \"push\"}]", "item 1: \"t\" must be from 0 to 600 seconds"),
      ("[{\"t\": 0}]", "item 1: an item needs \"touch\", \"scroll\" or \"do\""),
      (
        "[{\"t\": 1, \"do\": \"push\"}, {\"t\": 0.5, \"do\": \"pop\"}]",
        "item 2: out of order: 0.5 s comes after 1 s"
      ),
      (
        "[{\"t\": 0, \"do\": \"jump\"}]",
        "item 1: there is no \"jump\" to do: there are push, pop, popToRoot, present, dismiss, rotate, fold, pause, resume, reverse, finish, cancel, escape, select, scrub, tap, press, adjust, resize, rightToLeft, reduceMotion, dark and tune"
      ),
      (
        "[{\"t\": 0, \"do\": \"select\"}]",
        "item 1: \"select\" takes an argument: {\"select\": …}"
      ),
      (
        "[{\"t\": 0, \"do\": {\"select\": -1}}]",
        "item 1: \"select\" takes a tab, counted from 0"
      ),
      (
        "[{\"t\": 0, \"do\": {\"select\": 0.5}}]",
        "item 1: \"select\" takes a tab, counted from 0"
      ),
      (
        "[{\"t\": 0, \"do\": {\"rightToLeft\": 1}}]",
        "item 1: \"rightToLeft\" takes true or false"
      ),
      ("[{\"t\": 0, \"do\": {\"resize\": [199, 852]}}]", Self.size),
      ("[{\"t\": 0, \"do\": {\"resize\": [393, 1e300]}}]", Self.size),
      ("[{\"t\": 0, \"do\": {\"resize\": [393]}}]", Self.size),
      ("[{\"t\": 0, \"do\": {\"resize\": [393, \"tall\"]}}]", Self.size),
      ("[{\"t\": 0, \"do\": {\"resize\": 393}}]", Self.size),
      ("[{\"t\": 0, \"do\": {\"scrub\": 2}}]", "item 1: \"scrub\" takes a number from 0 to 1"),
      (
        "[{\"t\": 0, \"touch\": 1, \"phase\": \"moved\", \"x\": 0, \"y\": 0}]",
        "item 1: touch 1 has not begun"
      ),
      (
        "[{\"t\": 0, \"touch\": 1, \"phase\": \"hovered\", \"x\": 0, \"y\": 0}]",
        "item 1: \"phase\" must be began, moved, ended or cancelled"
      ),
      (
        "[{\"t\": 0, \"do\": \"push\", \"x\": 1}]",
        "item 1: there is no \"x\" here: there are t, do"
      ),
    ]
  )
  func brokenInput(text: String, line: String) {
    #expect(throws: GalleryFailure(line)) { try TraceInput(parsing: text) }
  }

  @Test func errorNamesAMissingFile() {
    #expect(throws: GalleryFailure("/nowhere.json: there is no such file")) {
      try TraceInput(contentsOf: "/nowhere.json")
    }
  }
}
