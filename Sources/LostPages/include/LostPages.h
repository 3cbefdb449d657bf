#pragma once

#include <stddef.h>

/// How many mappings can be watched at a time.
#define TEKIGO_WATCHED_LIMIT 4096

/// Watches a mapping of a file: where the system can't bring a page of it, since the file was cut short or can't be
/// read, that page and all after it read as zeros from then on, instead of ending the process (SIGBUS).
///
/// Returns its place, or -1 where no more can be watched.
int tekigo_watch(const void *start, size_t length);

/// Watches no longer. To be called before the mapping goes.
void tekigo_unwatch(int place);

/// Where the offset of the first page of a mapping stands that was lost; PTRDIFF_MAX while none was.
const size_t *tekigo_lost_place(int place);

/// What stands there now. A thread that has read a byte of a lost page, or of one after it, sees that it was lost.
static inline size_t tekigo_lost(const size_t *place) { return __atomic_load_n(place, __ATOMIC_RELAXED); }
