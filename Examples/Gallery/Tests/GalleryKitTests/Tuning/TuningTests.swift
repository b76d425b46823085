import Foundation
import GalleryKit
import InterruptibleTransitions
import Testing

@Suite struct TuningTests {
  private func tuned(_ changes: String, from start: Tuning = Tuning()) throws -> Tuning {
    var tuning = start
    try tuning.change(JSON(parsing: changes))
    return tuning
  }

  @Test func controlsDescribeThemselves() throws {
    let controls = try #require(Tuning().json(swift: "")["controls"]?.asArray)
    #expect(
      controls.compactMap { $0["name"]?.asString } == [
        "effect", "spring", "springTimeConstant", "releaseSpring", "releaseResponse", "projection",
        "projectionTime", "projectionThreshold", "rubberBand", "catching", "pop",
      ]
    )
    let effect = controls[0]
    #expect(effect["kind"] == .string("choice"))
    #expect(effect["value"] == .string("own"))
    #expect(effect["choices"]?.asArray?.first?["label"] == .string("The room’s own"))
    let constant = controls[2]
    #expect(constant["kind"] == .string("slider"))
    #expect(constant["value"] == .number(0.06))
    #expect(constant["range"] == .numbers([0.02, 0.5]))
    #expect(constant["step"] == .number(0.01))
    #expect(constant["unit"] == .string("s"))
    #expect(controls.allSatisfy { $0["label"]?.asString?.isEmpty == false })
  }

  @Test func onlyTheSliderThatRefinesTheChosenSpringIsShown() throws {
    func sliders(_ tuning: Tuning) -> [String] {
      (tuning.json(swift: "")["controls"]?.asArray ?? []).compactMap { $0["name"]?.asString }
        .filter { $0.hasPrefix("spring") }
    }
    #expect(sliders(try tuned(#"{"spring": "systemPush"}"#)) == ["spring", "springTimeConstant"])
    #expect(sliders(try tuned(#"{"spring": "classicPush"}"#)) == ["spring", "springResponse"])
    #expect(
      sliders(try tuned(#"{"spring": "systemPresentation"}"#)) == ["spring", "springResponse"]
    )
    #expect(sliders(try tuned(#"{"springResponse": 1}"#)) == ["spring", "springResponse"])
  }

  @Test(
    "A choice says what is in effect, however it came about",
    arguments: [
      (#"{"springResponse": 0.5}"#, "spring", "response"),
      (#"{"springTimeConstant": 0.2}"#, "spring", "timeConstant"),
      (#"{"springTimeConstant": 0.06}"#, "spring", "systemPush"),
      (#"{"springResponse": 1, "spring": "timeConstant"}"#, "spring", "timeConstant"),
      (#"{"releaseResponse": 0.5}"#, "releaseSpring", "response"),
      (#"{"projectionTime": 0.3}"#, "projection", "custom"),
      (#"{"projectionTime": 0.499}"#, "projection", "scrollView"),
      (#"{"projectionTime": 0.3, "projection": "system"}"#, "projection", "system"),
    ]
  )
  func choice(changes: String, name: String, value: String) throws {
    #expect(try tuned(changes).values[name] == .string(value))
  }

  @Test(
    "The values make the same settings again",
    arguments: [
      "{}", #"{"spring": "classicPush", "releaseResponse": 1.37}"#,
      #"{"springResponse": 0.33, "projection": "scrollView", "projectionThreshold": 0.1}"#,
      #"{"springTimeConstant": 0.47, "effect": "flip", "pop": "anywhere", "rubberBand": 0.3}"#,
      #"{"catching": "pan", "rubberBand": 0}"#,
    ]
  )
  func roundTrip(changes: String) throws {
    let tuning = try tuned(changes)
    let values = try JSON(parsing: tuning.values.description)
    var other = try tuned(#"{"spring": "response", "projectionTime": 1, "pop": "disabled"}"#)
    try other.change(values)
    #expect(other == tuning)
  }

  @Test(
    "What can't be set is refused in a sentence",
    arguments: [
      (#"{"springs": 1}"#, "there is no \"springs\" to tune: there are effect, spring, "),
      (#"{"effect": "explode"}"#, "\"effect\" takes one of \"own\", \"slide\", "),
      (#"{"effect": 1}"#, "\"effect\" takes one of \"own\", \"slide\", "),
      (#"{"springResponse": 0}"#, "\"springResponse\" takes a number from 0.1 to 2 s"),
      (#"{"springResponse": "0.5"}"#, "\"springResponse\" takes a number from 0.1 to 2 s"),
      (#"{"projectionThreshold": 1.1}"#, "\"projectionThreshold\" takes a number from 0 to 1"),
      ("[1]", "\"tune\" takes an object, as {\"spring\": \"classicPush\"}"),
    ]
  )
  func refusal(changes: String, sentence: String) throws {
    let error = #expect(throws: GalleryFailure.self) { try tuned(changes) }
    #expect(error?.description.hasPrefix(sentence) == true)
  }

  @Test func refusedValueLeavesTheOthersAlone() throws {
    var tuning = Tuning()
    let changes = try JSON(parsing: #"{"pop": "anywhere", "catching": "never"}"#)
    #expect(throws: GalleryFailure.self) { try tuning.change(changes) }
    #expect(tuning == Tuning())
  }

  @Test func callIsReadAndWritten() throws {
    let json = try JSON(parsing: #"{"tune":{"springResponse":0.5}}"#)
    let call = try RoomCall(json)
    #expect(call == .tune(.object(["springResponse": .number(0.5)])))
    #expect(call.json == json)
    #expect(LiveMessage(parsing: json.description) == .call(call))
    #expect(throws: GalleryFailure.self) { try RoomCall(JSON(parsing: #"{"tune": 1}"#)) }
  }
}
