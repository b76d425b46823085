/// A property of a layer or a part of one, as key paths name it: `position.x`, `transform.rotation.z`.
struct LayerKeyPath: Hashable {
  /// The part of a property that a key path names.
  enum Part: Hashable {
    case x, y, width, height
    case origin, size, originX, originY
    case turn(TransformAxis)
    case scale(TransformAxis)
    case evenScale
    case shift(TransformAxis)
    case flatShift
  }

  let key: LayerKey
  let part: Part?

  init?(_ text: String) {
    let words = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = words.first, let key = LayerKey(rawValue: name), key.isPublic else {
      return nil
    }
    self.key = key
    guard words.count > 1 else {
      part = nil
      return
    }
    guard let part = LayerKeyPath.part(words[1], of: key.standard) else { return nil }
    self.part = part
  }

  private static func part(_ name: String, of value: LayerValue) -> Part? {
    switch value {
    case .point: ["x": .x, "y": .y][name]
    case .size: ["width": .width, "height": .height][name]
    case .rect:
      [
        "origin": .origin, "origin.x": .originX, "origin.y": .originY,
        "size": .size, "size.width": .width, "size.height": .height,
      ][name]
    case .transform:
      [
        "rotation": .turn(.z), "rotation.x": .turn(.x), "rotation.y": .turn(.y),
        "rotation.z": .turn(.z),
        "scale": .evenScale, "scale.x": .scale(.x), "scale.y": .scale(.y), "scale.z": .scale(.z),
        "translation": .flatShift, "translation.x": .shift(.x), "translation.y": .shift(.y),
        "translation.z": .shift(.z),
      ][name]
    default: nil
    }
  }

  func value(in values: LayerValues) -> LayerValue {
    let whole = values[key]
    guard let part else { return whole }
    switch (whole, part) {
    case (.point(let point), .x): return .number(point.x)
    case (.point(let point), .y): return .number(point.y)
    case (.size(let size), .width): return .number(size.width)
    case (.size(let size), .height): return .number(size.height)
    case (.rect(let rect), .origin): return .point(rect.origin)
    case (.rect(let rect), .size): return .size(rect.size)
    case (.rect(let rect), .originX): return .number(rect.origin.x)
    case (.rect(let rect), .originY): return .number(rect.origin.y)
    case (.rect(let rect), .width): return .number(rect.size.width)
    case (.rect(let rect), .height): return .number(rect.size.height)
    case (.transform(let transform), _): return transform.value(of: part)
    default: return whole
    }
  }

  func set(_ new: LayerValue, in values: inout LayerValues) {
    guard let part else {
      values[key] = new
      return
    }
    switch values[key] {
    case .point(var point):
      guard case .number(let number) = new else { return }
      if part == .x { point.x = number } else { point.y = number }
      values[key] = .point(point)
    case .size(var size):
      guard case .number(let number) = new else { return }
      if part == .width { size.width = number } else { size.height = number }
      values[key] = .size(size)
    case .rect(var rect):
      rect.set(new, as: part)
      values[key] = .rect(rect)
    case .transform(let transform):
      values[key] = .transform(transform.setting(new, as: part))
    default: break
    }
  }
}

extension CGRect {
  fileprivate mutating func set(_ new: LayerValue, as part: LayerKeyPath.Part) {
    switch (part, new) {
    case (.origin, .point(let point)): origin = point
    case (.size, .size(let value)): size = value
    case (.originX, .number(let number)): origin.x = number
    case (.originY, .number(let number)): origin.y = number
    case (.width, .number(let number)): size.width = number
    case (.height, .number(let number)): size.height = number
    default: break
    }
  }
}
