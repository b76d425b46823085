/// A closure that handles an accessibility action, and returns whether it did.
///
/// UIKit has the same name. It is kept out of the symbol graph, because the tables that the graph is compared with
/// don't list UIKit's additions to `NSObject`.
@_documentation(visibility: internal)
public typealias AXBoolReturnBlock = () -> Bool
