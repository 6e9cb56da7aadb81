#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

using plain = axes<heads<2>, tokens<3>, keys<5>>;
using weights = axes<heads<2>, tokens<3>, normalized<keys<5>>>;
using dropped = axes<heads<2>, tokens<3>, normalized_on_average<keys<5>>>;

// the type: softmax sets it
static_assert(std::is_same_v<normalize_along<plain, keys>, weights>);
static_assert(std::is_same_v<normalize_along<dropped, keys>, weights>);
static_assert(std::is_same_v<normalize_along<weights, keys>, weights>);

// along one axis at a time
static_assert(std::is_same_v<normalize_along<weights, tokens>, axes<heads<2>, normalized<tokens<3>>, keys<5>>>);
static_assert(std::is_same_v<normalize_along<plain, d_in>, plain>);

// dropout weakens it
static_assert(std::is_same_v<sums_after_dropout<weights>, dropped>);
static_assert(std::is_same_v<sums_after_dropout<dropped>, dropped>);
static_assert(std::is_same_v<sums_after_dropout<plain>, plain>);

// any other change forgets it
static_assert(std::is_same_v<forget_numbers<weights>, plain> && std::is_same_v<forget_numbers<dropped>, plain>);
static_assert(std::is_same_v<forget_numbers<plain>, plain> && std::is_same_v<forget_numbers<axes<>>, axes<>>);
static_assert(std::is_same_v<forget_sum<normalized<keys<5>>>, keys<5>>);
static_assert(std::is_same_v<forget_sum<keys<5>>, keys<5>>);

// as what was multiplied by weights
static_assert(is_weighed<weighed<keys<5>>> && is_weighed<pooled<weighed<keys<5>>, heads<2>>> && !is_weighed<keys<5>>);
static_assert(std::is_same_v<forget_numbers<axes<weighed<keys<5>>>>, axes<keys<5>>> && !sums_to_one<weighed<keys<5>>>);

// but not the factors of an axis
static_assert(std::is_same_v<forget_sum<normalized<merged<keys<6>, heads<2>, keys<3>>>>,  //
                             merged<keys<6>, heads<2>, keys<3>>>);

// the values
static_assert(sums_to_one<normalized<keys<5>>> && sums_to_one<normalized_on_average<keys<5>>>);
static_assert(!sums_to_one<keys<5>>);
static_assert(same_axes<plain, weights> && same_axes<weights, dropped>);
static_assert(size_of<keys, weights> == 5 && has<keys, dropped>);
