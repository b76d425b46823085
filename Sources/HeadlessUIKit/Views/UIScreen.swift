/// The display.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  open class var main: UIScreen { HeadlessScreen.screen }

  open internal(set) var bounds: CGRect
  open internal(set) var scale: CGFloat

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }

  open var maximumFramesPerSecond: Int { HeadlessClock.framesPerSecond }
}
