internal import FileAccess

extension AppBundle {
  /// The fonts that an entry of the list may mean.
  ///
  /// In a built bundle the whole path has to agree, in sources the end of it: `Demo.ttf` stands for
  /// every file of that name, `Fonts/Demo.ttf` for those in a folder of that name.
  ///
  /// - Parameters:
  ///   - entry: The bytes of the entry.
  ///   - ignoringCase: Whether letters that differ only in case agree, as on most Macs.
  /// - Returns: The fonts, in the order of ``fonts``.
  package func fonts(
    for entry: some Collection<UInt8>,
    ignoringCase: Bool = false
  ) -> [BundledFont] {
    let wanted = ignoringCase ? lowercase(entry) : Array(entry)
    guard !wanted.isEmpty else { return [] }
    return fonts.filter { font in
      let path = ignoringCase ? lowercase(font.bundlePath.bytes) : font.bundlePath.bytes
      guard path != wanted else { return true }
      guard layout == .sources else { return false }
      // The folder that was searched may itself be the one that an entry names.
      let place = ignoringCase ? lowercase(font.path.bytes) : font.path.bytes
      return [path, place].contains { $0.ends(with: [UInt8(ascii: "/")] + wanted) }
    }
  }

  /// The fonts that have a file name, whatever their folder.
  ///
  /// - Parameters:
  ///   - name: The bytes of the name, without a slash.
  ///   - ignoringCase: Whether letters that differ only in case agree.
  /// - Returns: The fonts, in the order of ``fonts``.
  package func fonts(
    named name: some Collection<UInt8>,
    ignoringCase: Bool = false
  ) -> [BundledFont] {
    let wanted = ignoringCase ? lowercase(name) : Array(name)
    return fonts.filter { font in
      let last = font.bundlePath.lastComponent
      return ignoringCase ? lowercase(last) == wanted : last.elementsEqual(wanted)
    }
  }
}

/// Lower-case letters of a name, by Unicode's rules as file systems on the Mac follow them.
private func lowercase(_ name: some Collection<UInt8>) -> [UInt8] {
  Array(String(decoding: name, as: UTF8.self).lowercased().utf8)
}

extension [UInt8] {
  fileprivate func ends(with suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
