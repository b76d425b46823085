package import Foundation

/// A JSON value whose objects keep their order.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSON
  }

  package static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  package static func int(_ value: Int) -> JSON { .number(Double(value)) }
  package static func number(_ value: CGFloat) -> JSON { .number(Double(value)) }

  package static func numbers(_ values: [CGFloat]) -> JSON { .array(values.map { .number($0) }) }
  package static func strings(_ values: [String]) -> JSON { .array(values.map { .string($0) }) }

  /// Returns the value of an object's member.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var asBool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  package var asNumber: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  package var asString: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  package var asArray: [JSON]? {
    guard case .array(let array) = self else { return nil }
    return array
  }
}
