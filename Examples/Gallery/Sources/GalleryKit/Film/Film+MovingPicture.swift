internal import Foundation

extension Film {
  /// The number of frames for each picture.
  private static let framesPerPicture = 4
  /// How long the last picture is shown before the film repeats, in seconds.
  private static let pause = 0.9

  /// Draws one animated phone, beside a chart or alone, repeating forever.
  package func movingPicture(isCharted: Bool = true) -> String {
    let shown = stride(from: action.startIndex, to: action.endIndex, by: Film.framesPerPicture)
      .map { action[$0] }
    let start = action.first?.time ?? 0
    let length = max((action.last?.time ?? 0) - start, 0.001)
    let total = length + Film.pause
    var drawing = LayerDrawing()
    let screen = pictures(of: shown, from: start, total: total, with: &drawing)
    let body = "<g transform=\"translate(30 26) scale(.5964)\">\(screen.body)</g>"
    let chart = isCharted ? chart(of: length, since: start, total: total) : (body: "", rules: "")
    let rules =
      ".f{visibility:hidden;animation:\(JSON.written(total))s step-end infinite}"
      + screen.rules + chart.rules
    let pictured = "beside its progress and its velocity over time"
    return FilmSheet.file(
      size: CGSize(width: isCharted ? 780 : 296, height: 560),
      title: title(isCharted ? "A run in motion, \(pictured)" : "A run in motion"),
      definitions: drawing.definitions + shown.phoneDefinitions + ["<style>\(rules)</style>"],
      body: body + chart.body
    )
  }

  /// Draws the chart, and the rules that move a line along it.
  private func chart(
    of length: TimeInterval,
    since start: TimeInterval,
    total: TimeInterval
  ) -> (body: String, rules: String) {
    let box = CGRect(x: 356, y: 64, width: 384, height: 230)
    let progress = FilmChart(box: box, times: start...(start + length), values: 0...1)
    let speeds = HandSpeeds(Array(action))
    let velocity = FilmChart(
      box: CGRect(x: box.minX, y: 346, width: box.width, height: 110),
      times: progress.times,
      values: speeds.range
    )

    var body = FilmSheet.label("progress", at: CGPoint(x: box.minX, y: 44), style: "ink", size: 14)
    body += FilmSheet.label(
      "speed, \(speeds.unit)",
      at: CGPoint(x: box.minX, y: 328),
      style: "ink",
      size: 14
    )
    if !speeds.releases.isEmpty {
      let place = CGPoint(x: box.maxX, y: 328)
      body += FilmSheet.label("let go at → went on at", at: place, anchor: "end")
    }
    body += progress.grid([(0, "0"), (0.5, "½"), (1, "1")])
    let lines = [speeds.range.lowerBound, 0, speeds.range.upperBound]
    body += velocity.grid(lines.map { ($0, speeds.label($0)) })
    body += velocity.timeAxis()
    body += velocity.curve(action, style: "velocity", isCutOff: true) { $0.velocity }
    body += velocity.releases(speeds)
    body += progress.curve(action, style: "progress") { $0.progress }
    body += progress.signs(moments)
    body += "<path class=\"head\" stroke-opacity=\".55\" "
    body +=
      "d=\"M\(SVGText.numbers(box.minX, box.minY - 8))V\(SVGText.number(velocity.box.maxY))\"/>"
    body += FilmSheet.legend(at: CGPoint(x: box.minX + 6, y: 516))

    let end = SVGText.number(CGFloat(length / total * 100))
    let rules = """
      .halo{stroke-width:4;paint-order:stroke;stroke-linejoin:round}\
      .head{animation:head \(JSON.written(total))s linear infinite}\
      @keyframes head{\(end)%,to{transform:translateX(\(SVGText.number(box.width))px)}}
      """
    return (body, rules)
  }

  /// Stacks the pictures, with rules that show one at a time.
  private func pictures(
    of frames: [TraceFrame],
    from start: TimeInterval,
    total: TimeInterval,
    with drawing: inout LayerDrawing
  ) -> (body: String, rules: String) {
    var pictures: [(content: String, time: TimeInterval)] = []
    for frame in frames {
      let screen = drawing.draw(frame.tree) + FilmSheet.fingers(frame.fingers)
      let content = FilmPhone(frame.status).around(screen)
      if pictures.last?.content != content { pictures.append((content, frame.time - start)) }
    }
    var (body, rules) = ("", "")
    for (index, picture) in pictures.enumerated() {
      func share(_ time: TimeInterval) -> String { SVGText.number(CGFloat(time / total * 100)) }
      let from = index == 0 ? "" : "\(share(picture.time))%"
      let end =
        index + 1 < pictures.count ? "\(share(pictures[index + 1].time))%{visibility:hidden}" : ""
      rules += "@keyframes f\(index){\(from.isEmpty ? "0%" : from){visibility:visible}\(end)}"
      body += "<g class=\"f\" style=\"animation-name:f\(index)\">\(picture.content)</g>"
    }
    return (body, rules)
  }
}
