internal import FileAccess
internal import OpenType

/// Reads one font file after another.
struct FontFileReader {
  /// What the caller wants to know of each face.
  let questions: FaceQuestions

  /// The parts of the current file that were read; its first ``startCount`` bytes come first.
  var buffer = ReadBuffer()

  /// How many bytes of the file's start are in the buffer; what follows may be another file's.
  private(set) var startCount = 0

  /// For files that are not simply made of tables, and for the question whether faces load.
  let engine = FontEngine()

  /// Enough for the directory and the small tables that most fonts have at their start.
  static let startByteCount = 4096

  init(questions: FaceQuestions) {
    self.questions = questions
  }

  /// Reads a file.
  ///
  /// - Parameter path: The file, which need not be a font.
  /// - Returns: What was found in it, or why nothing was.
  mutating func read(_ path: FilePath) -> FontFile {
    do throws(FileError) {
      var result = try read(try OpenFile(path))
      if questions.contains(.loadable) { result.problems += loadProblems(of: result) }
      return result
    } catch {
      return FontFile(path: path, problems: [FontProblem(error)])
    }
  }

  /// Reads a file that is open.
  mutating func read(_ file: borrowing OpenFile) throws(FileError) -> FontFile {
    buffer.reset()
    let start = try buffer.append(
      from: file,
      at: 0,
      count: min(Self.startByteCount, file.size)
    )
    startCount = start.count
    let head = min(start.count, FontSignature.byteCount)
    let signature = FontSignature(buffer.bytes.span.extracting(0..<head), fileSize: file.size)
    var result = FontFile(path: file.path, size: file.size)
    switch signature {
    case .trueType, .appleTrueType, .openTypeCFF, .appleType1:
      result.container = .sfnt
      try readFace(file, at: 0, index: 0, into: &result)
    case .collection:
      result.container = .collection
      try readCollection(file, into: &result)
    case .type1Binary, .type1Text:
      if let face = try type1Face(file, signature) {
        result.container = face.container
        result.faces.append(face)
      } else {
        readWithEngine(file, signature, into: &result)
      }
    case .woff, .woff2, .dfont, .pcf, .bdf, .gzip:
      readWithEngine(file, signature, into: &result)
    case .embeddedOpenType, .empty, .gitLFSPointer, .html, .text, .unknown:
      result.refuse(signature, start: buffer.bytes.span.extracting(0..<head))
    }
    return result
  }
}
