internal import FileAccess
internal import FontRegistry

extension Subject {
  /// The subject with what some rules need and tables do not say: how far letters reach, and how
  /// heavy they are.
  ///
  /// Outlines take longer than tables. So they are looked at only when a rule asks, and only in
  /// fonts that have glyphs outside the line at all.
  ///
  /// - Parameters:
  ///   - selection: The rules that will be applied.
  ///   - jobs: How many threads may read; at least 1 is used.
  /// - Returns: The subject, measured.
  package func measured(for selection: RuleSelection, jobs: Int = 2) -> Subject {
    var subject = self
    if selection.rules.contains(where: \.usesOutlines) {
      subject = subject.measuringReaches(jobs: jobs)
    }
    if selection.wantsMeasuredLetters {
      subject = subject.measuringLetters(.reading(jobs: jobs))
    }
    return subject
  }

  private func measuringReaches(jobs: Int) -> Subject {
    let faces = facesToMeasure
    let reaches = concurrentMap(count: faces.count, jobs: jobs, scratch: {}) { index, _ in
      try? LetterReach(measuring: faces[index])
    }
    let known = Dictionary(zip(faces.map { DesignPlace($0) }, reaches)) { first, _ in first }
    var subject = self
    for bundle in bundles.indices {
      for font in bundles[bundle].fonts.indices {
        for face in bundles[bundle].fonts[font].designs {
          subject.bundles[bundle].fonts[font].reaches[face.index] = known[DesignPlace(face)] ?? nil
        }
      }
    }
    return subject
  }

  /// One face of each design that may matter, though several bundles have its file.
  private var facesToMeasure: [Face] {
    var seen: Set<DesignPlace> = []
    return bundles.flatMap(\.judgedFonts).flatMap(\.designs).filter { face in
      face.mayReachOutOfLine && seen.insert(DesignPlace(face)).inserted
    }
  }
}

extension Face {
  /// Whether a glyph may reach out of the line far enough to matter, by the box around all glyphs
  /// that `head` has.
  fileprivate var mayReachOutOfLine: Bool {
    guard let line = LineOfFace(self), let bounds = details?.verticalBounds else { return false }
    let farthest = FindingDraft.farthestPlain * line.unitsPerEm
    return Double(bounds.upperBound) > line.ascender + farthest
      || -Double(bounds.lowerBound) > line.depth + farthest
  }
}
