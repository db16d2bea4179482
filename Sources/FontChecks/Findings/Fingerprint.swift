internal import FileAccess
internal import ProjectModel

/// What identifies a finding from one run to the next.
///
/// A baseline has to know a finding again after the file around it changed, on another machine and
/// in another version of this tool. So a fingerprint is made of what the finding is about: the rule,
/// the path below what was judged, the target, the font, the name and a detail that the rule
/// chooses. Lines and columns are no part of it, since an entry that is added above would move them;
/// neither are words of the message, which may get better, nor the folder of the checkout.
///
/// Findings that agree in all of it, such as an entry that is there three times, are numbered in the
/// order of their lines.
struct Fingerprint {
  /// The state of a 64-bit FNV-1a hash, which is stable by definition, unlike Swift's own.
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a part; its length is hashed as well, so that no two lists of parts run into each other.
  mutating func add(_ bytes: some Collection<UInt8>) {
    for byte in "\(bytes.count):".utf8 { mix(byte) }
    for byte in bytes { mix(byte) }
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Fingerprint {
  /// Describes a finding without its number among equals.
  init(rule: Rule, draft: FindingDraft, subject: BundleSubject, root: FilePath) {
    add(rule.id.utf8)
    add(draft.file.map { $0.relative(to: root) } ?? [])
    // The name of a source folder is the name of the checkout, which differs between machines.
    let hasTarget = subject.bundle.layout != .sources && !draft.isOfProject
    add(Array((hasTarget ? subject.bundle.target : "").utf8))
    add(draft.font?.bytes ?? [])
    add(Array((draft.name ?? "").utf8))
    add(Array(draft.detail.utf8))
  }
}

extension Fingerprint {
  /// Describes a finding that no draft led to, about a font wherever it lies.
  init(_ finding: Finding, under root: FilePath) {
    add(finding.rule.utf8)
    add(finding.file.map { $0.relative(to: root) } ?? [])
    add(Array((finding.target ?? "").utf8))
    add(Array((finding.name ?? "").utf8))
  }
}

extension FilePath {
  /// The bytes below a folder; below the folder of a file when `root` is a file.
  ///
  /// A path that lies elsewhere stays whole.
  fileprivate func relative(to root: FilePath) -> [UInt8] {
    for folder in [root, root.parent] {
      let prefix = folder.appending([]).bytes
      guard bytes.count > prefix.count, bytes.starts(with: prefix) else { continue }
      return Array(bytes[prefix.count...].drop { $0 == UInt8(ascii: "/") })
    }
    return bytes
  }
}
