public import UIKit

/// One object that is delegate, animator and interactor.
@MainActor
public final class InterruptibleTransition: NSObject {}
