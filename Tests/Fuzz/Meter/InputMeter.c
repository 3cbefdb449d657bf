// What an input costs. Linked into the programs that look for expensive inputs, and into nothing that is shipped: with
// glibc it stands between them and the allocator.
#define _GNU_SOURCE
#include "InputMeter.h"

#include <stddef.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#endif

// Fuzzers count the edges of what they compile; the allocator is no part of what they look at.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((no_sanitize("coverage"))), apply_to = function)
#endif

static _Thread_local int64_t held, most_held, held_before;

#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>

#define TELLS_BYTES 1

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void *taken(void *block) {
  if (block) held += (int64_t)malloc_usable_size(block);
  if (held > most_held) most_held = held;
  return block;
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *realloc(void *block, size_t size) {
  int64_t before = block ? (int64_t)malloc_usable_size(block) : 0;
  void *moved = __libc_realloc(block, size);
  if (moved || size == 0) held -= before;
  return taken(moved);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  if (!block) return ENOMEM;
  *place = taken(block);
  return 0;
}

void free(void *block) {
  if (block) held -= (int64_t)malloc_usable_size(block);
  __libc_free(block);
}
#else
#define TELLS_BYTES 0
#endif

static int counter = -2;  // -2: not opened. -1: there is none.
static int64_t instructions_before, time_before;

static void open_counter(void) {
  counter = -1;
#ifdef __linux__
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.size = sizeof attributes;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  counter = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
#endif
}

static int64_t instructions(void) {
  int64_t count = 0;
  return counter >= 0 && read(counter, &count, sizeof count) == sizeof count ? count : -1;
}

static int64_t processor_time(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)) return -1;
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

void tekigo_begin_metering(void) {
  if (counter == -2) open_counter();
  held_before = most_held = held;
  time_before = processor_time();
  instructions_before = instructions();
}

struct tekigo_spending tekigo_end_metering(void) {
  int64_t now = instructions(), time = processor_time();
  struct tekigo_spending spent = {
      .instructions = now >= 0 && instructions_before >= 0 ? now - instructions_before : -1,
      .nanoseconds = time >= 0 && time_before >= 0 ? time - time_before : -1,
      .held_bytes = TELLS_BYTES ? most_held - held_before : -1,
  };
  return spent;
}

#if defined(__clang__)
#pragma clang attribute pop
#endif
