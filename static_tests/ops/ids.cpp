#include <headsup/axes/roles.hpp>
#include <headsup/ops/ids.hpp>

#include <cstdint>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

constexpr auto const& asking = headsup_calls::op::gather;

// the positions: whole numbers of any type
static_assert(headsup_detail::position_of_id<asking, vocab>(4, 5) == 4);
static_assert(headsup_detail::position_of_id<asking, vocab>(std::uint8_t{0}, 5) == 0);
static_assert(!Constant<[] { return headsup_detail::position_of_id<asking, vocab>(5, 5); }>);
static_assert(!Constant<[] { return headsup_detail::position_of_id<asking, vocab>(std::int64_t{-1}, 5); }>);

// the sizes, where the axis has a name that no ids have
using beside = decltype(headsup_detail::beside_ids<vocab>(extents<axes<tokens<2>, vocab<5>>>{}));
static_assert(std::is_same_v<beside, extents<axes<tokens<2>, headsup_detail::looked_up<5>>>>);
