internal import Foundation
internal import UIKit

/// The input of a run, in order of time.
package struct TraceInput: Equatable, Sendable {
  package let steps: [TraceStep]

  /// The latest time of an input, in seconds.
  static let longestTime = 600.0

  /// Reads an input file, or standard input if the path is `-`.
  package init(contentsOf path: String) throws(GalleryFailure) {
    let data = try TraceInput.data(at: path)
    do throws(GalleryFailure) {
      try self.init(parsing: String(decoding: data, as: UTF8.self))
    } catch {
      throw GalleryFailure("\(TraceInput.name(of: path)): \(error)")
    }
  }

  /// What an error calls an input.
  package static func name(of path: String) -> String {
    path == "-" ? "standard input" : path
  }

  private static func data(at path: String) throws(GalleryFailure) -> Data {
    let isStandard = path == "-"
    let data =
      isStandard
      ? try? FileHandle.standardInput.readToEnd() ?? Data()
      : FileManager.default.contents(atPath: path)
    guard let data else {
      let isThere = isStandard || FileManager.default.fileExists(atPath: path)
      let reason = isThere ? "cannot be read" : "there is no such file"
      throw GalleryFailure("\(name(of: path)): \(reason)")
    }
    return data
  }

  /// Reads the content of an input file.
  package init(parsing text: String) throws(GalleryFailure) {
    let json: JSON
    do throws(JSON.SyntaxError) {
      json = try JSON(parsing: text)
    } catch {
      throw GalleryFailure("\(error.line):\(error.column): not JSON: \(error.reason)")
    }
    try self.init(json)
  }

  /// Reads the items of an input.
  package init(_ json: JSON) throws(GalleryFailure) {
    guard let items = json.asArray else {
      throw GalleryFailure("the input must be an array, as [{\"t\": 0, \"do\": \"push\"}]")
    }
    var steps: [TraceStep] = []
    var fingers: Set<Int> = []
    for (index, item) in items.enumerated() {
      do throws(GalleryFailure) {
        let step = try TraceStep(item, number: index + 1)
        try step.check(after: steps.last, fingers: &fingers)
        steps.append(step)
      } catch {
        throw GalleryFailure("item \(index + 1): \(error)")
      }
    }
    self.steps = steps
  }

  /// Makes an input of steps that are in order.
  init(steps: [TraceStep]) {
    self.steps = steps
  }
}

extension TraceStep {
  fileprivate init(_ json: JSON, number: Int) throws(GalleryFailure) {
    guard case .object(let members) = json else {
      throw GalleryFailure("an item must be an object, as {\"t\": 0, \"do\": \"push\"}")
    }
    self.number = number
    time = try json.number("t")
    guard (0...TraceInput.longestTime).contains(time) else {
      throw GalleryFailure("\"t\" must be from 0 to \(Int(TraceInput.longestTime)) seconds")
    }
    let known: [String]
    if let call = json["do"] {
      known = ["t", "do"]
      action = .call(try RoomCall(call))
    } else if json["touch"] != nil {
      known = ["t", "touch", "phase", "x", "y"]
      action = .touch(
        id: try json.identifier("touch"),
        try json.fingerPhase("phase"),
        at: CGPoint(x: try json.number("x"), y: try json.number("y"))
      )
    } else if json["scroll"] != nil {
      known = ["t", "scroll", "x", "y", "dx", "dy"]
      action = .scroll(
        try json.fingerPhase("scroll"),
        at: CGPoint(x: try json.number("x"), y: try json.number("y")),
        by: CGVector(dx: try json.number("dx"), dy: try json.number("dy"))
      )
    } else {
      throw GalleryFailure("an item needs \"touch\", \"scroll\" or \"do\"")
    }
    if let stranger = members.first(where: { !known.contains($0.key) }) {
      throw GalleryFailure(
        "there is no \"\(stranger.key)\" here: there are \(known.joined(separator: ", "))"
      )
    }
  }

  /// Checks a step against those before it.
  fileprivate func check(
    after last: TraceStep?,
    fingers: inout Set<Int>
  ) throws(GalleryFailure) {
    if let last, time < last.time {
      throw GalleryFailure(
        "out of order: \(JSON.written(time)) s comes after \(JSON.written(last.time)) s"
      )
    }
    guard case .touch(let id, let phase, _) = action else { return }
    switch (phase, fingers.contains(id)) {
    case (.began, true): throw GalleryFailure("touch \(id) has begun already")
    case (.began, false): fingers.insert(id)
    case (_, false): throw GalleryFailure("touch \(id) has not begun")
    case (.ended, true), (.cancelled, true): fingers.remove(id)
    case (.moved, true): break
    }
  }
}

extension JSON {
  fileprivate func number(_ key: String) throws(GalleryFailure) -> Double {
    guard let value = self[key] else { throw GalleryFailure("\"\(key)\" is missing") }
    guard let number = value.asNumber else { throw GalleryFailure("\"\(key)\" must be a number") }
    return number
  }

  fileprivate func identifier(_ key: String) throws(GalleryFailure) -> Int {
    let number = try number(key)
    guard let id = Int(exactly: number) else {
      throw GalleryFailure("\"\(key)\" must be a whole number")
    }
    return id
  }

  fileprivate func fingerPhase(_ key: String) throws(GalleryFailure) -> FingerPhase {
    guard let name = self[key] else { throw GalleryFailure("\"\(key)\" is missing") }
    guard let phase = name.asString.flatMap(FingerPhase.init(rawValue:)) else {
      throw GalleryFailure("\"\(key)\" must be began, moved, ended or cancelled")
    }
    return phase
  }
}
