import Foundation

/// What headless UIKit gave for each sample, so that a device's report says where the two differ.
package struct ModelSamples: Sendable {
  private let samples: [String: [String]]

  /// Reads lines of the name of a probe, a colon, and a sample.
  package init(_ text: String) {
    var samples: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.range(of: ": ") else { continue }
      samples[String(line[..<colon.lowerBound]), default: []].append(
        String(line[colon.upperBound...])
      )
    }
    self.samples = samples
  }

  /// Those of headless UIKit with its standard readings; a test writes and compares them.
  package static let headless: ModelSamples = {
    let file = Bundle.module.url(forResource: "headless", withExtension: "txt")
    return ModelSamples(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
  }()

  /// Returns a probe's samples, with the model's values beside those that differ.
  package func compared(with found: [String], of probe: String) -> [String] {
    guard let own = samples[probe] else { return found }
    return found.enumerated().map { index, sample in
      own.indices.contains(index)
        ? SampleText(sample).compared(with: SampleText(own[index])) : sample
    }
  }
}
