// Measures stems by another way than fontscan: letters are drawn large, and runs of dark pixels
// counted. The test RenderedStemTests compiles and runs it.
//
//   ink-runs < jobs
//
// A job is a line: a font file, the index of a face, the number of axes, a position for each, and
// then, for each letter, its code point, how many runs a line through it has to meet (0 means any, of
// which the last counts), and from where to where lines are laid through it, in parts of its height;
// all separated by tabs. For each job a line comes out, with the median of the runs at each place
// along the lines, and of these the mean, in thousandths of an em, or a hyphen.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H

#define PPEM 1500
#define MOST 4096
#define RUNS 64

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

// The length of the runs of ink in a rendered letter, in pixels; 0 when no line fits.
static double thickness(const FT_Bitmap *bitmap, int count, double from, double to) {
  static double lengths[RUNS][MOST];
  int found = 0;
  int first = (int)((1 - to) * bitmap->rows), last = (int)((1 - from) * bitmap->rows);
  for (int y = first; y < last; y++) {
    const unsigned char *row = bitmap->buffer + (long)y * bitmap->pitch;
    double runs[RUNS + 1];
    int number = 0, inside = 0;
    for (unsigned x = 0; x < bitmap->width && number < RUNS; x++) {
      // Pixels at the edge count as far as they are covered.
      if (row[x] > 0 && !inside) runs[number] = 0;
      if (row[x] > 0) runs[number] += row[x] / 255.0;
      if (row[x] == 0 && inside) number++;
      inside = row[x] > 0;
    }
    if (inside) number++;
    if (count == 0 && number > 0) runs[0] = runs[number - 1];
    else if (number != count) continue;
    if (number == 0 || found == MOST) continue;
    for (int i = 0; i < (count ? count : 1); i++) lengths[i][found] = runs[i];
    found++;
  }
  if (found == 0) return 0;
  int stems = count ? count : 1;
  double sum = 0;
  for (int i = 0; i < stems; i++) {
    qsort(lengths[i], found, sizeof(double), compare);
    sum += lengths[i][found / 2];
  }
  return sum / stems;
}

int main(void) {
  static char line[65536];
  FT_Library library;
  if (FT_Init_FreeType(&library)) return 1;
  while (fgets(line, sizeof line, stdin)) {
    char *rest = line, *path = strsep(&rest, "\t");
    long index = atol(strsep(&rest, "\t"));
    int axes = atoi(strsep(&rest, "\t"));
    FT_Face face;
    if (FT_New_Face(library, path, index, &face)) {
      puts("-");
      continue;
    }
    FT_Fixed positions[64];
    for (int i = 0; i < axes && i < 64; i++)
      positions[i] = (FT_Fixed)(atof(strsep(&rest, "\t")) * 65536);
    if (axes > 0) FT_Set_Var_Design_Coordinates(face, axes, positions);
    FT_Set_Pixel_Sizes(face, PPEM, PPEM);
    char *word;
    while ((word = strsep(&rest, "\t")) != NULL) {
      unsigned long character = strtoul(word, NULL, 10);
      int count = atoi(strsep(&rest, "\t"));
      double from = atof(strsep(&rest, "\t")), to = atof(strsep(&rest, "\t"));
      unsigned glyph = FT_Get_Char_Index(face, character);
      double length = 0;
      if (glyph && !FT_Load_Glyph(face, glyph, FT_LOAD_RENDER | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))
        length = thickness(&face->glyph->bitmap, count, from, to);
      if (length > 0) printf("%.4f\t", length / PPEM * 1000);
      else printf("-\t");
    }
    printf("\n");
    FT_Done_Face(face);
  }
  FT_Done_FreeType(library);
  return 0;
}
