import UIKit

/// Today's sky, with a sun that a slider moves through the day.
final class TodayController: UIViewController {
  private static let sunSize: CGFloat = 92

  private let sky = GradientView()
  private let sun = UIView()
  private let hills = [
    HillView([0.6, 0.88, 0.66, 0.95, 0.74]), HillView([0.52, 0.42, 0.6, 0.46, 0.64]),
  ]
  private let degrees = UILabel("", size: 88, weight: .thin, color: .white)
  private let time = UILabel("", size: 22, weight: .semibold, isHeader: true, color: .white)
  private let words = UILabel("", size: 17, color: .white)
  private let slider = Slider(color: .white)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "today"
    view.clipsToBounds = true
    sun.accessibilityIdentifier = "today.sun"
    sun.layer.cornerRadius = Self.sunSize / 2
    sun.layer.shadowOpacity = 0.9
    sun.layer.shadowRadius = 34
    sun.layer.shadowOffset = .zero
    slider.accessibilityIdentifier = "today.slider"
    slider.accessibilityLabel = "Time of day"
    time.accessibilityIdentifier = "today.time"
    slider.addAction(UIAction { [weak self] _ in self?.showLight() }, for: .valueChanged)
    view.addSubviews([sky, sun] + hills + [degrees, time, words, slider])
    showLight()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (tabBarController as? MarkedTabs)?.willShow(Daylight(share: slider.value).sky)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let insets = view.safeAreaInsets
    let margin = max(28, insets.left + 4)
    let width = bounds.width - 2 * margin
    sky.frame = bounds
    for hill in hills {
      hill.frame = bounds.divided(atDistance: ground, from: .maxYEdge).slice
    }
    let top = max(insets.top, 12)
    let place = { (y: CGFloat, height: CGFloat) in
      self.view.fromLeading(CGRect(x: margin, y: top + y, width: width, height: height))
    }
    time.frame = place(12, 28)
    degrees.frame = place(38, 100)
    words.frame = place(140, 24)
    slider.frame = CGRect(
      x: margin,
      y: bounds.height - insets.bottom - 64,
      width: width,
      height: 44
    )
    placeSun()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showLight()
  }

  private func showLight() {
    let light = Daylight(share: slider.value)
    sky.show(light.sky)
    sun.backgroundColor = light.sun
    sun.layer.shadowColor = light.sun.resolvedColor(with: traitCollection).cgColor
    for (hill, color) in zip(hills, light.hills) {
      hill.color = color
    }
    degrees.text = "\(light.degrees)°"
    time.text = light.time
    slider.accessibilityValue = light.time
    words.text = light.words
    placeSun()
  }

  /// Places the sun on its arc from the leading to the trailing edge.
  private func placeSun() {
    let bounds = view.bounds
    let light = Daylight(share: slider.value)
    let horizon = bounds.height - ground + (ground - view.safeAreaInsets.bottom) * 0.18
    let rise = max(horizon - view.safeAreaInsets.top - Self.sunSize, 0)
    // In landscape, the text is beside the arc of the sun, not above it.
    let way = bounds.width > bounds.height ? 0.48 + 0.38 * light.share : 0.24 + 0.52 * light.share
    view.place(
      sun,
      x: bounds.width * way - Self.sunSize / 2,
      y: horizon - rise * 0.62 * light.height - Self.sunSize / 2,
      width: Self.sunSize,
      height: Self.sunSize
    )
  }

  /// The height of the hills, including the part under the bar.
  private var ground: CGFloat {
    let bottom = view.safeAreaInsets.bottom
    return min((view.bounds.height - bottom) * 0.4, 240) + bottom
  }
}
