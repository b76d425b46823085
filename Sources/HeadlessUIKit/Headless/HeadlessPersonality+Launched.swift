extension HeadlessPersonality: CustomStringConvertible {
  /// The personality that new screens have unless they are given another.
  ///
  /// The environment variable `HEADLESS_PERSONALITY` chooses one by its place in `all`, or by the fields that
  /// have their other reading, as `+setterFlips,+tapsAreStrict`.
  public static let launched: HeadlessPersonality = {
    let variable = ProcessInfo.processInfo.environment["HEADLESS_PERSONALITY"]
    guard let variable else { return standard }
    guard let personality = HeadlessPersonality(named: variable) else {
      HeadlessFault.raise(
        "HEADLESS_PERSONALITY is \(variable): give it a number from 0 to \(all.count - 1), or names of fields, as +setterFlips,+tapsAreStrict"
      )
    }
    return personality
  }()

  /// The personality of a number, which is its place in `all`, or of the fields that differ from the
  /// standard, each after a plus sign and with commas in between; nil for anything else.
  public init?(named name: String) {
    if let place = Int(name) {
      guard HeadlessPersonality.all.indices.contains(place) else { return nil }
      self = HeadlessPersonality.all[place]
      return
    }
    self = .standard
    for part in name.split(separator: ",", omittingEmptySubsequences: false) {
      guard part.first == "+",
        let field = HeadlessPersonality.fields.first(where: { $0.name == part.dropFirst() })
      else { return nil }
      self[keyPath: field.path].toggle()
    }
  }

  /// The fields that differ from the standard, as the environment variable takes them.
  public var description: String {
    let turned = HeadlessPersonality.fields.filter {
      self[keyPath: $0.path] != HeadlessPersonality.standard[keyPath: $0.path]
    }
    return turned.isEmpty ? "0" : turned.map { "+\($0.name)" }.joined(separator: ",")
  }
}
