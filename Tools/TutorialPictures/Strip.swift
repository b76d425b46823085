import UIKit

/// Draws stills side by side, each on a phone, as SVG.
@MainActor
enum Strip {
  private static let screen = CGSize(width: 393, height: 852)
  private static let scale: CGFloat = 0.5
  private static let margin: CGFloat = 28
  private static let gap: CGFloat = 34

  private static let definitions = """
    <style>.sheet{fill:#eef0f4}@media(prefers-color-scheme:dark){.sheet{fill:#22252c}}
    text{font-family:-apple-system,"SF Pro Text","Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;\
    white-space:pre}</style>
    <clipPath id="glass"><rect width="393" height="852" rx="55"/></clipPath>
    <rect id="body" x="-12" y="-12" width="417" height="876" rx="67" fill="#08090b" stroke="#565a63" stroke-width="3"/>
    <rect id="island" x="134" y="11" width="125" height="36" rx="18"/>
    <g id="finger"><circle r="34" fill="#80869a" fill-opacity=".5" stroke="#fff" stroke-width="4"/>\
    <circle r="37" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/></g>
    """

  static func draw(_ stills: [Still]) -> String {
    var drawing = LayerDrawing()
    var body = ""
    for (index, still) in stills.enumerated() {
      let x = margin + CGFloat(index) * (screen.width * scale + gap)
      body += "<g transform=\"translate(\(SVGText.numbers(x, margin))) "
      body += "scale(\(SVGText.number(scale)))\"><use href=\"#body\"/>"
      body += "<g clip-path=\"url(#glass)\">\(drawing.draw(still.tree))</g><use href=\"#island\"/>"
      if let finger = still.finger {
        body += "<use href=\"#finger\" x=\"\(SVGText.number(finger.x))\" "
        body += "y=\"\(SVGText.number(finger.y))\"/>"
      }
      body += "</g>\n"
    }
    let count = CGFloat(stills.count)
    let width = margin * 2 + screen.width * scale * count + gap * (count - 1)
    let height = margin * 2 + screen.height * scale
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(SVGText.number(width))" \
      height="\(SVGText.number(height))" viewBox="0 0 \(SVGText.numbers(width, height))">
      <defs>\(definitions)
      \(drawing.definitions.joined(separator: "\n"))</defs>
      <rect class="sheet" width="100%" height="100%" rx="16"/>
      \(body)</svg>

      """
  }
}
