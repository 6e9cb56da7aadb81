#include "given.hpp"

#include <headsup/calls/written.hpp>

namespace headsup::headsup_calls {
// names in their order
using in_order = headsup::headsup_rule::written_names<headsup::headsup_rule::roles<tokens>, headsup::headsup_rule::types<double, axes<keys<3>>>,
                                              headsup::headsup_rule::numbers<7>>;
static_assert(in_order::count == 4 && in_order::all[0].is == written::role &&
              in_order::all[1].type == number::double_ && in_order::all[2].list.count == 1 && in_order::all[3].n == 7);
using axis_before = headsup::headsup_rule::written_names<headsup::headsup_rule::roles<tokens>, headsup::headsup_rule::axis_first<keys<3>>,
                                                 headsup::headsup_rule::numbers<>>;
static_assert(axis_before::all[0].axis.size == 3 && axis_before::all[1].is == headsup::headsup_calls::written::role);
using number_before = headsup::headsup_rule::written_names<headsup::headsup_rule::roles<>, headsup::headsup_rule::types<keys<3>>,
                                                   headsup::headsup_rule::number_first<-1>>;
static_assert(number_before::all[0].n == -1 && number_before::all[1].axis.is(role::keys));

// as it is shown
constexpr bool is_shown(name_value const& name, char const* text) {
  words w;
  return same_text(show(w, name).data(), text);
}
static_assert(is_shown(written_role<tokens>(), "tokens") && is_shown(written_type<keys<3>>(), "keys<3>") &&
              is_shown(written_type<axes<keys<3>, d_in<4>>>(), "axes<keys<3>, d_in<4>>") &&
              is_shown(written_number<-2>(), "-2") && is_shown(written_type<double>(), "double") &&
              is_shown(written_type<char const*>(), "...") && is_shown(written_number<nullptr>(), "..."));
}  // namespace headsup::headsup_calls
