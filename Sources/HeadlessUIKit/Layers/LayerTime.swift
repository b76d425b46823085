/// Whether any layer has a time of its own: where none has, nobody needs to look.
@MainActor
enum LayerTime {
  static var isUniform = true
}
