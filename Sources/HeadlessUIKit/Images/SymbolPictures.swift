/// The pictures of the symbols that views show: each is drawn once, and not in every layout.
@MainActor
enum SymbolPictures {
  /// More than an app shows at a time; beyond it the pictures are dropped.
  static let limit = 200

  private(set) static var pictures: [SymbolLook: CGImage] = [:]

  static func picture(of look: SymbolLook) -> CGImage {
    if let picture = pictures[look] { return picture }
    if pictures.count == limit { reset() }
    let picture = look.picture
    pictures[look] = picture
    return picture
  }

  static func reset() {
    pictures = [:]
  }
}
