#pragma once

#include <stdint.h>

/// Asks the processor to bring the bytes around an address near, without waiting for them.
///
/// Nothing is read: any address will do, also one where nothing is. Swift has no way to say this.
static inline void tekigo_fetch_ahead(uintptr_t address) { __builtin_prefetch((const void *)address); }
