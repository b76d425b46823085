/// A finger on the screen.
@MainActor
open class UITouch: NSObject {}
