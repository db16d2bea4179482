// What a program gets that opens each file with FreeType and reads what `fontscan list` shows.
//
//   freetype-loop LIST
//   freetype-loop --version
//
// LIST names a font file on each line. Prints the file, the place in it, the family, the style, the
// PostScript name and the weight of every face, named instances included.

#include <ft2build.h>
#include <stdio.h>
#include <string.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H

static const char *text(const char *name) { return name ? name : ""; }

// Prints the face and its instances, and returns how many faces the file has.
static long show(FT_Library library, const char *file, long index) {
  FT_Face face;
  if (FT_New_Face(library, file, index, &face) != 0) {
    fprintf(stderr, "freetype-loop: cannot open %s\n", file);
    return 0;
  }
  long faces = face->num_faces;
  long instances = face->style_flags >> 16;
  for (long instance = 0; instance <= instances; instance++) {
    // Opened again for each instance, since the names belong to the opened face.
    if (instance > 0) {
      FT_Done_Face(face);
      if (FT_New_Face(library, file, index | instance << 16, &face) != 0) return faces;
    }
    TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
    printf("%s\t%ld\t%s\t%s\t%s\t%d\n", file, index, text(face->family_name),
           text(face->style_name), text(FT_Get_Postscript_Name(face)),
           os2 ? os2->usWeightClass : -1);
  }
  FT_Done_Face(face);
  return faces;
}

int main(int argc, char **argv) {
  FT_Library library;
  if (FT_Init_FreeType(&library) != 0) return 2;
  if (argc == 2 && strcmp(argv[1], "--version") == 0) {
    int major, minor, patch;
    FT_Library_Version(library, &major, &minor, &patch);
    printf("FreeType %d.%d.%d\n", major, minor, patch);
    return 0;
  }
  FILE *list = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!list) {
    fprintf(stderr, "usage: freetype-loop LIST\n");
    return 64;
  }
  char file[4096];
  while (fgets(file, sizeof file, list)) {
    file[strcspn(file, "\n")] = 0;
    long faces = 1;
    for (long index = 0; index < faces; index++) {
      long found = show(library, file, index);
      if (index == 0) faces = found;
    }
  }
  FT_Done_FreeType(library);
  fclose(list);
  return 0;
}
