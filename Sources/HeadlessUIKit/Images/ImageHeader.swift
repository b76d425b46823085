/// What an encoded picture says of itself.
protocol ImageHeader {
  var mimeType: String { get }
  /// In pixels.
  var width: Int { get }
  /// In pixels.
  var height: Int { get }
}

/// The IHDR chunk of a PNG.
struct PNGHeader: ImageHeader {
  let mimeType = "image/png"
  let width: Int
  let height: Int

  /// Nil unless the bytes are a PNG up to and including the start of its pixels.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    guard reader.skip([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      reader.number(4) == 13, reader.skip(Array("IHDR".utf8)),
      let width = reader.number(4), let height = reader.number(4),
      width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max),
      reader.skip(5 + 4), reader.findsPixels()
    else { return nil }
    self.width = width
    self.height = height
  }
}

extension ByteReader {
  /// Walks over the chunks that come before the pixels, and says whether there are any.
  fileprivate mutating func findsPixels() -> Bool {
    while let length = number(4), length <= Int(Int32.max) {
      if skip(Array("IDAT".utf8)) { return length > 0 && hasMore }
      guard skip(4 + length + 4) else { return false }
    }
    return false
  }
}

/// The frame header of a JPEG; an orientation beside it, in Exif, is not read.
struct JPEGHeader: ImageHeader {
  let mimeType = "image/jpeg"
  let width: Int
  let height: Int

  /// Nil unless the bytes are a JPEG up to and including the start of its scan.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    var size: (width: Int, height: Int)?
    guard reader.skip([0xFF, 0xD8]) else { return nil }
    while let marker = reader.jpegMarker() {
      switch marker {
      case 0x01, 0xD0...0xD7:
        continue
      case 0xDA:
        guard let size, reader.hasMore else { return nil }
        (width, height) = size
        return
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard let length = reader.number(2), length >= 8, reader.skip(1),
          let height = reader.number(2), let width = reader.number(2),
          width > 0, height > 0, reader.skip(length - 7)
        else { return nil }
        size = (width, height)
      default:
        guard marker < 0xD8 || marker > 0xD9, let length = reader.number(2), length >= 2,
          reader.skip(length - 2)
        else { return nil }
      }
    }
    return nil
  }
}

extension ByteReader {
  /// The second byte of the next marker; any number of 0xFF may stand before it.
  fileprivate mutating func jpegMarker() -> Int? {
    guard number(1) == 0xFF else { return nil }
    while let byte = number(1) {
      if byte != 0xFF { return byte }
    }
    return nil
  }
}
