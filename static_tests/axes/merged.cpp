#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

using joined = merged<all_heads<6>, heads<2>, head_dim<3>>;

// the type: an axis of its role, which remembers where it came from
static_assert(Axis<joined> && std::is_base_of_v<all_heads<6>, joined>);
static_assert(std::is_same_v<factors_of<joined>, axes<heads<2>, head_dim<3>>>);
static_assert(std::is_same_v<factors_of<all_heads<6>>, axes<>>);

// it keeps its factors when its numbers become weights that sum to one
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
static_assert(Axis<merged<all_heads<6>, heads<2>, head_dim<3>>>);
static_assert(!Axis<merged<all_heads<6>, int>> && !Axis<merged<int, heads<2>>> && !Axis<normalized<bool>>);

// two axes of one role and size are the same, unless they were merged in different ways
using other_order = merged<all_heads<6>, head_dim<3>, heads<2>>;
using three_twos = merged<all_heads<6>, heads<3>, head_dim<2>>;
static_assert(same_axis<joined, joined> && !same_axis<joined, other_order> && !same_axis<joined, three_twos>);
static_assert(!agree<axes<joined>, axes<other_order>> && !subset<axes<joined>, axes<other_order>> &&
              !same_axes<axes<joined>, axes<other_order>>);
static_assert(agree<axes<joined>, axes<all_heads<6>>> && agree<axes<normalized<joined>>, axes<joined>>);

// copies match any axis, but only at its position; a plain axis does not say what they are copies of
using each_twice = merged<all_heads<6>, heads<3>, copies<2>>;
using all_twice = merged<all_heads<6>, copies<2>, heads<3>>;
static_assert(same_axis<three_twos, each_twice> && same_axis<each_twice, each_twice>);
static_assert(!same_axis<three_twos, all_twice> && !same_axis<each_twice, all_twice>);
static_assert(!same_axis<each_twice, all_heads<6>> && !same_axis<all_heads<6>, all_twice>);
static_assert(same_axis<merged<head_dim<4>, halves<2>, pairs<2>>, merged<head_dim<4>, copies<2>, pairs<2>>> &&
              !same_axis<merged<head_dim<4>, halves<2>, pairs<2>>, merged<head_dim<4>, pairs<2>, copies<2>>>);

// from a list
static_assert(std::is_same_v<merged_from<all_heads<6>, axes<heads<3>, copies<2>>>, each_twice>);
