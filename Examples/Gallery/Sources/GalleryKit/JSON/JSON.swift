public import Foundation

/// A JSON value whose objects keep their order.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public let key: String
    public let value: JSON
  }

  public static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  public static func int(_ value: Int) -> JSON { .number(Double(value)) }
  public static func number(_ value: CGFloat) -> JSON { .number(Double(value)) }

  public static func numbers(_ values: [CGFloat]) -> JSON { .array(values.map { .number($0) }) }
  public static func strings(_ values: [String]) -> JSON { .array(values.map { .string($0) }) }

  /// The value of an object's member.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  public var asNumber: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  public var asString: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  public var asArray: [JSON]? {
    guard case .array(let array) = self else { return nil }
    return array
  }
}
