internal import FileAccess
internal import FontRegistry
internal import ProjectModel
internal import SourceScan

extension ValidationSummary {
  /// Counts what bundles hold and what rules said about them.
  init(
    judged: [BundleSubject],
    libraries: [BundleSubject] = [],
    findings: [Finding],
    notChecked: [NotChecked]
  ) {
    count(findings)
    targets = Set(judged.enumerated().map { TargetIdentity($1.bundle, place: $0) }).count
    declared = Set(judged.flatMap(ValidationSummary.declaredFonts)).count
    let files = Dictionary(
      judged.flatMap(\.fonts).map { ($0.path, $0.file.faces.count) }
    ) { first, _ in first }
    self.files = files.count
    faces = files.values.reduce(0, +)
    let scans = (judged + libraries).compactMap(\.scan)
    if !scans.isEmpty { used = Set(scans.flatMap(\.requests).compactMap(\.usedName)).count }
    if !scans.isEmpty {
      textFiles = TextCounts.files(of: scans.map(\.texts))
      texts = textFiles.reduce(into: TextCounts()) { $0.add($1.counts) }
    }
    self.notChecked = notChecked
  }

  /// Counts findings by severity.
  mutating func count(_ findings: [Finding]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    notes = findings.count { $0.severity == .note }
  }

  /// What several bundles of one target have in common.
  private struct TargetIdentity: Hashable {
    var target: String
    var place: SourcePlace?
    var number: Int

    init(_ bundle: AppBundle, place number: Int) {
      target = bundle.target
      place = bundle.place
      self.number = bundle.place == nil ? number : 0
    }
  }

  private struct DeclaredFont: Hashable {
    var plist: FilePath
    var entry: [UInt8]
  }

  private static func declaredFonts(of subject: BundleSubject) -> [DeclaredFont] {
    guard let plist = subject.bundle.infoPlist else { return [] }
    return plist.declaredEntries.compactMap(\.text).map { text in
      DeclaredFont(plist: plist.path, entry: Array(text.utf8))
    }
  }
}

extension FontRequest {
  /// The bytes of the name that is asked for; `nil` where it is only compared, or may be none.
  fileprivate var usedName: [UInt8]? {
    guard case .known(let name) = name else { return nil }
    return switch role {
    case .face, .family: Array(name.utf8)
    case .style, .comparison, .mention, .resource: nil
    }
  }
}
