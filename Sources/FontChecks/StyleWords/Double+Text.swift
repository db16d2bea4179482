extension Double {
  /// The number for people: whole ones without a point.
  var text: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
