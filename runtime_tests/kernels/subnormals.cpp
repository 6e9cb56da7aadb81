#include <headsup/kernels/subnormals.hpp>

#include "catch.hpp"

#include <limits>

namespace {

using headsup::headsup_kernels::flushes_subnormals;

// Half of the smallest normal number, as the processor computes it now.
float half_of_smallest() {
  float volatile smallest = std::numeric_limits<float>::min();
  return smallest * 0.5f;
}

}  // namespace

TEST_CASE("subnormals: they count as 0 where that is asked for, and nowhere else", "[kernels]") {
  float const kept = half_of_smallest();
  {
    [[maybe_unused]] flushes_subnormals<false> const no;
    CHECK(half_of_smallest() == kept);
#if defined(__x86_64__) || defined(__aarch64__)
    flushes_subnormals<true> const yes;
    CHECK(half_of_smallest() == 0);
    {
      flushes_subnormals<true> const again;
    }
    CHECK(half_of_smallest() == 0);
#endif
  }
  CHECK(half_of_smallest() == kept);
}
