import UIKit

/// The weather of the coming days.
struct Forecast {
  /// A kind of weather, shown as a picture.
  enum Kind {
    case sun, clouds, rain, storm, wind
  }

  struct Day {
    let name: String
    let kind: Kind
    let words: String
    /// In degrees.
    let low: Int
    let high: Int
  }

  struct Hour {
    let time: String
    let kind: Kind
    /// In degrees.
    let degrees: Int
  }

  let days = [
    Day(name: "Monday", kind: .sun, words: "Leave the coat.", low: 9, high: 21),
    Day(name: "Tuesday", kind: .clouds, words: "The sky is thinking it over.", low: 11, high: 18),
    Day(name: "Wednesday", kind: .rain, words: "A good day for soup.", low: 8, high: 13),
    Day(name: "Thursday", kind: .storm, words: "Count after the flash.", low: 10, high: 16),
    Day(name: "Friday", kind: .wind, words: "Kites, and hats across the square.", low: 7, high: 15),
    Day(name: "Saturday", kind: .sun, words: "Told you so.", low: 10, high: 23),
  ]

  var hours: [Hour] {
    let degrees = [9, 10, 12, 14, 16, 18, 20, 21, 21, 20, 18, 15, 14, 13, 12, 11, 10, 10]
    let kinds: [Kind] = [.sun, .sun, .clouds, .sun, .sun, .clouds, .wind, .storm, .rain]
    return degrees.enumerated().map { index, degrees in
      Hour(
        time: "\((index + 6) % 24 < 10 ? "0" : "")\((index + 6) % 24):00",
        kind: kinds[index / 2],
        degrees: degrees
      )
    }
  }
}
