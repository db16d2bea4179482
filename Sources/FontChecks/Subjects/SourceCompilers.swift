internal import FileAccess
internal import ProjectModel
internal import SourceScan

/// Which targets compile which sources.
struct SourceCompilers {
  /// A target, whatever its configurations are.
  private struct Target: Hashable {
    var place: SourcePlace?
    var name: String

    init(_ bundle: AppBundle) {
      place = bundle.place
      name = bundle.target
    }
  }

  private var targets: [FilePath: Set<Target>] = [:]

  /// Gathers the sources of bundles.
  init(_ bundles: [BundleSubject]) {
    // Only what extensions have is asked for.
    guard bundles.contains(where: { $0.bundle.kind == .appExtension }) else { return }
    for subject in bundles {
      for file in subject.scan?.files ?? [] {
        targets[file, default: []].insert(Target(subject.bundle))
      }
    }
  }

  /// The sources of an extension that other targets compile as well; none for other bundles.
  func filesShared(by subject: BundleSubject) -> Set<FilePath> {
    guard subject.bundle.kind == .appExtension else { return [] }
    return Set((subject.scan?.files ?? []).filter { (targets[$0]?.count ?? 0) > 1 })
  }
}
