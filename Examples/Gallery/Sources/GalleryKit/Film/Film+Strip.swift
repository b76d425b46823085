internal import Foundation

extension Film {
  /// Draws stills side by side, each with its time below.
  package func strip(count: Int) -> String {
    let stills = stills(count: count)
    var drawing = LayerDrawing()
    let scale: CGFloat = 0.34
    let width = FilmSheet.screen.width * scale
    let (margin, gap): (CGFloat, CGFloat) = (30, 22)
    let columns = CGFloat(stills.count)
    let size = CGSize(
      width: margin * 2 + width * columns + gap * (columns - 1),
      height: 506
    )
    let start = action.first?.time ?? 0
    let chart = FilmChart(
      box: CGRect(x: margin + 26, y: 386, width: size.width - margin * 2 - 34, height: 76),
      times: start...max(action.last?.time ?? 0, start + 0.001),
      values: 0...1
    )
    var body = ""
    for (index, still) in stills.enumerated() {
      let x = margin + CGFloat(index) * (width + gap)
      let screen = drawing.draw(still.tree) + FilmSheet.fingers(still.fingers)
      body +=
        "<g transform=\"translate(\(SVGText.numbers(x, 30))) scale(\(SVGText.number(scale)))\">"
      body += FilmPhone(still.status).around(screen) + "</g>"
      body += caption(of: still, at: CGPoint(x: x + width / 2, y: 344), since: start)
      let (from, to) = (x + width / 2, chart.x(still.time))
      body += "<path class=\"link\" d=\"M\(SVGText.numbers(from, 352))"
      body +=
        "C\(SVGText.numbers(from, 370, to, 364, to, 384))V\(SVGText.number(chart.box.maxY))\"/>"
    }
    body += chart.grid([(0, "0"), (0.5, "½"), (1, "1")]) + chart.timeAxis()
    body += chart.curve(action, style: "progress") { $0.progress }
    body += chart.signs(moments)
    return FilmSheet.file(
      size: size,
      title: title("\(stills.count) moments of a run, and the progress over time"),
      definitions: drawing.definitions + stills.phoneDefinitions,
      body: body
    )
  }

  /// The time of a still, and what happened then.
  private func caption(of still: TraceFrame, at point: CGPoint, since start: TimeInterval) -> String
  {
    let moment = moments.first { $0.time == still.time && $0.mark.isChangeOfHands }
    let seconds = String(format: "%.2f s", still.time - start)
    let word = moment.map { "\($0.mark.rawValue) · " } ?? ""
    return FilmSheet.label(
      word + seconds,
      at: point,
      anchor: "middle",
      style: moment.map { $0.mark.rawValue } ?? "faint",
      size: 12
    )
  }
}
