internal import Foundation

extension Film {
  /// Draws a push beside the system's, frame by frame: stills above, and below what the formula that was measured of
  /// the system's push gives at the same times, on flat screens.
  package func comparison(count: Int) -> String {
    let start = lastFrameAtStart
    let stills = stills(count: count).filter { $0.time >= start }
    var drawing = LayerDrawing()
    let scale: CGFloat = 0.34
    let width = FilmSheet.screen.width * scale
    let (margin, gap, row): (CGFloat, CGFloat, CGFloat) = (30, 22, 340)
    let columns = CGFloat(stills.count)
    let size = CGSize(
      width: margin * 2 + width * columns + gap * (columns - 1),
      height: 506 + row
    )
    let chart = FilmChart(
      box: CGRect(x: margin + 26, y: 386 + row, width: size.width - margin * 2 - 34, height: 76),
      times: start...max(action.last?.time ?? 0, start + 0.001),
      values: 0...1
    )
    var body = ""
    for (index, still) in stills.enumerated() {
      let x = margin + CGFloat(index) * (width + gap)
      let time = still.time - start
      let pictures = [drawing.draw(still.tree), SystemPush(time: time).picture]
      for (line, picture) in pictures.enumerated() {
        let place = SVGText.numbers(x, 30 + CGFloat(line) * row)
        body += "<g transform=\"translate(\(place)) scale(\(SVGText.number(scale)))\">"
        body += FilmPhone(still.status).around(picture) + "</g>"
      }
      body += FilmSheet.label(
        String(format: "%.0f ms", time * 1000),
        at: CGPoint(x: x + width / 2, y: 344),
        anchor: "middle",
        size: 12
      )
    }
    body += chart.grid([(0, "0"), (0.5, "½"), (1, "1")]) + chart.timeAxis()
    body += chart.curve(action.drop { $0.time < start }, style: "progress") { $0.progress }
    body += system(in: chart)
    body += FilmSheet.label(
      "progress: blue as seen, orange dashes 1 − e^(−t / 60 ms)",
      at: CGPoint(x: chart.box.maxX, y: chart.box.maxY - 10),
      anchor: "end"
    )
    return FilmSheet.file(
      size: size,
      title: title("\(stills.count) moments of a run above the system's push at the same times"),
      definitions: drawing.definitions + stills.phoneDefinitions,
      body: body
    )
  }

  /// The time of the last frame before the one that moves first.
  private var lastFrameAtStart: TimeInterval {
    let moving = action.firstIndex { $0.status.progress > 0 } ?? action.startIndex
    return action[max(moving - 1, action.startIndex)].time
  }

  /// The system's progress in a chart.
  private func system(in chart: FilmChart) -> String {
    let length = chart.times.upperBound - chart.times.lowerBound
    let points = stride(from: 0, through: length, by: 1 / 240).map { time in
      SVGText.numbers(
        chart.x(chart.times.lowerBound + time),
        chart.y(SystemPush(time: time).progress)
      )
    }
    return "<path class=\"velocity\" stroke-width=\"2\" stroke-dasharray=\"5 5\" "
      + "d=\"M\(points.joined(separator: "L"))\"/>"
  }
}

/// The system's push at a time after its start, by the figures that were measured of iOS 27.
private struct SystemPush {
  /// Seconds.
  let time: TimeInterval

  var progress: CGFloat { 1 - exp(-CGFloat(time) / 0.060) }

  /// The two screens, flat.
  var picture: String {
    let screen = FilmSheet.screen
    let below = -0.301 * screen.width * progress
    let above = screen.width * (1 - progress)
    return rectangle(at: below, "#e9dfcb") + rectangle(at: 0, "#000", opacity: 0.098 * progress)
      + rectangle(at: above, "#7d86b8")
  }

  private func rectangle(at x: CGFloat, _ color: String, opacity: CGFloat = 1) -> String {
    let (width, height) = (FilmSheet.screen.width, FilmSheet.screen.height)
    return "<rect x=\"\(SVGText.number(x))\" width=\"\(SVGText.number(width))\" "
      + "height=\"\(SVGText.number(height))\" fill=\"\(color)\" "
      + "fill-opacity=\"\(SVGText.number(opacity))\"/>"
  }
}
