#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;

using joined = merged<all_heads<6>, heads<2>, head_dim<3>>;

// the type: an axis of its role, which remembers where it came from
static_assert(Axis<joined> && std::is_base_of_v<all_heads<6>, joined>);
static_assert(std::is_same_v<factors_of<joined>, axes<heads<2>, head_dim<3>>>);
static_assert(std::is_same_v<factors_of<all_heads<6>>, axes<>>);

// it does not forget what it was merged from when its numbers come to sum to one
static_assert(std::is_same_v<factors_of<normalized<joined>>, axes<heads<2>, head_dim<3>>>);
static_assert(std::is_same_v<factors_of<normalized_on_average<joined>>, axes<heads<2>, head_dim<3>>>);
static_assert(std::is_same_v<factors_of<normalized<keys<6>>>, axes<>>);

// order matters
static_assert(!std::is_same_v<joined, merged<all_heads<6>, head_dim<3>, heads<2>>>);

// the values
static_assert(joined::size == 6 && same_axis<joined, all_heads<6>>);
static_assert(has<all_heads, axes<tokens<5>, joined>> && !has<heads, axes<tokens<5>, joined>>);
static_assert(axes<tokens<5>, joined>::size == 30);

// what it refuses
template <class A, class... Fs>
concept can_be_merged = requires { typename merged<A, Fs...>; };
static_assert(can_be_merged<all_heads<6>, heads<2>, head_dim<3>>);
static_assert(!can_be_merged<all_heads<6>, int> && !can_be_merged<int, heads<2>>);
