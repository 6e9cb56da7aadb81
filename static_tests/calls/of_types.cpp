#include <headsup/axes/roles.hpp>
#include <headsup/calls/of_types.hpp>

namespace headsup::headsup_calls {
struct days : axis<"days", 7> {};
template <class T> using plainly = headsup_diagnostics::operand<headsup_diagnostics::no_tensor, T>;

// plain axes: no two are alike
constexpr axis_value six = value_of_axis<tokens<6>>(), three = value_of_axis<d_in<3>>(), week = value_of_axis<days>();
static_assert(six.is(role_named("tokens")) && six.size == 6 && six.separate && six.has_other_sizes &&
              six.known == &nothing);
static_assert(three.is(role_named("d_in")) && !three.separate && value_of_axis<keys<dynamic>>().size == dynamic);
static_assert(week.is(role_named("days")) && week.size == 7 && !week.has_other_sizes);

// what annotated axes know
constexpr knowledge const& weights = *value_of_axis<normalized<keys<5>>>().known;
static_assert(weights.sums && weights.zeros == triangle::none && weights.count == 0 && weights.ids == 0);
static_assert(value_of_axis<normalized_on_average<keys<5>>>().known->sums);
constexpr knowledge const& lower = *value_of_axis<lower_triangle<keys<5>, tokens<4>, -2>>().known;
static_assert(lower.zeros == triangle::lower && lower.query == role_named("tokens") && lower.queries == 4 &&
              lower.diagonal == -2);
constexpr knowledge const& upper = *value_of_axis<pooled<upper_triangle<keys<5>, tokens<4>, 1>, batch<2>>>().known;
static_assert(upper.zeros == triangle::upper && upper.queries == 4 && upper.diagonal == 1 && !upper.sums);
constexpr knowledge const& factors = *value_of_axis<normalized<merged<all_heads<12>, heads<4>, head_dim<3>>>>().known;
static_assert(factors.sums && factors.count == 2 && factors.factors[0].is(role_named("heads")) &&
              factors.factors[1].size == 3 && factors.factors[2].size == 0);
static_assert(value_of_axis<keeps<keys<5>>>().known->mask == polarity::keeps &&
              value_of_axis<pooled<hides<keys<5>>, batch<2>>>().known->mask == polarity::hides &&
              lower.mask == polarity::unknown);
constexpr knowledge const& ids = *value_of_axis<ids_of<vocab<50>, tokens<6>>>().known;
static_assert(ids.ids_of == role_named("vocab") && ids.ids == 50 &&
              value_of_axis<ids_of<vocab<50>, tokens<6>>>().separate);

// tensors, numbers, one truth, and what is none of them
constexpr operand_value x =
    value_of_operand<headsup_diagnostics::operand<axes<pooled<heads<4>, tokens<6>, batch<2>>, keys<5>>, double const>>();
static_assert(x.tensor() && x.count == 2 && x[0].size == 4 && x[1].size == 5 && x.of(role_named("batch")).size == 0);
static_assert(x.holds == number::double_ && x.lost.count == 2 && x.lost[0].is(role_named("tokens")) &&
              x.lost[1].size == 2);
constexpr operand_value scalar = value_of_operand<headsup_diagnostics::operand<axes<>, int>>();
static_assert(scalar.tensor() && scalar.count == 0 && scalar.lost.count == 0 && scalar.last().size == 0);
static_assert(value_of_operand<plainly<float const&>>().is == kind::number &&
              value_of_operand<plainly<bool>>().is == kind::truth);
static_assert(value_of_operand<plainly<char const*>>().is == kind::other && !value_of_operand<plainly<int>>().tensor());
static_assert(value_of_number<float> == number::float_ && value_of_number<bool> == number::bool_ &&
              value_of_number<int> == number::int_ && value_of_number<long> == number::integers &&
              value_of_number<bfloat16> == number::bfloat16 && value_of_number<int*> == number::other);
struct word : headsup_diagnostics::operand<axes<>, int> {
  using is_id_of = vocab<50>;
};
static_assert(value_of_operand<word>().count == 0 && value_of_operand<word>().alone->ids_of == role_named("vocab") &&
              known_ids_of(value_of_operand<word>()).size == 50 && known_ids_of(scalar).size == 0);
static_assert(
    known_ids_of(value_of_operand<headsup_diagnostics::operand<axes<batch<2>, ids_of<vocab<50>, tokens<6>>>, int>>())
        .is(as_axis(role_named("vocab"))));
}  // namespace headsup::headsup_calls
