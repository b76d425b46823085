/// A picture: its encoded bytes, and its size in pixels.
///
/// Nothing here decodes pixels; the bytes are passed to the program that shows the screen.
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  let data: Data
  /// What the bytes are, as `image/jpeg`.
  let mimeType: String

  init(data: Data, mimeType: String, width: Int, height: Int) {
    self.data = data
    self.mimeType = mimeType
    self.width = width
    self.height = height
  }

  /// Reads the header of a PNG or JPEG; nil where the bytes are neither, or broken.
  convenience init?(encoded data: Data) {
    let png: (any ImageHeader)? = PNGHeader(data)
    guard let header = png ?? JPEGHeader(data) else { return nil }
    self.init(
      data: data,
      mimeType: header.mimeType,
      width: header.width,
      height: header.height
    )
  }

  /// The shape of the picture, its transparency kept, in one color.
  func filled(with color: CGColor) -> CGImage {
    let body = """
      <filter id="f"><feFlood flood-color="\(color.css)"/>\
      <feComposite in2="SourceAlpha" operator="in"/></filter>\
      <image width="\(width)" height="\(height)" filter="url(#f)" \
      href="data:\(mimeType);base64,\(data.base64EncodedString())"/>
      """
    return .vector(body, width: width, height: height, viewBox: "0 0 \(width) \(height)")
  }

  /// A picture written as SVG.
  static func vector(_ body: String, width: Int, height: Int, viewBox: String) -> CGImage {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(viewBox)">\(body)</svg>
      """
    return CGImage(
      data: Data(text.utf8),
      mimeType: "image/svg+xml",
      width: width,
      height: height
    )
  }
}

extension CGColor {
  /// The color as style sheets write it.
  var css: String {
    let parts = components ?? [0, 0, 0, 1]
    let bytes = parts.prefix(3).map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
    return "rgba(\(bytes.joined(separator: ",")),\(alpha))"
  }
}
