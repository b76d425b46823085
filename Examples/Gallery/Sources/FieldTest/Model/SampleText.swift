import Foundation

/// The words and the numbers of a sample.
struct SampleText {
  private enum Part: Equatable {
    case words(String)
    case number(String)
  }

  private let text: String
  private let parts: [Part]

  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var number = ""
    var words = ""
    func endNumber() {
      guard !number.isEmpty else { return }
      parts += [.words(words), .number(number)]
      (number, words) = ("", "")
    }
    for character in text {
      let goesOn = character == "." && !number.isEmpty && !number.contains(".")
      let isSign = character == "-" && number.isEmpty && (words.last ?? " ") == " "
      if character.isASCII && character.isNumber || goesOn || isSign {
        number.append(character)
      } else {
        endNumber()
        words.append(character)
      }
    }
    endNumber()
    self.parts = parts + [.words(words)]
  }

  /// Returns the sample with the model's numbers in brackets behind those that differ; ≠ precedes a number that differs by
  /// much, and a sample that says something else.
  func compared(with model: SampleText) -> String {
    guard words == model.words else { return "≠ \(text) [\(model.text)]" }
    let isInMilliseconds = text.contains("in ms")
    return zip(parts, model.parts).enumerated().map { index, pair in
      switch pair {
      case (.number(let own), .number(let other)) where own != other:
        let unit = unit(after: index, isInMilliseconds: isInMilliseconds, number: own)
        return "\(unit.tells(own, from: other) ? "≠" : "")\(own) [\(other)]"
      case (.number(let same), _), (.words(let same), _):
        return same
      }
    }
    .joined()
  }

  private var words: [String] {
    parts.compactMap { if case .words(let words) = $0 { words } else { nil } }
  }

  private func unit(after index: Int, isInMilliseconds: Bool, number: String) -> SampleUnit {
    guard parts.indices.contains(index + 1), case .words(let next) = parts[index + 1] else {
      return .share
    }
    let word = next.split(whereSeparator: { !$0.isLetter && $0 != "%" }).first.map(String.init)
    switch word {
    case "s" where next.hasPrefix(" "): return .seconds
    case "pt" where next.hasPrefix(" "): return .points
    case "%" where next.hasPrefix(" "): return .percent
    default: return number.contains(".") ? .share : isInMilliseconds ? .milliseconds : .count
    }
  }
}

/// What a number of a sample measures, and below which difference it says nothing.
private enum SampleUnit {
  case seconds
  case milliseconds
  case points
  case percent
  /// A share of a way.
  case share
  case count

  /// A frame, a point, and a fiftieth of the way are what two runs on one device can differ by.
  private var leastDifference: Double {
    switch self {
    case .seconds, .share: 0.02
    case .milliseconds: 20
    case .points, .percent: 1
    case .count: 0
    }
  }

  /// Whether a number differs from the model's by more than 5 %.
  func tells(_ number: String, from model: String) -> Bool {
    guard let number = Double(number), let model = Double(model) else { return true }
    return abs(number - model) > max(0.05 * abs(model), leastDifference) + 1e-9
  }
}
