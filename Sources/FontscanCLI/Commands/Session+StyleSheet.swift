internal import DynamicType
internal import FileAccess
internal import StyleSheets

extension Session {
  /// Reads a style sheet, and complains when it cannot be opened.
  ///
  /// What is wrong inside of it is in the sheet, for the command to say.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - table: The table that the styles are to scale by.
  /// - Returns: The sheet.
  func styleSheet(_ path: FilePath, for table: ScalingTable = .ios) -> StyleSheet? {
    guard path != FilePath("-") else { return standardSheet(at: path, for: table) }
    do throws(FileError) {
      return try StyleSheet(reading: path, table: table)
    } catch {
      complain("\(error)")
      return nil
    }
  }

  private func standardSheet(at path: FilePath, for table: ScalingTable) -> StyleSheet? {
    do throws(SourceError) {
      let bytes = try console.input.readAll(limit: StyleSheet.sizeLimit)
      return StyleSheet(parsing: bytes, path: path, table: table)
    } catch {
      complain("standard input: \(error.reason)")
      return nil
    }
  }
}
