extension Tuning {
  /// Returns the message that shows the settings on a page.
  ///
  /// `swift` is what an app writes for them.
  package func json(swift: String) -> JSON {
    .object([
      "values": values,
      "controls": .array(TuningControl.all.compactMap { $0.json(in: self) }),
      "swift": .string(swift),
    ])
  }

  /// The values of all controls that are shown; `change(_:)` makes the same settings of them.
  package var values: JSON {
    .object(
      TuningControl.all.compactMap { control in
        control.value(in: self).map { JSON.Member(key: control.name, value: $0) }
      }
    )
  }
}
