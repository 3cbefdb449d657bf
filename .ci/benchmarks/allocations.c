/* Counts the allocations of the program that it is loaded into, and tells them on standard error at its end. */
#include <errno.h>
#include <stddef.h>
#include <stdio.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
static unsigned long count;

static void one(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }
void *malloc(size_t n) { one(); return __libc_malloc(n); }
void *calloc(size_t n, size_t m) { one(); return __libc_calloc(n, m); }
void *realloc(void *p, size_t n) { one(); return __libc_realloc(p, n); }
void *aligned_alloc(size_t a, size_t n) { one(); return __libc_memalign(a, n); }
int posix_memalign(void **p, size_t a, size_t n) { one(); *p = __libc_memalign(a, n); return *p ? 0 : ENOMEM; }
__attribute__((destructor)) static void tell(void) { fprintf(stderr, "allocations %lu\n", count); }
