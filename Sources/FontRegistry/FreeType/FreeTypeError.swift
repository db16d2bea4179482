internal import CFreeType

/// An error code that FreeType returned.
public struct FreeTypeError: Error, RawRepresentable, Hashable, Sendable {
  /// The code, as FreeType returned it.
  public let rawValue: Int32

  /// Wraps a code that FreeType returned.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The bytes are of no format that this FreeType knows; `FT_Err_Unknown_File_Format`.
  public static let unknownFormat = FreeTypeError(rawValue: Int32(FT_Err_Unknown_File_Format))

  /// A number is out of its range; `FT_Err_Invalid_Argument`.
  public static let invalidArgument = FreeTypeError(rawValue: Int32(FT_Err_Invalid_Argument))

  /// This FreeType was built without something that the font needs;
  /// `FT_Err_Unimplemented_Feature`.
  public static let unimplemented = FreeTypeError(rawValue: Int32(FT_Err_Unimplemented_Feature))

  /// The room for a result is too small; `FT_Err_Array_Too_Large`.
  public static let tooLarge = FreeTypeError(rawValue: Int32(FT_Err_Array_Too_Large))

  /// The face has no table of the asked name; `FT_Err_Table_Missing`.
  public static let tableMissing = FreeTypeError(rawValue: Int32(FT_Err_Table_Missing))

  /// More memory was wanted than there is, or than FreeType is allowed; `FT_Err_Out_Of_Memory`.
  public static let outOfMemory = FreeTypeError(rawValue: Int32(FT_Err_Out_Of_Memory))
}

extension FreeTypeError: CustomStringConvertible {
  /// FreeType's own words for the code.
  public var description: String {
    guard let text = unsafe fontscan_ft_error_text(rawValue) else { return "code \(rawValue)" }
    return unsafe String(cString: text)
  }
}

/// Throws when a FreeType call did not succeed.
func check(_ code: FT_Error) throws(FreeTypeError) {
  guard code == FT_Err_Ok else { throw FreeTypeError(rawValue: code) }
}
