/// An axis of space.
enum TransformAxis: Int, Hashable {
  case x, y, z
}
