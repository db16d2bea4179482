#ifndef FONTSCAN_CFREETYPE_SHIM_H
#define FONTSCAN_CFREETYPE_SHIM_H

#include <stddef.h>
#include <stdlib.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_BDF_H
#include FT_COLOR_H
#include FT_FONT_FORMATS_H
#include FT_GZIP_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_SYSTEM_H
#include FT_TRUETYPE_TABLES_H
#include FT_TYPE1_TABLES_H

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

/// Goes to the next layer of a glyph that COLR version 0 makes of others, and
/// tells which glyph it is; 0 behind the last, and for a glyph without layers.
/// `iterator` starts as zeros.
static inline int fontscan_ft_next_layer(FT_Face face, FT_UInt base, FT_LayerIterator *iterator,
                                         FT_UInt *glyph) {
  FT_UInt color = 0;
  return FT_Get_Color_Glyph_Layer(face, base, glyph, &color, iterator) != 0;
}

/// A text property of an X11 bitmap font, or NULL; the union that holds it is
/// read here, where its tag can be looked at first.
static inline const char *fontscan_ft_bdf_text(FT_Face face, const char *name) {
  BDF_PropertyRec property;
  if (FT_Get_BDF_Property(face, name, &property) != FT_Err_Ok ||
      property.type != BDF_PROPERTY_TYPE_ATOM)
    return 0;
  return property.u.atom;
}

/// What lies before each block of memory that FreeType got.
typedef struct fontscan_ft_block {
  /// The bytes of the block.
  size_t size;
  /// The blocks that were got before and after it.
  struct fontscan_ft_block *previous, *next;
  /// Keeps what follows as aligned as malloc() gives it.
  max_align_t bytes[];
} fontscan_ft_block;

/// The memory of one FreeType instance, with a limit on what it may hold.
///
/// FreeType trusts counts in a font as far as the format lets them go: a few
/// bytes can make it ask for gigabytes. It takes its memory from here instead,
/// and is refused what goes over the limit. What it forgets to give back, as
/// FreeType 2.12 does when it unpacks some WOFF2 fonts from a stream, is freed
/// with the instance.
typedef struct fontscan_ft_memory {
  struct FT_MemoryRec_ callbacks;
  /// The block that was got last.
  fontscan_ft_block *blocks;
  /// Bytes in use.
  size_t used;
  /// The most bytes that may be in use.
  size_t limit;
  /// Whether a request was refused since this was last set to 0.
  int refused;
} fontscan_ft_memory;

static inline void *fontscan_ft_resize(FT_Memory callbacks, long old_size,
                                       long size, void *bytes) {
  fontscan_ft_memory *memory = (fontscan_ft_memory *)callbacks;
  (void)old_size;
  if (size <= 0) return 0;
  fontscan_ft_block *block =
      bytes ? (fontscan_ft_block *)((char *)bytes - sizeof *block) : 0;
  size_t others = memory->used - (block ? block->size : 0);
  if (others > memory->limit || (size_t)size > memory->limit - others) {
    memory->refused = 1;
    return 0;
  }
  fontscan_ft_block *result = realloc(block, sizeof *result + (size_t)size);
  if (!result) return 0;
  if (!block) {
    result->previous = memory->blocks;
    result->next = 0;
  }
  if (result->previous) result->previous->next = result;
  if (result->next)
    result->next->previous = result;
  else
    memory->blocks = result;
  result->size = (size_t)size;
  memory->used = others + (size_t)size;
  return result->bytes;
}

static inline void *fontscan_ft_alloc(FT_Memory callbacks, long size) {
  return fontscan_ft_resize(callbacks, 0, size, 0);
}

static inline void fontscan_ft_free(FT_Memory callbacks, void *bytes) {
  fontscan_ft_memory *memory = (fontscan_ft_memory *)callbacks;
  if (!bytes) return;
  fontscan_ft_block *block =
      (fontscan_ft_block *)((char *)bytes - sizeof *block);
  memory->used -= block->size;
  if (block->previous) block->previous->next = block->next;
  if (block->next)
    block->next->previous = block->previous;
  else
    memory->blocks = block->previous;
  free(block);
}

/// Starts a FreeType instance on limited memory.
///
/// Unlike FT_Init_FreeType() this does not read FREETYPE_PROPERTIES from the
/// environment. `memory` must outlive the instance.
static inline FT_Error fontscan_ft_start(fontscan_ft_memory *memory,
                                         size_t limit, FT_Library *library) {
  memory->callbacks.user = 0;
  memory->callbacks.alloc = fontscan_ft_alloc;
  memory->callbacks.free = fontscan_ft_free;
  memory->callbacks.realloc = fontscan_ft_resize;
  memory->blocks = 0;
  memory->used = 0;
  memory->limit = limit;
  memory->refused = 0;
  FT_Error error = FT_New_Library(&memory->callbacks, library);
  if (!error) FT_Add_Default_Modules(*library);
  return error;
}

/// Ends a FreeType instance, and frees what it forgot.
static inline void fontscan_ft_end(fontscan_ft_memory *memory,
                                   FT_Library library) {
  if (library) FT_Done_Library(library);
  while (memory->blocks) fontscan_ft_free(&memory->callbacks, memory->blocks->bytes);
}

#endif
