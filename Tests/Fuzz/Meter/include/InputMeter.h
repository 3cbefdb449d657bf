#pragma once

#include <stdint.h>

/// What the calling thread has spent between the last two calls. -1: this system does not tell.
struct tekigo_spending {
  /// Instructions in user mode, by the processor's counter.
  int64_t instructions;
  /// Time of the processor, nanoseconds.
  int64_t nanoseconds;
  /// The most bytes of the heap that were held at a time beyond those that were held at the beginning.
  int64_t held_bytes;
};

void tekigo_begin_metering(void);
struct tekigo_spending tekigo_end_metering(void);
