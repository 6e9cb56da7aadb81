#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/pooled.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

namespace {
template <std::size_t N> struct frames : axis<"frames", N>, of_separate_things {};

template <class A, class B> inline constexpr bool same = std::is_same_v<A, B>;
}  // namespace

// which elements are separate things
static_assert(is_separate<batch<2>> && is_separate<tokens<3>> && is_separate<context_length<5>> &&
              is_separate<frames<2>> && is_separate<normalized<tokens<3>>>);
static_assert(!is_separate<keys<3>> && !is_separate<heads<2>> && !is_separate<d_in<3>> && !is_separate<vocab<7>>);

// what is lost stands on the first axis that is left, and moves on if that one is lost too
using one_example = pool_over<axes<batch<2>, tokens<3>, d_in<5>>, batch>;
static_assert(same<one_example, axes<pooled<tokens<3>, batch<2>>, d_in<5>>>);
static_assert(same<pool_over<one_example, tokens>, axes<pooled<d_in<5>, batch<2>, tokens<3>>>>);
static_assert(same<pool_over<one_example, d_in>, axes<pooled<tokens<3>, batch<2>>>>);
static_assert(same<pool_over<pool_over<one_example, d_in>, tokens>, axes<>>);
static_assert(same<pool_over<axes<frames<2>, d_in<3>>, frames>, axes<pooled<d_in<3>, frames<2>>>>);

// features and keys are parts of one thing
static_assert(same<pool_over<axes<tokens<2>, d_in<3>>, d_in>, axes<tokens<2>>>);
static_assert(same<pool_over<axes<tokens<2>, keys<3>>, keys>, axes<tokens<2>>>);

// it is outermost, so that the axis is still all else that it was
static_assert(
    same<pool_over<axes<tokens<2>, normalized<keys<3>>>, tokens>, axes<pooled<normalized<keys<3>>, tokens<2>>>>);
static_assert(
    same<normalize_along<axes<pooled<keys<3>, tokens<2>>>, keys>, axes<pooled<normalized<keys<3>>, tokens<2>>>>);
static_assert(same<forget_sum<pooled<normalized<keys<3>>, tokens<2>>>, pooled<keys<3>, tokens<2>>>);
static_assert(sums_to_one<pooled<normalized<keys<3>>, tokens<2>>> && !sums_to_one<pooled<keys<3>, tokens<2>>>);
static_assert(same<sums_after_dropout<axes<pooled<normalized<keys<3>>, tokens<2>>>>,
                   axes<pooled<normalized_on_average<keys<3>>, tokens<2>>>>);
static_assert(
    same<pooled<merged<all_heads<6>, heads<2>, head_dim<3>>, batch<5>>::factors, axes<heads<2>, head_dim<3>>>);
static_assert(same<plain_axis<pooled<normalized<keys<3>>, tokens<2>>>, keys<3>>);

// what is computed from two has lost what either has lost, each once, but not what it has
using scores = axes<heads<2>, tokens<3>>;
static_assert(same<keep_lost<scores, axes<pooled<heads<2>, batch<5>>>, axes<tokens<3>>>,
                   axes<pooled<heads<2>, batch<5>>, tokens<3>>>);
static_assert(same<keep_lost<scores, axes<pooled<heads<2>, batch<5>>>, axes<pooled<d_in<3>, tokens<3>, batch<5>>>>,
                   axes<pooled<heads<2>, batch<5>>, tokens<3>>>);
static_assert(same<keep_lost<scores, axes<heads<2>>, axes<pooled<d_in<7>, context_length<5>>>>,
                   axes<pooled<heads<2>, context_length<5>>, tokens<3>>>);
static_assert(same<keep_lost<axes<batch<5>, d_in<3>>, axes<pooled<d_in<3>, batch<5>>>>, axes<batch<5>, d_in<3>>>);
static_assert(same<keep_lost<scores, scores, scores>, scores> && same<keep_lost<axes<>, one_example>, axes<>>);

static_assert(is_pooled<one_example> && !is_pooled<scores> && !is_pooled<axes<>>);
static_assert(same<lost_by<one_example>, axes<batch<2>>> && same<forget_lost<one_example>, axes<tokens<3>, d_in<5>>>);
