internal import UIKit

extension HeadlessLayer {
  /// The layer as an object with its id; if an older state is given, with the changes only.
  @MainActor
  func json(since old: HeadlessLayer?, pictures: PictureShelf) -> JSON {
    var members = [JSON.Member(key: "id", value: .int(id))]
    func tell<Value: Equatable>(
      _ key: String,
      _ value: Value,
      since old: Value?,
      _ json: (Value) -> JSON
    ) {
      guard value != old else { return }
      members.append(JSON.Member(key: key, value: json(value)))
    }
    tell("parent", parent, since: old?.parent) { $0.map(JSON.int) ?? .null }
    tell("order", order, since: old?.order, JSON.int)
    tell("view", identifier, since: old?.identifier) { $0.map(JSON.string) ?? .null }
    tell("matrix", matrix, since: old?.matrix, \.json)
    tell("size", size, since: old?.size) { .numbers([$0.width, $0.height]) }
    tell("opacity", opacity, since: old?.opacity ?? 1, JSON.number)
    tell("hidden", isHidden, since: old?.isHidden ?? false, JSON.bool)
    tell("background", backgroundColor, since: old?.backgroundColor) { $0.map(\.json) ?? .null }
    tell("gradient", gradient, since: old?.gradient) { $0.map(\.json) ?? .null }
    tell("radius", cornerRadius, since: old?.cornerRadius ?? 0, JSON.number)
    tell("corners", maskedCorners, since: old?.maskedCorners ?? .all) { .int(Int($0.rawValue)) }
    tell("border", border, since: old?.border) { $0.map(\.json) ?? .null }
    tell("shadow", shadow, since: old?.shadow) { $0.map(\.json) ?? .null }
    tell("clips", clips, since: old?.clips ?? false, JSON.bool)
    tell("picture", picture, since: old?.picture) {
      $0.map { .string(pictures.name(of: $0)) } ?? .null
    }
    tell("pictureFrame", pictureFrame, since: old?.pictureFrame) { $0.map(\.json) ?? .null }
    tell("shape", shape, since: old?.shape) { $0.map(\.json) ?? .null }
    tell("mask", mask?.outline, since: old?.mask?.outline) { $0.map(JSON.string) ?? .null }
    tell("blur", backdropBlur, since: old?.backdropBlur ?? 0, JSON.number)
    tell("text", text, since: old?.text) { $0.map(\.json) ?? .null }
    return .object(members)
  }
}

extension HeadlessLayer {
  var pictureFrame: CGRect? { picture?.frame(in: size) }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension SIMD16<Double> {
  /// Two numbers for a translation, six for an affine transform, otherwise all sixteen.
  var json: JSON {
    let elements = indices.map { self[$0] }
    guard isFlat else { return .array(elements.map(JSON.number)) }
    let flat = [elements[0], elements[1], elements[4], elements[5], elements[12], elements[13]]
    let isShift = flat[0] == 1 && flat[1] == 0 && flat[2] == 0 && flat[3] == 1
    return .array((isShift ? Array(flat[4...]) : flat).map(JSON.number))
  }

  /// Whether the transform is affine on the plane; depth alone isn't visible.
  var isFlat: Bool {
    self[3] == 0 && self[7] == 0 && self[15] == 1
  }
}

extension CGColor {
  /// The color in CSS.
  var css: String {
    let parts = (components ?? [0, 0, 0, 0]).map { min(max($0, 0), 1) }
    let whole = parts[..<3].map { JSON.written(Double(($0 * 2550).rounded() / 10)) }
    let alpha = JSON.written(Double((parts[3] * 10000).rounded() / 10000))
    return "rgba(\(whole.joined(separator: ",")),\(alpha))"
  }

  var json: JSON { .string(css) }
}

extension CGRect {
  var json: JSON { .numbers([minX, minY, width, height]) }
}

extension HeadlessGradient {
  var json: JSON {
    .object([
      "colors": .strings(colors.map(\.css)),
      "locations": .numbers(locations),
      "start": .numbers([startPoint.x, startPoint.y]),
      "end": .numbers([endPoint.x, endPoint.y]),
    ])
  }
}

extension HeadlessBorder {
  var json: JSON { .array([.number(width), color.json]) }
}

extension HeadlessShadow {
  var json: JSON {
    .array([color.json, .number(offset.width), .number(offset.height), .number(radius)])
  }
}

extension HeadlessShape {
  var json: JSON {
    .object([
      "path": .string(path),
      "fill": fillColor?.json ?? .null,
      "line": strokeColor?.json ?? .null,
      "width": .number(lineWidth),
      "miter": .number(miterLimit),
      "from": .number(stroke.lowerBound),
      "to": .number(stroke.upperBound),
      "dashes": .numbers(dashes),
      "phase": .number(dashPhase),
    ])
  }
}

extension HeadlessText {
  var json: JSON {
    .object([
      "lines": .array(
        lines.map {
          .array([
            .string($0.text), .number($0.baseline.x), .number($0.baseline.y), .number($0.width),
          ])
        }
      ),
      "size": .number(fontSize),
      "weight": .int(weight),
      "italic": .bool(isItalic),
      "rightToLeft": .bool(isRightToLeft),
      "color": color.json,
    ])
  }
}
