#include <headsup/by_place/notice.hpp>

using namespace headsup::headsup_by_place;

namespace {
constexpr int line = __LINE__ + 1;
constexpr called_at at = called_at::here();
static_assert(at.line == line);

constexpr called_at as_default(called_at here = called_at::here()) { return here; }
static_assert(as_default().line == __LINE__);

static_assert(runs::known && asks_nothing::known && stops<int>::known && !unread<int>::known);
}  // namespace
