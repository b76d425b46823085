extension JSON {
  /// A syntax error, with its position.
  package struct SyntaxError: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let column: Int
    package let reason: String

    package var description: String { "line \(line), column \(column): \(reason)" }
  }

  /// Parses one JSON value.
  package init(parsing text: String) throws(SyntaxError) {
    var parser = JSONParser(text)
    self = try parser.parse()
  }
}

private struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(JSON.SyntaxError) -> JSON {
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw failure("there is more after the end") }
    return value
  }

  private mutating func value() throws(JSON.SyntaxError) -> JSON {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth < 500 else { throw failure("nested too deeply") }
    guard let byte = next else { throw failure("the text ends too early") }
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      for (word, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)]
      where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return value
      }
      throw failure("expected a value")
    }
  }

  private mutating func object() throws(JSON.SyntaxError) -> JSON {
    index += 1
    var members: [JSON.Member] = []
    skipSpace()
    if skip("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("expected a key in quotation marks") }
      let start = index
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else {
        index = start
        throw failure("the key \"\(key)\" is there twice")
      }
      skipSpace()
      guard skip(":") else { throw failure("expected a colon") }
      members.append(JSON.Member(key: key, value: try value()))
      skipSpace()
      if skip("}") { return .object(members) }
      guard skip(",") else { throw failure("expected a comma or }") }
    }
  }

  private mutating func array() throws(JSON.SyntaxError) -> JSON {
    index += 1
    var values: [JSON] = []
    skipSpace()
    if skip("]") { return .array(values) }
    while true {
      values.append(try value())
      skipSpace()
      if skip("]") { return .array(values) }
      guard skip(",") else { throw failure("expected a comma or ]") }
    }
  }

  private mutating func number() throws(JSON.SyntaxError) -> JSON {
    let start = index
    _ = skip("-")
    let isZero = next == UInt8(ascii: "0")
    let whole = skipDigits()
    guard whole > 0, !isZero || whole == 1 else { throw failure("expected a number") }
    if skip("."), skipDigits() == 0 { throw failure("expected digits") }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      guard skipDigits() > 0 else { throw failure("expected digits") }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw failure("\(text) is too large") }
    return .number(number)
  }

  private mutating func string() throws(JSON.SyntaxError) -> String {
    index += 1
    var units: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += String(try escaped()).utf8
      case 0..<0x20: throw failure("a string goes on over the end of the line")
      default: units.append(byte)
      }
    }
    throw failure("a string does not end")
  }

  private mutating func escaped() throws(JSON.SyntaxError) -> Character {
    guard let byte = next else { throw failure("a string does not end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default: throw failure("no such escape")
    }
  }

  private mutating func unicode() throws(JSON.SyntaxError) -> Character {
    var units = [try hexadecimal()]
    if UTF16.isLeadSurrogate(units[0]), skip("\\"), skip("u") {
      units.append(try hexadecimal())
    }
    return Character(String(decoding: units, as: UTF16.self))
  }

  private mutating func hexadecimal() throws(JSON.SyntaxError) -> UInt16 {
    let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    guard digits.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw failure("expected four hexadecimal digits")
    }
    index += 4
    return unit
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      index += 1
    }
    return index - start
  }

  private func failure(_ reason: String) -> JSON.SyntaxError {
    let before = bytes[..<min(index, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return JSON.SyntaxError(line: line, column: before.count - lineStart + 1, reason: reason)
  }
}
