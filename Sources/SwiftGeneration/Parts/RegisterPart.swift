/// Registers font files that no list of an app names: those of packages and extensions.
struct RegisterPart {
  let faces: FaceNaming
  let options: GenerationOptions

  var text: String {
    let files = faces.files.map { "    \(SwiftLiteral.string($0))," }.joined(separator: "\n")
    return """
      // MARK: - Fonts of packages and extensions

      /// The font files of the faces, for bundles whose fonts `UIAppFonts` does not reach.
      \(options.open)enum FontFiles {
        /// The names of the files.
        \(options.open)static let names: [String] = [
      \(files)
        ]

        /// Makes the faces known to this process; once, before the first of them is used.
        ///
        /// - Parameters:
        ///   - bundle: What holds the files: `.module` in a package.
        ///   - folder: The folder in the bundle that they are in; `nil` for none.
        /// - Returns: The files that are not there or that the system refuses; those that it knows
        ///   already are not among them.
        @discardableResult
        \(options.open)static func register(in bundle: Bundle, folder: String? = nil) -> [String] {
          names.filter { name in
            guard let url = bundle.url(forResource: name, withExtension: nil, subdirectory: folder) else {
              return true
            }
            var error: Unmanaged<CFError>?
            if CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) { return false }
            let code = error.map { CFErrorGetCode($0.takeRetainedValue()) }
            return code != CTFontManagerError.alreadyRegistered.rawValue
          }
        }
      }
      """
  }
}
