/// The pictures of the symbols that views show: each is drawn once, and not in every layout.
@MainActor
enum SymbolPictures {
  /// More than an app shows at a time; beyond it the pictures are dropped.
  static let limit = 200

  private(set) static var pictures: [SymbolStyle: CGImage] = [:]

  static func picture(of appearance: SymbolStyle) -> CGImage {
    if let picture = pictures[appearance] { return picture }
    if pictures.count == limit { reset() }
    let picture = appearance.picture
    pictures[appearance] = picture
    return picture
  }

  static func reset() {
    pictures = [:]
  }
}
