/// What the user did: all touches of one moment.
@MainActor
open class UIEvent: NSObject {}
