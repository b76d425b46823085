/// A view that declares that it overrides the touch methods, which the Objective-C runtime can find out by comparing
/// implementations.
@preconcurrency @MainActor
public protocol HeadlessTouchHandling: UIView {}
