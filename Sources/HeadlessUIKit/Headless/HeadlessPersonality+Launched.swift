extension HeadlessPersonality: CustomStringConvertible {
  /// The personality of new screens, unless they are given another.
  ///
  /// The environment variable `HEADLESS_PERSONALITY` chooses one by its place in `all`, or by the fields that have
  /// their other value, such as `+setterFlips,+tapsAreStrict`.
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

  /// Creates the personality with a number, which is its place in `all`, or with the fields that differ from the
  /// standard.
  ///
  /// Each field follows a plus sign, with commas in between. Any other name returns nil.
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

  /// The fields that differ from the standard, in the format of the environment variable.
  public var description: String {
    let turned = HeadlessPersonality.fields.filter {
      self[keyPath: $0.path] != HeadlessPersonality.standard[keyPath: $0.path]
    }
    return turned.isEmpty ? "0" : turned.map { "+\($0.name)" }.joined(separator: ",")
  }
}
