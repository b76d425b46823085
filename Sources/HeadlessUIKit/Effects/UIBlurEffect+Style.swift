extension UIBlurEffect {
  /// How thick a blur looks, and how light.
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

extension UIBlurEffect.Style {
  var tint: UIColor {
    UIColor(white: isDark ? 0.11 : 0.97, alpha: thickness)
  }

  private var isDark: Bool {
    switch self {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    default: false
    }
  }

  private var thickness: CGFloat {
    switch self {
    case .light: 0.3
    case .dark: 0.73
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.55
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.7
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
      .systemThickMaterialDark:
      0.82
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.75
    }
  }
}
