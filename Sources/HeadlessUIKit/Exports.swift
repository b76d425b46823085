// Apple's UIKit re-exports Foundation, and `import UIKit` alone is what an app writes.
@_exported public import Foundation
