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
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return box.maxY - box.height * min(max(share, 0), 1)
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
  func curve(_ frames: some Sequence<TraceFrame>, style: String, _ value: (RoomStatus) -> CGFloat)
    -> String
  {
    var path = ""
    var isDrawing = false
    for frame in frames {
      let point = SVGText.numbers(
        x(frame.time).rounded(to: 10),
        y(value(frame.status)).rounded(to: 10)
      )
      path += (isDrawing ? "L" : "M") + point
      isDrawing = frame.status.phase != "idle"
    }
    return "<path class=\"\(style)\" stroke-width=\"2\" stroke-linejoin=\"round\" d=\"\(path)\"/>"
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
