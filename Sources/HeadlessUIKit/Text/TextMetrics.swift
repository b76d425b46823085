/// How wide text is: the advance widths of Helvetica for Latin, and an em or a part of it for the rest.
enum TextMetrics {
  /// The width of a run of text on one line, in points.
  static func width(of text: some StringProtocol, in font: UIFont) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1) } * font.pointSize * stretch(of: font.weight)
  }

  /// The width of a character in ems, at the regular weight.
  static func width(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if let known = thousandths(of: scalar) { return CGFloat(known) / 1000 }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    if let base, base != scalar, let known = thousandths(of: base) { return CGFloat(known) / 1000 }
    return isWide(scalar) ? 1 : 0.6
  }

  /// Whether lines may be broken on either side of a character: in scripts written without spaces.
  static func breaksAround(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return isWide(scalar) && !scalar.properties.isEmojiPresentation
  }

  /// The direction of a text's first letter that has one; nil where there is none.
  static func startsRightToLeft(_ text: String) -> Bool? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EEFF:
        return true
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }

  /// Heavier strokes make wider letters.
  private static func stretch(of weight: UIFont.Weight) -> CGFloat {
    1 + weight.rawValue * (weight.rawValue > 0 ? 0.15 : 0.05)
  }

  private static func thousandths(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: basicLatin[Int(scalar.value) - 0x20]
    case 0xA0: 278
    default: punctuation[scalar]
    }
  }

  /// East Asian scripts and pictures, which are as wide as they are high.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  /// From the space to the tilde.
  private static let basicLatin = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let punctuation: [Unicode.Scalar: Int] = [
    "\u{2013}": 556, "\u{2014}": 1000, "\u{2018}": 222, "\u{2019}": 222, "\u{201C}": 333,
    "\u{201D}": 333, "\u{2026}": 1000, "\u{2022}": 350, "\u{00B7}": 278, "\u{00B0}": 400,
    "\u{00D7}": 584, "\u{00DF}": 611, "\u{00C6}": 1000, "\u{00E6}": 889, "\u{00D8}": 778,
    "\u{00F8}": 611, "\u{0131}": 278, "\u{0142}": 222, "\u{00A9}": 737, "\u{20AC}": 556,
  ]
}
