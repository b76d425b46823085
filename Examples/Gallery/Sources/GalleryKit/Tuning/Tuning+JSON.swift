extension Tuning {
  /// Returns the message that shows the settings on a page.
  ///
  /// `ownEffect` is the argument that creates the room's own effect, nil if it takes more than a line.
  package func json(ownEffect: String?) -> JSON {
    .object([
      "values": values,
      "controls": .array(TuningControl.all.compactMap { $0.json(in: self) }),
      "swift": .string(swift(ownEffect: ownEffect)),
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
