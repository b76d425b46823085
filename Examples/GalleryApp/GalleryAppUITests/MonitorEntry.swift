/// One line of the journal that the app keeps of a transition.
struct MonitorEntry {
  let phase: String
  let progress: Double
  /// In progress per second.
  let velocity: Double
  /// The visible distance of the watched view from the left edge, in widths; NaN if there is none.
  let displayed: Double
  let screens: [String]

  /// Creates an entry from its line; nil if the line isn't one.
  init?(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 4).map(String.init)
    guard words.count == 5, let progress = Double(words[1]), let velocity = Double(words[2]),
      let displayed = Double(words[3])
    else { return nil }
    phase = words[0]
    self.progress = progress
    self.velocity = velocity
    self.displayed = displayed
    screens = words[4].split(separator: "/").map(String.init)
  }
}
