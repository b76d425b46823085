/// A view that says that it overrides what it is told of touches, as a comparison of implementations tells beside
/// the Objective-C runtime.
@preconcurrency @MainActor
public protocol HeadlessTouchHandling: UIView {}
