// Runs a command once and says how long it took, on the clock and of the processors, and how much
// memory it held at most.
//
//   measure OUTPUT COMMAND [ARGUMENT...]
//
// The command's standard output goes to the file OUTPUT and its standard error nowhere. Prints
// nanoseconds, the peak resident set in KiB, and the exit status (128 and the signal's number when
// one ended it). A small program and not a script, because a process starts out with the peak of
// the one that started it.

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long processor(struct timeval time) {
  return time.tv_sec * 1000000000LL + time.tv_usec * 1000LL;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: measure OUTPUT COMMAND [ARGUMENT...]\n");
    return 64;
  }
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, argv[1], O_WRONLY | O_CREAT | O_TRUNC, 0644);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);

  long long start = nanoseconds();
  pid_t child;
  if (posix_spawnp(&child, argv[2], &files, NULL, argv + 2, environ) != 0) {
    perror(argv[2]);
    return 2;
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) {
    perror("wait4");
    return 2;
  }
  long long time = nanoseconds() - start;

  long peak = usage.ru_maxrss;
#ifdef __APPLE__
  peak /= 1024;  // bytes there, KiB elsewhere
#endif
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  printf("%lld %lld %ld %d\n", time, processor(usage.ru_utime) + processor(usage.ru_stime), peak,
         code);
  return 0;
}
