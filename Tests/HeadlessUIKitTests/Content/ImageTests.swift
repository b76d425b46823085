import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ImageTests {
  /// One red pixel.
  private let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
    ) ?? Data()

  /// Start, a JFIF segment, a frame of 786 × 900, a start of scan and a byte of it.
  private let jpeg = Data(
    [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x04, 0x4A, 0x46]
      + [0xFF, 0xFF, 0xC2, 0x00, 0x0B, 0x08, 0x03, 0x84, 0x03, 0x12, 0x01, 0x01, 0x11, 0x00]
      + [0xFF, 0xDA, 0x00]
  )

  @Test func aPictureHasItsSizeInPointsOfItsScale() throws {
    HeadlessScreen.reset()
    let image = try #require(UIImage(data: png))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(image.cgImage?.mimeType == "image/png" && image.cgImage?.data == png)
    #expect(UIImage(data: (Data([1, 2, 3]) + png)[3...])?.size.width == 1)

    let photo = try #require(UIImage(data: jpeg, scale: 2))
    #expect(photo.size == CGSize(width: 393, height: 450))
    #expect(photo.cgImage?.width == 786 && photo.cgImage?.mimeType == "image/jpeg")
  }

  @Test func brokenBytesAreNoImage() {
    HeadlessScreen.reset()
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    for count in 0..<41 {
      #expect(UIImage(data: png.prefix(count)) == nil, "cut to \(count) bytes")
    }
    for count in 0..<jpeg.count - 1 {
      #expect(UIImage(data: jpeg.prefix(count)) == nil, "cut to \(count) bytes")
    }
    #expect(UIImage(contentsOfFile: "/no/such/picture.png") == nil)
  }

  @Test func aFileNamedForAScaleHasIt() throws {
    HeadlessScreen.reset()
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("picture-\(UUID().uuidString)@2x.jpg")
    try jpeg.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    #expect(UIImage(contentsOfFile: file.path)?.scale == 2)
  }

  @Test func onlyKnownSymbolsExist() throws {
    HeadlessScreen.reset()
    let heart = try #require(UIImage(systemName: "heart.fill"))
    #expect(heart.isSymbolImage)
    #expect(heart.size.width > heart.size.height)
    #expect(UIImage(systemName: "heart.filled") == nil)
  }

  @Test func symbolsThatPointForwardFollowTheLanguage() {
    HeadlessScreen.reset()
    let forward = UIImageView(image: UIImage(systemName: "chevron.forward"))
    let right = UIImageView(image: UIImage(systemName: "chevron.right"))
    #expect(svg(forward) == svg(right))

    for view in [forward, right] {
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
    }
    #expect(svg(forward).contains("scale(-1 1)"))
    #expect(!svg(right).contains("scale(-1 1)"))
  }

  @Test func anImageViewTakesTheImagesSizeAndShowsIt() {
    HeadlessScreen.reset()
    let image = UIImage(data: jpeg, scale: 2)
    let view = UIImageView(image: image)

    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 450))
    #expect(view.layer.contents as? CGImage === image?.cgImage)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.layer.contentsGravity == .resize)
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)

    let empty = UIImageView(image: UIImage())
    #expect(empty.image?.size == .zero && empty.image?.cgImage == nil)
    #expect(empty.intrinsicContentSize == .zero)
  }

  @Test func symbolsAndTemplatesTakeTheTintOfTheViewAround() {
    HeadlessScreen.reset()
    let outer = UIView()
    let view = UIImageView(image: UIImage(systemName: "heart"))
    outer.addSubview(view)
    outer.tintColor = .red
    #expect(svg(view).contains("rgba(255,0,0,1.0)"))

    view.image = UIImage(data: png)?.withRenderingMode(.alwaysTemplate)
    #expect(svg(view).contains("rgba(255,0,0,1.0)"))
    #expect(svg(view).contains("data:image/png;base64,"))

    view.image = UIImage(systemName: "heart")?
      .withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(svg(view).contains("rgba(0,0,255,1.0)"))
  }

  private func svg(_ view: UIView) -> String {
    String(decoding: (view.layer.contents as? CGImage)?.data ?? Data(), as: UTF8.self)
  }
}
