// Times the table of eleven text styles and twelve size categories for many faces, once the files
// are read: faces, rows and milliseconds on one line.
internal import DynamicType
internal import FileAccess
internal import FontRegistry

/// Takes faces to all sizes, from nothing but what was read of them.
///
/// - Parameter faces: The faces.
/// - Returns: How many rows there are, and the sum of their line heights, so that none of the work
///   can be left out.
/// - Throws: When a face has no measures.
func scale(_ faces: ArraySlice<Face>) throws -> (rows: Int, height: Double) {
  let sizes = try FontSizeTable()
  var count = 0
  var height = 0.0
  for face in faces {
    for row in try FaceScaler(face).rows(of: sizes) {
      count += 1
      height += row.metrics.lineHeight
    }
  }
  return (count, height)
}

let most = 1000
let paths = CommandLine.arguments.dropFirst().map { FilePath($0) }
let faces = Registry(paths: Array(paths), questions: .details).faces
  .filter { $0.details?.metrics.hhea != nil && ($0.details?.metrics.unitsPerEm ?? 0) > 0 }
  .prefix(most)
var result = (rows: 0, height: 0.0)
let duration = try ContinuousClock().measure { result = try scale(faces) }
let milliseconds =
  Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
print(faces.count, result.rows, milliseconds, result.height)
