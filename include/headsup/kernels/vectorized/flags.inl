// HEADSUP_FLAGS: a name that tells what a file is compiled for, one digit for each extension that adds instructions:
// AVX, AVX2, FMA, BMI2, AVX-512 F, VL, VBMI, VNNI, BF16, FP16. On processors other than x86-64 all are 0.
#if defined(__AVX__)
#define HEADSUP_HAS_AVX 1
#else
#define HEADSUP_HAS_AVX 0
#endif
#if defined(__AVX2__)
#define HEADSUP_HAS_AVX2 1
#else
#define HEADSUP_HAS_AVX2 0
#endif
#if defined(__FMA__)
#define HEADSUP_HAS_FMA 1
#else
#define HEADSUP_HAS_FMA 0
#endif
#if defined(__BMI2__)
#define HEADSUP_HAS_BMI2 1
#else
#define HEADSUP_HAS_BMI2 0
#endif
#if defined(__AVX512F__)
#define HEADSUP_HAS_F 1
#else
#define HEADSUP_HAS_F 0
#endif
#if defined(__AVX512VL__)
#define HEADSUP_HAS_VL 1
#else
#define HEADSUP_HAS_VL 0
#endif
#if defined(__AVX512VBMI__)
#define HEADSUP_HAS_VBMI 1
#else
#define HEADSUP_HAS_VBMI 0
#endif
#if defined(__AVX512VNNI__)
#define HEADSUP_HAS_VNNI 1
#else
#define HEADSUP_HAS_VNNI 0
#endif
#if defined(__AVX512BF16__)
#define HEADSUP_HAS_BF16 1
#else
#define HEADSUP_HAS_BF16 0
#endif
#if defined(__AVX512FP16__)
#define HEADSUP_HAS_FP16 1
#else
#define HEADSUP_HAS_FP16 0
#endif
#define HEADSUP_JOIN_DIGITS(a, b, c, d, e, f, g, h, i, j) flags_##a##b##c##d##e##f##g##h##i##j
#define HEADSUP_JOIN(...) HEADSUP_JOIN_DIGITS(__VA_ARGS__)
#define HEADSUP_FLAGS                                                                                               \
  HEADSUP_JOIN(HEADSUP_HAS_AVX, HEADSUP_HAS_AVX2, HEADSUP_HAS_FMA, HEADSUP_HAS_BMI2, HEADSUP_HAS_F, HEADSUP_HAS_VL, \
               HEADSUP_HAS_VBMI, HEADSUP_HAS_VNNI, HEADSUP_HAS_BF16, HEADSUP_HAS_FP16)
