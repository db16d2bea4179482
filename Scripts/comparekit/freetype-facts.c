// What FreeType says of every face and named instance of font files, as a line of JSON each.
//
//   freetype-facts < LIST
//
// LIST names a font file on each line. A file that FreeType cannot open has no line.

#include <ft2build.h>
#include <stdio.h>
#include <string.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TRUETYPE_TABLES_H

static void text(const char *key, const char *value) {
  printf("\"%s\": ", key);
  if (!value) {
    printf("null, ");
    return;
  }
  putchar('"');
  for (const unsigned char *byte = (const unsigned char *)value; *byte; byte++) {
    // Bytes are told as Latin-1: the reader turns them back.
    if (*byte < 0x20 || *byte >= 0x7F || *byte == '"' || *byte == '\\') printf("\\u%04x", *byte);
    else putchar(*byte);
  }
  printf("\", ");
}

static void characters(FT_Face face) {
  FT_UInt glyph;
  long first = -1, last = -2;
  printf("\"encoding\": \"%.4s\", \"ranges\": [",
         face->charmap ? (face->charmap->encoding == FT_ENCODING_UNICODE ? "unic" : "symb") : "none");
  const char *between = "";
  if (face->charmap) {
    for (FT_ULong code = FT_Get_First_Char(face, &glyph); glyph != 0;
         code = FT_Get_Next_Char(face, code, &glyph)) {
      if ((long)code == last + 1) {
        last = (long)code;
        continue;
      }
      if (first >= 0) {
        printf("%s[%ld, %ld]", between, first, last);
        between = ", ";
      }
      first = last = (long)code;
    }
  }
  if (first >= 0) printf("%s[%ld, %ld]", between, first, last);
  printf("], ");
}

static void tables(FT_Face face) {
  TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  TT_HoriHeader *hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
  if (hhea)
    printf("\"hhea\": [%d, %d, %d], ", hhea->Ascender, hhea->Descender, hhea->Line_Gap);
  if (os2 && os2->version != 0xFFFF) {
    printf("\"weight\": %d, \"typo\": [%d, %d, %d], \"win\": [%d, %d], ",
           os2->usWeightClass, os2->sTypoAscender, os2->sTypoDescender,
           os2->sTypoLineGap, os2->usWinAscent, os2->usWinDescent);
    if (os2->version >= 2)
      printf("\"xHeight\": %d, \"capHeight\": %d, ", os2->sxHeight, os2->sCapHeight);
  }
}

static void axes(FT_Library library, FT_Face face, long instance) {
  FT_MM_Var *variations;
  printf("\"axes\": [");
  if (FT_HAS_MULTIPLE_MASTERS(face) && FT_Get_MM_Var(face, &variations) == 0) {
    for (FT_UInt axis = 0; axis < variations->num_axis; axis++) {
      FT_Var_Axis *known = &variations->axis[axis];
      FT_Long place = known->def;
      if (instance > 0) place = variations->namedstyle[instance - 1].coords[axis];
      printf("%s[\"%c%c%c%c\", %ld, %ld, %ld, %ld]", axis ? ", " : "",
             (int)(known->tag >> 24 & 0xFF), (int)(known->tag >> 16 & 0xFF),
             (int)(known->tag >> 8 & 0xFF), (int)(known->tag & 0xFF), known->minimum, known->def,
             known->maximum, place);
    }
    FT_Done_MM_Var(library, variations);
  }
  printf("], ");
}

static long show(FT_Library library, const char *file, long index) {
  FT_Face face;
  if (FT_New_Face(library, file, index, &face) != 0) return 0;
  long faces = face->num_faces;
  long instances = face->style_flags >> 16;
  for (long instance = 0; instance <= instances; instance++) {
    if (instance > 0) {
      FT_Done_Face(face);
      if (FT_New_Face(library, file, index | instance << 16, &face) != 0) return faces;
    }
    printf("{");
    text("file", file);
    text("name", FT_Get_Postscript_Name(face));
    text("family", face->family_name);
    axes(library, face, instance);
    if (instance == 0) {
      tables(face);
      characters(face);
    }
    printf("\"glyphs\": %ld, \"unitsPerEm\": %d, \"sfnt\": %s, \"index\": %ld, \"instance\": %ld}\n",
           face->num_glyphs, face->units_per_EM, FT_IS_SFNT(face) ? "true" : "false", index,
           instance);
  }
  FT_Done_Face(face);
  return faces;
}

int main(void) {
  FT_Library library;
  if (FT_Init_FreeType(&library) != 0) return 2;
  char file[4096];
  while (fgets(file, sizeof file, stdin)) {
    file[strcspn(file, "\n")] = 0;
    long faces = 1;
    for (long index = 0; index < faces; index++) {
      long found = show(library, file, index);
      if (index == 0) faces = found;
    }
  }
  FT_Done_FreeType(library);
  return 0;
}
