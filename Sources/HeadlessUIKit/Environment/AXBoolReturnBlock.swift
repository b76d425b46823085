/// What answers an accessibility action, and returns whether it did.
///
/// UIKit's own name. It is kept out of the symbol graph because the tables that the graph is held against do not
/// list what UIKit adds to `NSObject`.
@_documentation(visibility: internal)
public typealias AXBoolReturnBlock = () -> Bool
