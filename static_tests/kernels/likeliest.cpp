#include <headsup/kernels/likeliest.hpp>

namespace kernels = headsup::headsup_kernels;

// Of the likeliest, those that are as likely as the last of them stay; others become impossible.
static_assert([] {
  float x[] = {3, 1, 2, 2, 0}, other[5]{};
  kernels::keep_likeliest(x, 1, 5, 2, other);
  return x[0] == 3 && x[2] == 2 && x[3] == 2 && x[1] < -1e38f && x[4] < -1e38f;
}());
static_assert([] {
  float p[] = {0.5f, 0.25f, 0.125f, 0.125f}, other[4]{};
  kernels::keep_share(p, 1, 4, 0.7f, other);
  return p[0] == 0.5f && p[1] == 0.25f && p[2] == 0 && p[3] == 0;
}());
