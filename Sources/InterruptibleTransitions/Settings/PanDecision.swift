/// Whether a pan may begin on a view.
public enum PanDecision: Hashable, Sendable {
  /// The default rules decide: a pan begins along the transition's way, where the scroll views under it are at
  /// their edge, and neither on a control whose value a drag changes nor on text that is being edited.
  case automatic
  /// The pan begins, whatever is under it.
  case allow
  /// The pan doesn't begin.
  case deny
}
