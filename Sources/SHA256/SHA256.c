#include "SHA256.h"

#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

// Names are those of FIPS 180-4, section 6.2.

static const uint32_t initial[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

static const uint32_t constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t rotate(uint32_t word, int bits) { return word >> bits | word << (32 - bits); }

static inline uint32_t load(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static inline void store(uint8_t *bytes, uint32_t word) {
  for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(word >> (24 - 8 * index));
}

static void add_blocks(uint32_t *state, const uint8_t *bytes, size_t blocks) {
  uint32_t w[16];
  for (; blocks > 0; blocks--, bytes += 64) {
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int t = 0; t < 64; t++) {
      if (t < 16) {
        w[t] = load(bytes + 4 * t);
      } else {
        uint32_t before2 = w[(t - 2) & 15], before15 = w[(t - 15) & 15];
        uint32_t sigma1 = rotate(before2, 17) ^ rotate(before2, 19) ^ before2 >> 10;
        uint32_t sigma0 = rotate(before15, 7) ^ rotate(before15, 18) ^ before15 >> 3;
        w[t & 15] += sigma1 + w[(t - 7) & 15] + sigma0;
      }
      uint32_t sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      uint32_t t1 = h + sum1 + ((e & f) ^ (~e & g)) + constants[t] + w[t & 15];
      uint32_t sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      uint32_t t2 = sum0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + t1;
      d = c, c = b, b = a, a = t1 + t2;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#if defined(__x86_64__)
// The instructions hold the state as (a, b, e, f) and (c, d, g, h), the highest word first; each takes two rounds.
__attribute__((target("sha,sse4.1,ssse3"))) static void add_blocks_by_instructions(
    uint32_t *state, const uint8_t *bytes, size_t blocks) {
  const __m128i reversal = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(badc, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, badc, 0xf0);
  for (; blocks > 0; blocks--, bytes += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4];
#pragma clang loop unroll(full)
    for (int four = 0; four < 16; four++) {
      __m128i *now = &w[four & 3];
      if (four < 4) {
        *now = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * four)), reversal);
      } else {
        const __m128i last = w[(four + 3) & 3];
        __m128i next = _mm_sha256msg1_epu32(*now, w[(four + 1) & 3]);
        next = _mm_add_epi32(next, _mm_alignr_epi8(last, w[(four + 2) & 3], 4));
        *now = _mm_sha256msg2_epu32(next, last);
      }
      const __m128i sum = _mm_add_epi32(*now, _mm_load_si128((const __m128i *)(constants + 4 * four)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1b);
  const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

static int has_instructions(void) {
  unsigned int eax, ebx, ecx, edx;
  if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || !(ecx & bit_SSSE3) || !(ecx & bit_SSE4_1)) return 0;
  return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & 1u << 29) != 0;
}
#endif

int tekigo_sha256_is_accelerated(void) {
#if defined(__x86_64__)
  // 0: nobody has asked yet. Whoever asks at the same time finds the same.
  static int known = 0;
  int answer = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (answer == 0) {
    answer = has_instructions() ? 2 : 1;
    __atomic_store_n(&known, answer, __ATOMIC_RELAXED);
  }
  return answer == 2;
#else
  return 0;
#endif
}

static void take(uint32_t *state, const uint8_t *bytes, size_t blocks, int is_portable) {
#if defined(__x86_64__)
  if (!is_portable && tekigo_sha256_is_accelerated()) {
    add_blocks_by_instructions(state, bytes, blocks);
    return;
  }
#else
  (void)is_portable;
#endif
  add_blocks(state, bytes, blocks);
}

void tekigo_sha256_begin(struct tekigo_sha256 *digest) {
  memcpy(digest->state, initial, sizeof initial);
  digest->length = 0;
}

void tekigo_sha256_add(struct tekigo_sha256 *digest, const uint8_t *bytes, size_t count, int is_portable) {
  size_t kept = digest->length % 64;
  digest->length += count;
  if (kept > 0) {
    size_t missing = 64 - kept;
    if (count < missing) {
      if (count > 0) memcpy(digest->block + kept, bytes, count);
      return;
    }
    memcpy(digest->block + kept, bytes, missing);
    take(digest->state, digest->block, 1, is_portable);
    bytes += missing;
    count -= missing;
  }
  if (count >= 64) take(digest->state, bytes, count / 64, is_portable);
  if (count % 64 > 0) memcpy(digest->block, bytes + (count - count % 64), count % 64);
}

void tekigo_sha256_finish(struct tekigo_sha256 *digest, uint8_t *bytes, int is_portable) {
  // 5.1.1: a bit 1, zeros, and the length in bits, up to a multiple of 64 bytes.
  uint8_t padding[72] = {0x80};
  uint64_t bits = digest->length * 8;
  size_t zeros = (119 - digest->length % 64) % 64;
  store(padding + 1 + zeros, (uint32_t)(bits >> 32));
  store(padding + 5 + zeros, (uint32_t)bits);
  tekigo_sha256_add(digest, padding, 9 + zeros, is_portable);
  for (int index = 0; index < 8; index++) store(bytes + 4 * index, digest->state[index]);
}
