extension UIView {
  /// How a block is animated.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
    public static var overrideInheritedDuration: AnimationOptions {
      AnimationOptions(rawValue: 1 << 5)
    }
    public static var overrideInheritedCurve: AnimationOptions {
      AnimationOptions(rawValue: 1 << 6)
    }
    public static var overrideInheritedOptions: AnimationOptions {
      AnimationOptions(rawValue: 1 << 9)
    }
    public static var curveEaseInOut: AnimationOptions { AnimationOptions(rawValue: 0 << 16) }
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
    public static var showHideTransitionViews: AnimationOptions {
      AnimationOptions(rawValue: 1 << 8)
    }
    public static var transitionFlipFromLeft: AnimationOptions {
      AnimationOptions(rawValue: 1 << 20)
    }
    public static var transitionFlipFromRight: AnimationOptions {
      AnimationOptions(rawValue: 2 << 20)
    }
    public static var transitionCrossDissolve: AnimationOptions {
      AnimationOptions(rawValue: 5 << 20)
    }
    public static var transitionFlipFromTop: AnimationOptions {
      AnimationOptions(rawValue: 6 << 20)
    }
    public static var transitionFlipFromBottom: AnimationOptions {
      AnimationOptions(rawValue: 7 << 20)
    }

    /// The transition among the options, which share their bits.
    var transition: AnimationOptions { intersection(AnimationOptions(rawValue: 7 << 20)) }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// How keyframes are animated.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var layoutSubviews: KeyframeAnimationOptions { Self(rawValue: 1 << 0) }
    public static var allowUserInteraction: KeyframeAnimationOptions { Self(rawValue: 1 << 1) }
    public static var beginFromCurrentState: KeyframeAnimationOptions { Self(rawValue: 1 << 2) }
    public static var `repeat`: KeyframeAnimationOptions { Self(rawValue: 1 << 3) }
    public static var autoreverse: KeyframeAnimationOptions { Self(rawValue: 1 << 4) }
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      Self(rawValue: 1 << 5)
    }
    public static var overrideInheritedOptions: KeyframeAnimationOptions { Self(rawValue: 1 << 9) }
    public static var calculationModeLinear: KeyframeAnimationOptions { Self(rawValue: 0 << 10) }
  }
}
