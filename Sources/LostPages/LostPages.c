// What a signal handler may do is little: it calls nothing but `mmap` and `sigaction`, which on the systems that this
// runs on are calls of the kernel without state of their own, and it reads and writes nothing but atomic words.
#define _GNU_SOURCE
#include "LostPages.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

struct mapping {
  uintptr_t start;  // 0: the place is free. 1: it is being taken.
  uintptr_t end;
  size_t lost;
};

static struct mapping mappings[TEKIGO_WATCHED_LIMIT];
static int used;  // Places from here on were never taken.
static uintptr_t page_size;
static struct sigaction previous;

/// Maps empty pages over the missing page and all that follow it.
static int replace(struct mapping *mapping, uintptr_t address) {
  uintptr_t start = __atomic_load_n(&mapping->start, __ATOMIC_ACQUIRE);
  uintptr_t end = __atomic_load_n(&mapping->end, __ATOMIC_ACQUIRE);
  if (start <= 1 || address < start || address >= end) return 0;
  uintptr_t page = address & ~(page_size - 1);
  size_t offset = page < start ? 0 : page - start;
  // Told first, so that who reads a zero that was never in the file can know it.
  size_t before = __atomic_load_n(&mapping->lost, __ATOMIC_RELAXED);
  while (offset < before
         && !__atomic_compare_exchange_n(&mapping->lost, &before, offset, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
  }
  void *pages = mmap((void *)page, end - page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  return pages != MAP_FAILED;
}

static void missing_page(int number, siginfo_t *information, void *context) {
  (void)number, (void)context;
  int error = errno;
  uintptr_t address = (uintptr_t)information->si_addr;
  int count = __atomic_load_n(&used, __ATOMIC_ACQUIRE);
  for (int place = 0; place < count; place++) {
    if (replace(&mappings[place], address)) {
      errno = error;
      return;
    }
  }
  // Not ours: the instruction is tried again, and what was to happen before this was installed happens.
  sigaction(SIGBUS, &previous, NULL);
  errno = error;
}

static void install(void) {
  page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  struct sigaction action = {0};
  action.sa_sigaction = missing_page;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, &previous);
}

int tekigo_watch(const void *start, size_t length) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  for (int place = 0; place < TEKIGO_WATCHED_LIMIT; place++) {
    uintptr_t free_place = 0;
    if (!__atomic_compare_exchange_n(
            &mappings[place].start, &free_place, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
      continue;
    __atomic_store_n(&mappings[place].lost, PTRDIFF_MAX, __ATOMIC_RELAXED);
    __atomic_store_n(&mappings[place].end, (uintptr_t)start + length, __ATOMIC_RELAXED);
    __atomic_store_n(&mappings[place].start, (uintptr_t)start, __ATOMIC_RELEASE);
    int known = __atomic_load_n(&used, __ATOMIC_RELAXED);
    while (known <= place
           && !__atomic_compare_exchange_n(&used, &known, place + 1, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
    }
    return place;
  }
  return -1;
}

void tekigo_unwatch(int place) { __atomic_store_n(&mappings[place].start, 0, __ATOMIC_RELEASE); }

const size_t *tekigo_lost_place(int place) { return &mappings[place].lost; }
