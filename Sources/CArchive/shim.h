#ifndef FONTSCAN_CARCHIVE_SHIM_H
#define FONTSCAN_CARCHIVE_SHIM_H

#include <dlfcn.h>
#include <locale.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

// macOS has libarchive without its headers, so what is used of it is declared
// here. Where the headers are, the compiler compares.
#if __has_include(<archive_entry.h>)
#include <archive.h>
#include <archive_entry.h>
#else
#define ARCHIVE_EOF 1
#define ARCHIVE_OK 0
#define ARCHIVE_WARN (-20)
#define AE_IFREG ((mode_t)0100000)
#define AE_IFLNK ((mode_t)0120000)
#define AE_IFDIR ((mode_t)0040000)
#endif
struct archive;
struct archive_entry;
struct archive *archive_read_new(void);
int archive_read_free(struct archive *);
int archive_read_support_format_zip_seekable(struct archive *);
int archive_read_open_fd(struct archive *, int, size_t);
int archive_read_next_header(struct archive *, struct archive_entry **);
ssize_t archive_read_data(struct archive *, void *, size_t);
int64_t archive_filter_bytes(struct archive *, int);
const char *archive_error_string(struct archive *);
const char *archive_version_string(void);
const char *archive_entry_pathname(struct archive_entry *);
mode_t archive_entry_filetype(struct archive_entry *);
int64_t archive_entry_size(struct archive_entry *);
int archive_entry_size_is_set(struct archive_entry *);
int archive_entry_is_data_encrypted(struct archive_entry *);
const char *archive_entry_symlink(struct archive_entry *);

/// libarchive, loaded when the first archive is opened.
///
/// It brings ten libraries with it, which would cost every run of the program
/// more time to load than a list of the installed fonts takes. Hence nothing is
/// linked.
/// Swift takes it for Sendable, since it holds functions and a number and no
/// pointer to data.
typedef struct fontscan_archive_library {
  /// A locale_t, or 0. Names in an archive are read as UTF-8 where they say that
  /// they are, whatever the locale of the process.
  uintptr_t utf8;
  __typeof__(&archive_read_new) read_new;
  __typeof__(&archive_read_free) read_free;
  __typeof__(&archive_read_support_format_zip_seekable) support_zip;
  __typeof__(&archive_read_open_fd) open_fd;
  __typeof__(&archive_read_next_header) next_header;
  __typeof__(&archive_read_data) read_data;
  __typeof__(&archive_filter_bytes) filter_bytes;
  __typeof__(&archive_error_string) error_string;
  __typeof__(&archive_version_string) version_string;
  __typeof__(&archive_entry_pathname) entry_pathname;
  __typeof__(&archive_entry_filetype) entry_filetype;
  __typeof__(&archive_entry_size) entry_size;
  __typeof__(&archive_entry_size_is_set) entry_size_is_set;
  __typeof__(&archive_entry_is_data_encrypted) entry_is_data_encrypted;
  __typeof__(&archive_entry_symlink) entry_symlink;
} fontscan_archive_library;

/// Loads libarchive; 0 when there is none, or one without a function that is
/// needed. `library` is usable after any other answer, for good: it is never
/// unloaded.
static inline int fontscan_archive_load(fontscan_archive_library *library) {
#ifdef __APPLE__
  static const char *const names[] = {"/usr/lib/libarchive.2.dylib", "libarchive.13.dylib"};
#else
  static const char *const names[] = {"libarchive.so.13", "libarchive.so"};
#endif
  void *handle = 0;
  for (unsigned i = 0; i < sizeof names / sizeof *names && !handle; i++)
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (!handle) return 0;
#define FONTSCAN_ARCHIVE_FIND(field, name) \
  library->field = (__typeof__(&name))dlsym(handle, #name); \
  if (!library->field) return 0
  FONTSCAN_ARCHIVE_FIND(read_new, archive_read_new);
  FONTSCAN_ARCHIVE_FIND(read_free, archive_read_free);
  FONTSCAN_ARCHIVE_FIND(support_zip, archive_read_support_format_zip_seekable);
  FONTSCAN_ARCHIVE_FIND(open_fd, archive_read_open_fd);
  FONTSCAN_ARCHIVE_FIND(next_header, archive_read_next_header);
  FONTSCAN_ARCHIVE_FIND(read_data, archive_read_data);
  FONTSCAN_ARCHIVE_FIND(filter_bytes, archive_filter_bytes);
  FONTSCAN_ARCHIVE_FIND(error_string, archive_error_string);
  FONTSCAN_ARCHIVE_FIND(version_string, archive_version_string);
  FONTSCAN_ARCHIVE_FIND(entry_pathname, archive_entry_pathname);
  FONTSCAN_ARCHIVE_FIND(entry_filetype, archive_entry_filetype);
  FONTSCAN_ARCHIVE_FIND(entry_size, archive_entry_size);
  FONTSCAN_ARCHIVE_FIND(entry_size_is_set, archive_entry_size_is_set);
  FONTSCAN_ARCHIVE_FIND(entry_is_data_encrypted, archive_entry_is_data_encrypted);
  FONTSCAN_ARCHIVE_FIND(entry_symlink, archive_entry_symlink);
#undef FONTSCAN_ARCHIVE_FIND
  locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
  library->utf8 = (uintptr_t)utf8;
  return 1;
}

/// Has this thread read text as UTF-8; what it did before, or 0 for nothing to
/// go back to.
static inline locale_t fontscan_archive_enter(const fontscan_archive_library *library) {
  return library->utf8 ? uselocale((locale_t)library->utf8) : (locale_t)0;
}

/// Starts reading a ZIP archive by its central directory; NULL when there is
/// no memory for it, and with `*status` not ARCHIVE_OK when it cannot be read.
static inline struct archive *fontscan_archive_open(const fontscan_archive_library *library,
                                                    int descriptor, int *status) {
  struct archive *archive = library->read_new();
  if (!archive) return 0;
  *status = library->support_zip(archive);
  if (*status == ARCHIVE_OK) *status = library->open_fd(archive, descriptor, 65536);
  return archive;
}

/// Goes to the next entry.
static inline int fontscan_archive_next(const fontscan_archive_library *library,
                                        struct archive *archive, struct archive_entry **entry) {
  locale_t old = fontscan_archive_enter(library);
  int status = library->next_header(archive, entry);
  if (old) uselocale(old);
  return status;
}

/// The path of an entry as bytes; NULL when it is not the UTF-8 that it says it
/// is.
static inline const char *fontscan_archive_pathname(const fontscan_archive_library *library,
                                                    struct archive_entry *entry, size_t *length) {
  locale_t old = fontscan_archive_enter(library);
  const char *name = library->entry_pathname(entry);
  if (old) uselocale(old);
  *length = name ? strlen(name) : 0;
  return name;
}

/// Where a symbolic link leads, as bytes; NULL for what is none, and where it is
/// not the UTF-8 that it says it is.
static inline const char *fontscan_archive_target(const fontscan_archive_library *library,
                                                  struct archive_entry *entry, size_t *length) {
  locale_t old = fontscan_archive_enter(library);
  const char *target = library->entry_symlink(entry);
  if (old) uselocale(old);
  *length = target ? strlen(target) : 0;
  return target;
}

/// Whether an entry is a regular file.
static inline int fontscan_archive_is_file(const fontscan_archive_library *library,
                                           struct archive_entry *entry) {
  return library->entry_filetype(entry) == AE_IFREG;
}

/// Whether an entry is a folder.
static inline int fontscan_archive_is_folder(const fontscan_archive_library *library,
                                             struct archive_entry *entry) {
  return library->entry_filetype(entry) == AE_IFDIR;
}

/// Whether an entry is a symbolic link.
static inline int fontscan_archive_is_link(const fontscan_archive_library *library,
                                           struct archive_entry *entry) {
  return library->entry_filetype(entry) == AE_IFLNK;
}

/// Whether the bytes of an entry are encrypted.
static inline int fontscan_archive_is_encrypted(const fontscan_archive_library *library,
                                                struct archive_entry *entry) {
  return library->entry_is_data_encrypted(entry) != 0;
}

/// How many bytes an entry says that it has; -1 when it does not say.
static inline long long fontscan_archive_size(const fontscan_archive_library *library,
                                              struct archive_entry *entry) {
  return library->entry_size_is_set(entry) ? library->entry_size(entry) : -1;
}

/// Unpacks the next bytes of the entry: how many, 0 at its end, or less than 0.
static inline long long fontscan_archive_read(const fontscan_archive_library *library,
                                              struct archive *archive, void *bytes, size_t size) {
  return library->read_data(archive, bytes, size);
}

/// How many bytes of the archive itself were taken so far.
static inline long long fontscan_archive_position(const fontscan_archive_library *library,
                                                  struct archive *archive) {
  return library->filter_bytes(archive, -1);
}

/// Why the last call failed, in words; NULL when that is not known.
static inline const char *fontscan_archive_error(const fontscan_archive_library *library,
                                                 struct archive *archive) {
  return library->error_string(archive);
}

/// Ends reading.
static inline void fontscan_archive_close(const fontscan_archive_library *library,
                                          struct archive *archive) {
  if (archive) library->read_free(archive);
}

#endif
