internal import FileAccess

extension TargetReader {
  /// The bundles that the target copies whole, and those in folders that it copies whole.
  ///
  /// - Parameters:
  ///   - bundle: The target's bundle, whose fonts in such bundles are taken out of it.
  ///   - files: What the target takes.
  ///   - reading: What is shared.
  /// - Returns: Those of them that hold fonts.
  static func innerBundles(
    in bundle: inout AppBundle,
    files: TargetFiles,
    reading: XcodeReading
  ) -> [AppBundle] {
    var inner: [FilePath: AppBundle] = [:]
    for copied in files.innerBundles {
      guard reading.checkout.presence(of: copied.path) == .present else { continue }
      for relative in reading.contents.files(below: copied.path) {
        guard BundleName.isFont(relative.lastComponent) else { continue }
        let font = BundledFont(
          path: reading.checkout.file(copied.path.appending(relative)),
          bundlePath: FilePath(bytes: copied.bundlePath + [UInt8(ascii: "/")] + relative),
          origin: copied.origin
        )
        add(font, to: &inner)
      }
    }
    bundle.fonts.removeAll { add($0, to: &inner) }
    return inner.sorted { $0.key < $1.key }.map { _, found in
      var found = found
      found.place = bundle.place
      let places = ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"]
      for place in places where found.infoPlist == nil {
        let path = found.path.appending(place.utf8)
        guard (try? FileKind(of: path)) != nil, reading.checkout.holds(path) else { continue }
        found.infoPlist = reading.infoPlist(path)
      }
      return found
    }
  }

  /// Counts a font to the innermost bundle that it lies in.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  private static func add(_ font: BundledFont, to inner: inout [FilePath: AppBundle]) -> Bool {
    let path = font.bundlePath.bytes
    var start = path.startIndex
    var found: (end: Int, kind: AppBundle.Kind)?
    while let slash = path[start...].firstIndex(of: UInt8(ascii: "/")) {
      if let kind = BundleName.kind(ofFolder: path[start..<slash]) { found = (slash, kind) }
      start = slash + 1
    }
    guard let found else { return false }
    let key = FilePath(bytes: Array(path[..<found.end]))
    let rest = path[(found.end + 1)...]
    if inner[key] == nil {
      let folder = FilePath(bytes: Array(font.path.bytes.dropLast(rest.count + 1)))
      inner[key] = AppBundle(
        target: String(decoding: key.lastComponent, as: UTF8.self),
        kind: found.kind,
        layout: .project,
        path: folder
      )
      let outer = path[..<(found.end - key.lastComponent.count)]
      inner[key]?.folderInContainer = FilePath(bytes: outer.last == nil ? [] : outer.dropLast())
      inner[key]?.productNames = [FilePath(bytes: Array(key.lastComponent))]
    }
    var own = font
    own.bundlePath = FilePath(bytes: Array(rest))
    inner[key]?.fonts.append(own)
    return true
  }
}
