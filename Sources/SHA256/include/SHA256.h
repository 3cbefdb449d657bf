#pragma once

#include <stddef.h>
#include <stdint.h>

/// A digest by SHA-256 (FIPS 180-4) that is under way.
struct tekigo_sha256 {
  uint32_t state[8];
  /// Bytes so far.
  uint64_t length;
  /// The bytes of a block that is not full.
  uint8_t block[64];
};

/// Begins a digest.
void tekigo_sha256_begin(struct tekigo_sha256 *digest);

/// Takes the next bytes of the message, by the instructions that the processor has for it or, where `is_portable` is
/// not 0 or it has none, by those that every processor has.
void tekigo_sha256_add(struct tekigo_sha256 *digest, const uint8_t *bytes, size_t count, int is_portable);

/// Ends a digest and writes its 32 bytes.
void tekigo_sha256_finish(struct tekigo_sha256 *digest, uint8_t *bytes, int is_portable);

/// Whether the processor has instructions for it that are used here.
int tekigo_sha256_is_accelerated(void);
