internal import Foundation
package import GalleryScreens

/// One picture of all built-in effects: for each, four moments of a push.
@MainActor
package struct EffectSheet {
  private let films: [(name: String, film: Film)]

  private static let columns = 2
  private static let progress: [CGFloat] = [0.12, 0.4, 0.7, 0.93]
  private static let scale: CGFloat = 0.15

  /// Plays a push in each room.
  package init(_ rooms: [Room] = EffectSample.rooms) throws(GalleryFailure) {
    var films: [(String, Film)] = []
    for room in rooms {
      let input = try TraceInput(parsing: "[{\"t\": 0.1, \"do\": \"push\"}]")
      films.append((room.title, try Film(of: TraceRun(room, input: input, hz: Film.hz))))
    }
    self.films = films
  }

  package func draw() -> String {
    var drawing = LayerDrawing()
    let phone = CGSize(
      width: FilmSheet.screen.width * EffectSheet.scale,
      height: FilmSheet.screen.height * EffectSheet.scale
    )
    let cell = CGSize(
      width: (phone.width + 14) * CGFloat(EffectSheet.progress.count) + 26,
      height: phone.height + 52
    )
    let rows = (films.count + EffectSheet.columns - 1) / EffectSheet.columns
    let size = CGSize(
      width: 30 + cell.width * CGFloat(EffectSheet.columns),
      height: 24 + cell.height * CGFloat(rows)
    )
    var body = ""
    for (index, (name, film)) in films.enumerated() {
      let origin = CGPoint(
        x: 28 + cell.width * CGFloat(index % EffectSheet.columns),
        y: 40 + cell.height * CGFloat(index / EffectSheet.columns)
      )
      body += FilmSheet.label("." + name, at: origin, style: "ink", size: 13)
      for (step, progress) in EffectSheet.progress.enumerated() {
        guard let frame = film.frame(at: progress) else { continue }
        let x = origin.x + 4 + (phone.width + 14) * CGFloat(step)
        body += "<g transform=\"translate(\(SVGText.numbers(x, origin.y + 14))) "
        body += "scale(\(SVGText.number(EffectSheet.scale)))\">"
        body += FilmPhone(frame.status).around(drawing.draw(frame.tree)) + "</g>"
      }
    }
    return FilmSheet.file(
      size: size,
      title: FilmTitle(
        room: "The built-in effects",
        picture: "For each effect, four moments of a push",
        moments: [],
        since: 0
      ),
      definitions: drawing.definitions,
      body: body
    )
  }
}

extension Film {
  /// The moving frame whose progress is nearest to a value.
  fileprivate func frame(at progress: CGFloat) -> TraceFrame? {
    action.filter { $0.status.phase != "idle" }
      .min { abs($0.status.progress - progress) < abs($1.status.progress - progress) }
  }
}
