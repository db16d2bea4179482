internal import FontRegistry

extension Showing {
  /// Writes the faces for people, font by font: what the faces of one font share stands once.
  func writeText(to text: inout TextWriter) {
    var start = faces.startIndex
    while start < faces.endIndex {
      let end = faces[start...].firstIndex { !$0.isSameFont(as: faces[start]) } ?? faces.endIndex
      if start > faces.startIndex { text.endLine() }
      FontText(faces: Array(faces[start..<end]), matches: matches).write(to: &text)
      start = end
    }
  }
}
