internal import Foundation

/// A chart of progress or velocity over time.
struct FilmChart {
  let box: CGRect
  let times: ClosedRange<TimeInterval>
  let values: ClosedRange<CGFloat>

  func x(_ time: TimeInterval) -> CGFloat {
    let length = max(times.upperBound - times.lowerBound, 0.001)
    return box.minX + box.width * CGFloat((time - times.lowerBound) / length)
  }

  func y(_ value: CGFloat) -> CGFloat {
    place(min(max(value, values.lowerBound), values.upperBound))
  }

  /// Where a value is, also beyond the ends of the axis.
  private func place(_ value: CGFloat) -> CGFloat {
    box.maxY - box.height * (value - values.lowerBound) / (values.upperBound - values.lowerBound)
  }

  /// Horizontal lines with labels.
  func grid(_ lines: [(value: CGFloat, label: String)]) -> String {
    lines.map { line in
      let y = y(line.value)
      return
        "<path class=\"grid\" d=\"M\(SVGText.numbers(box.minX, y))H\(SVGText.number(box.maxX))\"/>"
        + FilmSheet.label(line.label, at: CGPoint(x: box.minX - 8, y: y + 4), anchor: "end")
    }
    .joined()
  }

  /// Ticks every tenth, fifth or half of a second, so that their labels fit.
  func timeAxis() -> String {
    let length = times.upperBound - times.lowerBound
    let step = [0.1, 0.2, 0.5, 1, 2, 5].first { length / $0 <= Double(box.width) / 52 } ?? 10
    let count = Int((length / step + 1e-6).rounded(.down))
    return (0...count).map { index in
      let seconds = Double(index) * step
      let x = x(times.lowerBound + seconds)
      let text = index == 0 ? "0" : JSON.written((seconds * 10).rounded() / 10) + " s"
      return FilmSheet.label(text, at: CGPoint(x: x, y: box.maxY + 17), anchor: "middle")
    }
    .joined()
  }

  /// The curve of a value, with gaps where the transition is idle.
  ///
  /// Beyond the ends of the axis it runs along them, or is cut off.
  func curve(
    _ frames: some Sequence<TraceFrame>,
    style: String,
    isCutOff: Bool = false,
    _ value: (RoomStatus) -> CGFloat
  ) -> String {
    var path = ""
    var isDrawing = false
    for frame in frames {
      let point = SVGText.numbers(
        x(frame.time).rounded(to: 10),
        (isCutOff ? place(value(frame.status)) : y(value(frame.status))).rounded(to: 10)
      )
      path += (isDrawing ? "L" : "M") + point
      isDrawing = frame.status.phase != "idle"
    }
    let curve =
      "<path class=\"\(style)\" stroke-width=\"2\" stroke-linejoin=\"round\" d=\"\(path)\"/>"
    return isCutOff ? cutOff(curve, by: "\(style)-box") : curve
  }

  /// A drawing without what is above or below the chart.
  private func cutOff(_ drawing: String, by name: String) -> String {
    let numbers = [box.minX, box.minY - 2, box.width, box.height + 4].map(SVGText.number)
    let frame =
      "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>"
    return "<clipPath id=\"\(name)\">\(frame)</clipPath>"
      + "<g clip-path=\"url(#\(name))\">\(drawing)</g>"
  }

  /// Both speeds of each release: half a disk for each, so that they are one where the speed stays.
  func releases(_ speeds: HandSpeeds) -> String {
    speeds.releases.map { release in
      let x = x(release.time)
      let places = release.speeds.map(y)
      var drawing = ""
      for (style, (y, turn)) in zip(["catch", "hand-off"], zip(places, ["0", "1"])) {
        let (top, end) = (SVGText.numbers(x, y - 5), SVGText.numbers(x, y + 5))
        drawing += "<path class=\"\(style)\" d=\"M\(top)A5 5 0 0 \(turn) \(end)Z\"/>"
      }
      let isLate = x > box.midX
      let text = CGPoint(
        x: x + (isLate ? -10 : 10),
        y: max((places.min() ?? 0) - 5, box.minY + 9)
      )
      return drawing
        + FilmSheet.label(
          release.text,
          at: text,
          anchor: isLate ? "end" : "start",
          style: "ink mark halo"
        )
    }
    .joined()
  }

  /// The symbols of the marks, on the curve.
  func signs(_ moments: [RoomEvent.Moment]) -> String {
    moments.map { FilmSheet.sign(of: $0.mark, at: CGPoint(x: x($0.time), y: y($0.progress))) }
      .joined()
  }
}

extension CGFloat {
  /// Rounds to a fraction of 1.
  fileprivate func rounded(to parts: CGFloat) -> CGFloat { (self * parts).rounded() / parts }
}
