internal import FileAccess
internal import FontRegistry
internal import ProjectModel

extension SubjectFont {
  /// One face for each design that lies in the file as a whole: of a variable design the default.
  ///
  /// What tables say, bits, angles, names and permissions, is said of these; the named instances
  /// share it.
  var designs: [Face] {
    var seen: Set<Int> = []
    return file.faces.filter { seen.insert($0.index).inserted }
  }

  /// Whether the bytes contradict themselves, so that what was read may not be what was meant.
  var isDamaged: Bool {
    file.problems.contains { $0.kind == .damaged }
  }

  /// Whether the file stands for a font of which nothing is known here.
  var hidesFaces: Bool {
    file.problems.contains { $0.kind == .gitLFSPointer }
      || (isDamaged && file.faces.allSatisfy { $0.family == nil })
  }

  /// Whether iOS has a way to use files of this kind that nobody argues about.
  var isOfUsualKind: Bool {
    // Of a file that cannot be looked at, the name is all that there is.
    guard presence == .present else {
      return ["ttf", "otf", "ttc", "otc", "dfont"].contains(bundlePath.lowercaseExtension)
    }
    return switch file.container {
    case .sfnt, .collection, .dfont: true
    case .woff, .woff2, .eot, .pfb, .pfa, .pcf, .bdf, .other, nil: false
    }
  }
}

extension Face {
  /// Whether the face is what its tables describe: a static face, or the default of a variable file.
  var isDesign: Bool { instance?.isDefault ?? true }

  /// Whether iOS has a face of this name, which then is not the app's to judge.
  var isSystemFont: Bool {
    postScriptName.map(SystemFonts.postScriptNames.contains) ?? false
  }
}
