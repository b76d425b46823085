import Testing

@testable import UIKit

@MainActor @Suite("Pictures of symbols", .serialized) struct SymbolPictureTests {
  /// What a view is asked to show.
  private struct Request {
    var name: String
    var pointSize: CGFloat = 17
    var tint = UIColor.black
    var isRightToLeft = false
  }

  @Test("a symbol that was shown before is the same picture, and looks like a drawn one")
  func kept() throws {
    HeadlessScreen.reset()
    var requests: [Request] = []
    for name in ["heart", "heart.fill", "chevron.right", "chevron.forward"] {
      for pointSize: CGFloat in [17, 22] {
        requests.append(Request(name: name, pointSize: pointSize))
        requests.append(Request(name: name, pointSize: pointSize, tint: .red))
        requests.append(Request(name: name, pointSize: pointSize, isRightToLeft: true))
      }
    }

    for request in requests + requests {
      let (shown, drawn) = (try show(request), try draw(request))

      #expect(shown.data == drawn.data, "\(request)")
      #expect(shown.width == drawn.width && shown.height == drawn.height)
    }
    let first = try show(Request(name: "plus"))
    #expect(try show(Request(name: "plus")) === first)
    #expect(try show(Request(name: "plus", tint: .red)) !== first)
  }

  @Test("a limited number of pictures is kept, and none after a reset")
  func limited() throws {
    HeadlessScreen.reset()

    for step in 0...SymbolPictures.limit {
      let request = Request(name: "plus", tint: UIColor(white: CGFloat(step) / 1000, alpha: 1))
      #expect(try show(request).data == draw(request).data)
      #expect(SymbolPictures.pictures.count <= SymbolPictures.limit)
    }
    #expect(!SymbolPictures.pictures.isEmpty)

    HeadlessScreen.reset()

    #expect(SymbolPictures.pictures.isEmpty)
  }

  /// What a new view shows.
  private func show(_ request: Request) throws -> CGImage {
    let image = try #require(UIImage(systemName: request.name))
    let view = UIImageView()
    view.tintColor = request.tint
    view.semanticContentAttribute =
      request.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.image = image.symbol(ofSize: request.pointSize)
    return try #require(view.layer.contents as? CGImage)
  }

  private func draw(_ request: Request) throws -> CGImage {
    try #require(Symbol.named(request.name)).image(
      pointSize: request.pointSize,
      scale: 3,
      color: request.tint.cgColor,
      isRightToLeft: request.isRightToLeft
    )
  }
}
