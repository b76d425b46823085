extension LayerValue {
  var asColors: [CGColor]? {
    guard case .colors(let colors) = self, !colors.isEmpty else { return nil }
    return colors
  }

  var asNumbers: [CGFloat]? {
    guard case .numbers(let numbers) = self, !numbers.isEmpty else { return nil }
    return numbers
  }

  var asPoint: CGPoint? {
    guard case .point(let point) = self else { return nil }
    return point
  }

  var asNumber: CGFloat? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var asColor: CGColor? {
    guard case .color(let color) = self else { return nil }
    return color
  }

  var asPath: CGPath? {
    guard case .path(let path) = self else { return nil }
    return path
  }
}
