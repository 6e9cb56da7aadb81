#include <headsup/axes/roles.hpp>
#include <headsup/axes/triangle.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

using lower = lower_triangle<keys<3>, tokens<3>, 0>;
using upper = upper_triangle<keys<3>, tokens<3>, 1>;

// the type: an axis of its role, which remembers on which side of which diagonal the zeros are
static_assert(Axis<lower> && Axis<upper> && same_axis<lower, keys<3>> && same_axis<lower, upper>);
static_assert(is_lower_triangle<lower> && !is_upper_triangle<lower> && lower::diagonal == 0);
static_assert(is_upper_triangle<upper> && !is_lower_triangle<upper> && std::is_same_v<upper::query, tokens<3>>);
static_assert(!is_lower_triangle<keys<3>> && !is_upper_triangle<normalized<keys<3>>>);

// the values: what is outside one triangle is inside the other
static_assert(std::is_same_v<opposite_triangles<axes<tokens<3>, lower>>, axes<tokens<3>, upper>>);
static_assert(std::is_same_v<opposite_triangles<axes<tokens<3>, upper>>, axes<tokens<3>, lower>>);
static_assert(std::is_same_v<opposite_triangles<axes<tokens<3>, normalized<keys<3>>>>, axes<tokens<3>, keys<3>>>);

// forgotten with the sums, kept where zeros stay zeros
static_assert(std::is_same_v<forget_numbers<axes<lower, tokens<3>>>, axes<keys<3>, tokens<3>>>);
static_assert(std::is_same_v<only_triangles<axes<lower, normalized<tokens<3>>>>, axes<lower, tokens<3>>>);
static_assert(!sums_to_one<lower>);

// zeros alone: of a triangle, also of one that is a mask, and of a product with a mask
using hidden = zero_where_hidden<keys<3>>;
static_assert(Axis<hidden> && same_axis<hidden, keys<3>> && hidden_along<hidden>::value && !hidden_along<lower>::value);
static_assert(hidden_along<pooled<hidden, tokens<2>>>::value && !hidden_along<hidden>::were_weights);
static_assert(hidden_along<hidden_in<normalized<keys<3>>>>::were_weights &&
              !sums_to_one<hidden_in<normalized<keys<3>>>>);
static_assert(
    std::is_same_v<zeros_of_list<axes<lower, hidden, normalized<tokens<3>>>>::type, axes<lower, hidden, tokens<3>>>);
static_assert(std::is_same_v<zeros_of_list<axes<keeps<lower>, keeps<tokens<3>>>>::type, axes<lower, tokens<3>>>);
static_assert(std::is_same_v<zeros_of_list<axes<pooled<hidden, tokens<2>>>>::type, axes<pooled<hidden, tokens<2>>>>);
static_assert(std::is_same_v<forget_numbers<axes<hidden>>, axes<keys<3>>>);
