internal import CFontconfig

/// The version of fontconfig that is running, which need not be the one that was built against.
enum FontconfigVersion {
  /// Such as `2.14.1`; see `FcGetVersion`.
  static var text: String {
    let version = FcGetVersion()
    return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }
}
