// The size of the second-level cache, beside what the system says.

#include <headsup/kernels/caches.hpp>

#include "catch.hpp"

#include <unistd.h>

TEST_CASE("caches: the second level is what the system says it is, within limits", "[kernels]") {
  std::size_t const bytes = headsup::headsup_kernels::second_level();
  CHECK(bytes >= 256 << 10);
  CHECK(bytes <= 4 << 20);
  CHECK(bytes == headsup::headsup_kernels::second_level());
#if defined(__x86_64__) && defined(_SC_LEVEL2_CACHE_SIZE)
  long const said = sysconf(_SC_LEVEL2_CACHE_SIZE);
  if (said >= 256 << 10 && said <= 4 << 20) CHECK(bytes == static_cast<std::size_t>(said));
#endif
}
