#ifndef FONTSCAN_CFREETYPE_SHIM_H
#define FONTSCAN_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TYPE1_TABLES_H
#include FT_FONT_FORMATS_H

/// The text for an error code, or NULL when there is none.
///
/// FT_Error_String() answers NULL in builds without error strings, which is
/// most of them, so the list that FreeType ships is expanded here.
static inline const char *fontscan_ft_error_text(FT_Error code) {
#undef FTERRORS_H_
#define FT_ERRORDEF(name, value, text) \
  case value:                          \
    return text;
#define FT_ERROR_START_LIST switch (code) {
#define FT_ERROR_END_LIST \
  default:                \
    return 0;             \
    }
#include FT_ERRORS_H
}

/// FT_IS_SFNT() is a function-like macro, which Swift does not import.
static inline int fontscan_ft_is_sfnt(FT_Face face) {
  return FT_IS_SFNT(face) != 0;
}

#endif
